import { expect, it } from 'vitest'
import { bagTotals } from './bag-totals.ts'

const totalsOf = (rows: [string, number][]) => ({
  grand_total: rows.at(-1)?.[1] ?? 0,
  total_segments: rows.map(([code, value]) => ({ code, title: code, value })),
})
const shown = (rows: [string, number][]) => {
  const { grand_total, total_segments } = bagTotals(totalsOf(rows))
  return [grand_total, ...total_segments.map(({ code, value }) => `${code} ${value}`)]
}

it('"Bank transfer −$3" stood in the bag of who only looked at the checkout: no way to pay stands there', () => {
  expect(
    shown([
      ['subtotal_incl_tax', 78],
      ['payment_discount', -2.34],
      ['shipping', 8],
      ['grand_total', 83.66],
    ]),
  ).toEqual([86, 'subtotal_incl_tax 78', 'shipping 8', 'grand_total 86'])
})

it('a tax counted from what is paid goes with it, and the total is before tax again', () => {
  expect(
    shown([
      ['subtotal_incl_tax', 164],
      ['payment_discount', -5],
      ['shipping', 12],
      ['tax', 9.94],
      ['grand_total', 180.94],
    ]),
  ).toEqual([176, 'subtotal_incl_tax 164', 'shipping 12', 'grand_total 176'])
})

it.each([
  [
    'no way to pay changes anything',
    [
      ['subtotal_incl_tax', 78],
      ['tax', 5],
      ['grand_total', 83],
    ],
  ],
  [
    'a gift card pays of it',
    [
      ['subtotal_incl_tax', 78],
      ['payment', 4],
      ['gift_card', -82],
      ['grand_total', 0],
    ],
  ],
] as [string, [string, number][]][])('where %s all stays as counted', (_, rows) => {
  expect(bagTotals(totalsOf(rows))).toEqual(totalsOf(rows))
})
