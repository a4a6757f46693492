import { expect, test } from 'vitest'
import type { OrderStates } from '../order/status.ts'
import { invoiceNumber, isInvoiceDue } from './invoice.ts'

test.each<[OrderStates['order'], OrderStates['payment'], boolean]>([
  ['placed', 'open', false],
  ['placed', 'pending', false],
  ['packed', 'failed', false],
  ['placed', 'paid', true],
  ['shipped', 'open', true],
  ['returned', 'refunded', true],
  ['canceled', 'open', false],
  ['canceled', 'refunded', true],
])('an order %s, its payment %s: invoice due %s', (order, payment, isDue) =>
  expect(isInvoiceDue({ order, payment })).toBe(isDue),
)

test('numbers of a year sort as they were given', () => {
  expect([invoiceNumber(2026, 7), invoiceNumber(2026, 12_345)]).toEqual(['2026-00007', '2026-12345'])
})
