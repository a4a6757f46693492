import { expect, test } from 'vitest'
import { isLowStock, stockStatus } from './stock-status.ts'

const stock = (qty: number, manageStock = true) => ({ qty, manageStock, lowStockQty: 3 })

test.each([
  { story: 'plenty', stock: stock(10), wanted: 1, status: 'ok' },
  { story: 'just the threshold is enough', stock: stock(3), wanted: 1, status: 'ok' },
  { story: 'few left', stock: stock(2), wanted: 1, status: 'volatile' },
  { story: 'more wanted than there is', stock: stock(2), wanted: 3, status: 'out_of_stock' },
  { story: 'nothing left', stock: stock(0), wanted: 1, status: 'out_of_stock' },
  { story: 'nothing wanted of nothing', stock: stock(0), wanted: 0, status: 'out_of_stock' },
  { story: 'stock is not counted', stock: stock(0, false), wanted: 99, status: 'ok' },
])('$story', ({ stock, wanted, status }) => expect(stockStatus(stock, wanted)).toBe(status))

test('sold out is not "few left"', () => expect(isLowStock(stock(0))).toBe(false))
