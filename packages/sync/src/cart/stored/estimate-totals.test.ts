import { expect, it } from 'vitest'
import { aLine } from '../../testing/a-line.ts'
import { estimateTotals } from './estimate-totals.ts'

it('an estimate counts what can be bought: a line sold out meanwhile is shown and not counted', () => {
  const stock = { is_in_stock: false, qty: 0, status: 'out_of_stock' as const }
  const lines = [aLine({ sku: 'A', qty: 2, row_total: 118 }), aLine({ sku: 'B', stock })]
  expect(estimateTotals(null, lines)).toMatchObject({
    subtotal_incl_tax: 118,
    grand_total: 118,
    items_qty: 2,
  })
})

it('a gift card left alone in the bag costs no delivery, and a coat laid beside it is delivered again', () => {
  const card = aLine({ sku: 'GIFT', product_type: 'virtual', row_total: 100 })
  const coat = aLine({ sku: 'COAT', row_total: 59 })
  const last = estimateTotals(null, [card, coat])
  const counted = {
    ...last,
    grand_total: 163,
    total_segments: [
      { code: 'subtotal_incl_tax', title: 'Goods', value: 159 },
      { code: 'shipping', title: 'Parcel', value: 4 },
      { code: 'grand_total', title: 'Total', value: 163 },
    ],
  }
  const alone = estimateTotals(counted, [card])
  expect(alone.total_segments.map(({ code, value }) => [code, value])).toEqual([
    ['subtotal_incl_tax', 100],
    ['grand_total', 100],
  ])
  expect(alone.grand_total).toBe(100)
  expect(estimateTotals(alone, [card, coat]).total_segments.map(({ code, value }) => [code, value])).toEqual([
    ['subtotal_incl_tax', 159],
    ['shipping_on_checkout', null],
    ['grand_total', 159],
  ])
})
