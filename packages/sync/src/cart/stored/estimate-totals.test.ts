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
