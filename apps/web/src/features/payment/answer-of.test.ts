import type { OrderView } from '@vitrine/contract/order'
import { expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'

const order = (payment: Partial<OrderView['payment']>, canceled = false, grand_total = 112) =>
  ({
    canceled,
    totals: { grand_total },
    payment: { state: 'pending', online: true, payable: false, ...payment },
  }) as OrderView

it.each([
  ['paid', order({ state: 'paid' })],
  ['paid', order({ state: 'part_refunded' })],
  ['owed', order({ state: 'paid' }, true)],
  ['owed', order({ state: 'part_refunded' }, true)],
  // Cards and bonuses have it back at once.
  ['paid', order({ state: 'paid' }, true, 0)],
  ['waiting', order({ waits_for_bank: true })],
  ['unpaid', order({ state: 'failed', payable: true })],
  ['released', order({ state: 'failed', expired: true }, true)],
  ['canceled', order({ state: 'failed' }, true)],
  ['review', order({})],
  ['settled', order({ state: 'open', online: false })],
])('%s', (answer, asked) => expect(answerOf(asked)).toBe(answer))
