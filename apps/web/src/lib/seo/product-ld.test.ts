import type { Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { productLd } from './product-ld.ts'

const base = {
  name: 'Linen dress',
  sku: 'DR100',
  short_description: '<p>Cool &amp; light</p>',
  brand_name: 'Orsa',
  price_incl_tax: 60,
  max_price: null,
  stock: { is_in_stock: true },
  configurable_children: [],
  rating: null,
} as unknown as Product
const ask = (product: Partial<Product>) =>
  productLd({
    product: { ...base, ...product },
    url: 'https://shop.test/de/kleid',
    images: ['https://shop.test/media/a.jpg'],
    currencyCode: 'EUR',
  })

describe('what a search engine is told of a product', () => {
  it('is its price in the money of the store, and that it is there', () => {
    expect(ask({}).offers).toMatchObject({
      '@type': 'Offer',
      price: 60,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })
  })

  it('is a range when variants cost differently', () => {
    expect(ask({ max_price: 80 }).offers).toMatchObject({ lowPrice: 60, highPrice: 80 })
  })

  it('is the rating once somebody gave one, and never an empty one', () => {
    expect(ask({ rating: { average: 4.5, count: 2 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    expect(ask({ rating: { average: 0, count: 0 } })).not.toHaveProperty('aggregateRating')
  })
})
