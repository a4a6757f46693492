import { expect, test } from 'vitest'
import type { PriceFields, TaxPriceFields } from '../../catalog/product.ts'
import { toPriceInfo } from './price-info.ts'
import { recalculate, rememberSource, type SourceDocument } from './recalculate.ts'
import { refreshPrice } from './refresh-price.ts'

const NOW = '2024-06-15T12:00:00Z'
const terms = { sourcePriceIncludesTax: true, finalPriceIncludesTax: true, percentOf: () => 20 }
const calculate = (document: SourceDocument) =>
  recalculate(rememberSource(document, terms), NOW) as PriceFields & TaxPriceFields & SourceDocument
const lowered = calculate({ price: 79, special_price: 60, tax_class_id: 2 })

test('the platform’s answer holds prices with and without tax', () => {
  expect(toPriceInfo(lowered, { maxPrice: 79 })).toEqual({
    final_price: 60,
    regular_price: 79,
    special_price: 60,
    minimal_price: 60,
    max_price: 79,
    extension_attributes: { tax_adjustments: { final_price: 50, regular_price: 65.83, special_price: 50 } },
  })
})

test('a refreshed product says so, and costs the same when it is calculated again', () => {
  const stale = calculate({ price: 90, tax_class_id: 2 })
  const fresh = refreshPrice(stale, toPriceInfo(lowered, { maxPrice: null }), NOW)
  expect(fresh).toMatchObject({ price_incl_tax: 60, price: 50, price_tax: 10, old_price: 79 })
  expect(fresh).toMatchObject({ price_is_current: true, price_refreshed_at: NOW })
  expect(recalculate(fresh, NOW)).toMatchObject({ price_incl_tax: 60, old_price: 79 })
})

test('a price that is not below the regular one is no special price', () => {
  const info = { ...toPriceInfo(lowered, { maxPrice: null }), final_price: 79 }
  expect(refreshPrice(lowered, info, NOW)).toMatchObject({
    special_price: 0,
    special_price_tax: 0,
    old_price: null,
  })
})
