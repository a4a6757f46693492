import { expect, test } from 'vitest'
import { isLowStock, stockStatus } from './stock-status.ts'

const stock = (qty: number, manageStock = true) => ({ qty, manageStock, lowStockQty: 3 })

test.each([
  { story: 'plenty', held: stock(10), wanted: 1, status: 'ok' },
  { story: 'just the threshold is enough', held: stock(3), wanted: 1, status: 'ok' },
  { story: 'few left', held: stock(2), wanted: 1, status: 'volatile' },
  { story: 'more wanted than there is', held: stock(2), wanted: 3, status: 'out_of_stock' },
  { story: 'nothing left', held: stock(0), wanted: 1, status: 'out_of_stock' },
  { story: 'nothing wanted of nothing', held: stock(0), wanted: 0, status: 'out_of_stock' },
  { story: 'stock is not counted', held: stock(0, false), wanted: 99, status: 'ok' },
])('$story', ({ held, wanted, status }) => expect(stockStatus(held, wanted)).toBe(status))

test('sold out is not "few left"', () => expect(isLowStock(stock(0))).toBe(false))
