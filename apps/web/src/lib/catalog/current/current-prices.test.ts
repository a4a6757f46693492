import type { RenderedItem } from '@vitrine/contract/catalog/prices'
import type { Product, ProductCard } from '@vitrine/domain/catalog/product'
import { expect, test } from 'vitest'
import { pricedSkus, withCurrentPrices } from './current-prices.ts'

const NOW = '2026-01-15T12:00:00Z'
const source = (price: number, special_price = 0) => ({
  price,
  special_price,
  final_price: 0,
  includes_tax: true,
  final_includes_tax: true,
  tax_percent: 20,
})
const priced = (id: number, sku: string, price: number) => ({
  id,
  sku,
  price_incl_tax: price,
  base_price_incl_tax: price,
  old_price: null,
  price_is_current: false,
  special_to_date: null,
  configurable_children: [],
  product_links: [],
  bundle_options: [],
  price_source: source(price),
})
const aProduct = (more: object = {}) => ({ ...priced(1, 'A', 60), ...more }) as unknown as Product
const anItem = (id: number, final: number, regular = final): RenderedItem =>
  ({
    id,
    price_info: {
      final_price: final,
      regular_price: regular,
      special_price: final < regular ? final : 0,
      minimal_price: final,
      max_price: regular,
      extension_attributes: {
        tax_adjustments: { final_price: final / 1.2, regular_price: regular / 1.2, special_price: 0 },
      },
    },
  }) as RenderedItem

test('what the platform says counts, for the product, its variants and its parts', () => {
  const product = aProduct({
    configurable_children: [priced(2, 'A-M', 60)],
    product_links: [{ product: priced(3, 'B', 10) as unknown as ProductCard }, {}],
  })
  expect(pricedSkus(product)).toEqual(['A', 'A-M', 'B'])
  const current = withCurrentPrices(product, [anItem(1, 48, 60), anItem(2, 48, 60), anItem(3, 12)], NOW)
  expect(current).toMatchObject({
    price_incl_tax: 48,
    base_price_incl_tax: 48,
    old_price: 60,
    price_is_current: true,
    price_refreshed_at: NOW,
    configurable_children: [{ price_incl_tax: 48, old_price: 60 }],
    product_links: [{ product: { price_incl_tax: 12 } }, {}],
  })
})

test('while it says nothing, a promotion still ends by the clock', () => {
  const lowered = aProduct({
    price_incl_tax: 48,
    old_price: 60,
    special_to_date: '2026-01-14',
    price_source: source(60, 48),
  })
  expect(withCurrentPrices(lowered, [], NOW)).toMatchObject({
    price_incl_tax: 60,
    old_price: null,
    price_is_current: false,
  })
})

test('a price made of parts stays as it was told', () => {
  const set = aProduct({ price_source: null })
  expect(withCurrentPrices(set, [], NOW)).toMatchObject({ price_incl_tax: 60, base_price_incl_tax: 60 })
})
