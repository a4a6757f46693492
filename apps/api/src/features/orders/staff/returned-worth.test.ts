import { expect, test } from 'vitest'
import type { OrderRow } from '../order-payments.ts'
import { returnedWorth } from './returned-worth.ts'

/** Two shirts of 30 and a bag of 40, delivered for 5, with a fee of 3 for the way to pay. */
const ROW = {
  ...{ state: 'complete', payment_state: 'paid' },
  totals: { items: [{ row_total_with_discount: 60 }, { row_total_with_discount: 40 }] },
  ...{ total_minor: 9_800, gift_card_minor: 1_000, bonus_minor: 0, shipping_minor: 500, payment_minor: 300 },
} as unknown as OrderRow
const lines = (returned: number) =>
  [
    { lineId: 1, qty: 2, returned },
    { lineId: 2, qty: 1, returned: 0 },
  ].map((line) => ({ ...line, announced: 0, nature: 'goods' as const }))
const refundable = { moneyMinor: 9_800, giftCardMinor: 1_000, bonusMinor: 0 }

test('a shirt that came back is worth what it cost, without its part of delivery and fee', () => {
  expect(returnedWorth({ row: ROW, lines: lines(1), refundable })).toBe(30)
})

test('nothing is suggested where nothing came back, or the lines are not those of the sums', () => {
  expect(returnedWorth({ row: ROW, lines: lines(0), refundable })).toBeNull()
  expect(returnedWorth({ row: ROW, lines: lines(1).slice(0, 1), refundable })).toBeNull()
})
