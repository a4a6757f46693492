import type { OrderView } from '@vitrine/contract/order'
import { expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'

const order = (payment: Partial<OrderView['payment']>, canceled = false) =>
  ({ canceled, payment: { state: 'pending', online: true, payable: false, ...payment } }) as OrderView

it.each([
  ['paid', order({ state: 'paid' })],
  ['paid', order({ state: 'part_refunded' })],
  ['paid', order({ state: 'paid' }, true)],
  ['waiting', order({ waits_for_bank: true })],
  ['unpaid', order({ state: 'failed', payable: true })],
  ['released', order({ state: 'failed' }, true)],
  ['review', order({})],
  ['settled', order({ state: 'open', online: false })],
])('%s', (answer, asked) => expect(answerOf(asked)).toBe(answer))
