import type { StockAnswer } from '@vitrine/contract/stock'
import type { Product } from '@vitrine/domain/catalog/product'
import { expect, test } from 'vitest'
import { stockedSkus, withCurrentStock } from './current-stock.ts'

const answered = (sku: string, qty: number) => ({
  sku,
  stock: { product_id: 1, qty, is_in_stock: qty > 0, manage_stock: true },
})
const aProduct = (more: object = {}) =>
  ({
    ...answered('A', 5),
    ...{ configurable_children: [], product_links: [], bundle_options: [] },
    ...more,
  }) as unknown as Product
const answer = (sku: string, qty: number, more: Partial<StockAnswer> = {}): StockAnswer =>
  ({
    ...{ product_sku: sku, qty, is_in_stock: qty > 0, manage_stock: true, api_error: null },
    ...{ status: qty > 2 ? 'ok' : qty > 0 ? 'volatile' : 'out_of_stock' },
    ...more,
  }) as StockAnswer

test('thirty-one variants are asked for in three pieces, fifteen at most in each', () => {
  const variants = Array.from({ length: 31 }, (_, at) => answered(`A-${at}`, 1))
  const pieces = stockedSkus(
    aProduct({ configurable_children: [...variants, answered('A,B', 1), answered('A-0', 1)] }),
  )
  expect(pieces.map(({ length }) => length)).toEqual([15, 15, 1])
  expect(pieces.flat()).toEqual(variants.map(({ sku }) => sku))
})

test('a set asks for its parts, anything else for itself', () => {
  const set = { product_links: [{ product: answered('B', 1) }, {}] }
  expect(stockedSkus(aProduct(set))).toEqual([['B']])
  expect(stockedSkus(aProduct({ bundle_options: [set] }))).toEqual([['B']])
  expect(stockedSkus(aProduct())).toEqual([['A']])
})

test('a size that was sold since is sold out, and the last one takes the product with it', () => {
  const product = aProduct({ configurable_children: [answered('A-S', 4), answered('A-M', 4)] })
  const one = withCurrentStock(product, [answer('A-S', 0)])
  expect(one.configurable_children.map(({ stock }) => stock.is_in_stock)).toEqual([false, true])
  expect(one.stock.is_in_stock).toBe(true)
  const both = withCurrentStock(product, [answer('A-S', 0), answer('A-M', 0)])
  expect(both.stock.is_in_stock).toBe(false)
})

test('few are left when the shop says so; parts of a set are told, too', () => {
  expect(withCurrentStock(aProduct(), [answer('A', 2)]).stock).toMatchObject({ qty: 2, low_stock: true })
  const set = withCurrentStock(aProduct({ product_links: [{ product: answered('B', 5) }] }), [answer('B', 0)])
  expect(set.product_links[0]?.product?.stock.is_in_stock).toBe(false)
  expect(set.stock).toMatchObject({ qty: 5, is_in_stock: true })
})

test('without an answer, or with one of a sku nobody knows, everything stays as it was told', () => {
  const product = aProduct()
  expect(withCurrentStock(product, [])).toBe(product)
  expect(withCurrentStock(product, [answer('A', 0, { api_error: 'NOT_FOUND' })])).toBe(product)
})
