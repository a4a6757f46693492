import type { ConfigurableChild, Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { productLd } from './product-ld.ts'

const base = {
  name: 'Linen dress',
  sku: 'DR100',
  short_description: '<p>Cool &amp; light</p>',
  description: '<p>For long evenings</p>',
  brand_name: 'Orsa',
  price_incl_tax: 60,
  max_price: null,
  stock: { is_in_stock: true },
  configurable_options: [],
  configurable_children: [],
  rating: null,
} as unknown as Product
const ask = (product: Partial<Product>) =>
  productLd({
    product: { ...base, ...product },
    url: 'https://shop.test/de/kleid',
    urlOf: (childSku) => `https://shop.test/de/kleid?childSku=${childSku}`,
    images: ['https://shop.test/media/a.jpg'],
    imageOf: ({ image }) => image ?? undefined,
    currencyCode: 'EUR',
  })

const axis = (attribute_code: string, label: string, values: string[]) => ({
  attribute_id: '1',
  attribute_code,
  label,
  position: 0,
  values: values.map((value) => ({ value_index: value, label: value.toUpperCase() })),
})
const aVariant = (sku: string, attributes: Record<string, string>, over: object = {}) =>
  ({
    sku,
    attributes,
    price_incl_tax: 60,
    stock: { is_in_stock: true },
    image: null,
    ...over,
  }) as unknown as ConfigurableChild

describe('what is sold in colours and sizes', () => {
  const dress = {
    configurable_options: [axis('color', 'Farbe', ['navy', 'red']), axis('size', 'Größe', ['s', 'm'])],
    configurable_children: [
      aVariant('DR100-N-S', { color: 'navy', size: 's' }, { image: 'https://shop.test/media/navy.jpg' }),
      aVariant(
        'DR100-R-M',
        { color: 'red', size: 'm' },
        { price_incl_tax: 80, stock: { is_in_stock: false } },
      ),
    ],
  }

  it('is a group that says what its variants differ in', () => {
    const data = ask(dress)
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'DR100',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    })
    expect(data).not.toHaveProperty('offers')
  })

  it('offers each variant at its own price and address, sold out or not', () => {
    expect(ask(dress)).toMatchObject({
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'DR100-N-S',
          name: 'Linen dress, NAVY, S',
          color: 'NAVY',
          size: 'S',
          image: 'https://shop.test/media/navy.jpg',
          offers: {
            '@type': 'Offer',
            price: 60,
            priceCurrency: 'EUR',
            url: 'https://shop.test/de/kleid?childSku=DR100-N-S',
            availability: 'https://schema.org/InStock',
          },
        },
        { sku: 'DR100-R-M', offers: { price: 80, availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })

  it('tells an axis schema.org has no word for by its label', () => {
    const data = ask({
      configurable_options: [axis('cup', 'Cup', ['b'])],
      configurable_children: [aVariant('X-B', { cup: 'b' })],
    })
    expect(data).toMatchObject({
      variesBy: ['Cup'],
      hasVariant: [{ additionalProperty: [{ '@type': 'PropertyValue', name: 'Cup', value: 'B' }] }],
    })
  })

  it('is told in part where it comes in hundreds', () => {
    const many = Array.from({ length: 300 }, (_, at) => aVariant(`V-${at}`, {}))
    expect(ask({ configurable_children: many })).toMatchObject({ hasVariant: { length: 100 } })
  })
})

describe('what a search engine is told of a product', () => {
  it('is its price in the money of the store, and that it is there', () => {
    expect(ask({})).toMatchObject({
      offers: {
        '@type': 'Offer',
        price: 60,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('is the long text where nothing is left of the short one without its tags', () => {
    expect(ask({ short_description: '<p>&nbsp;</p>' })).toMatchObject({ description: 'For long evenings' })
    expect(ask({ short_description: '', description: '<p><br></p>' })).not.toHaveProperty('description')
  })

  it('is what it is, in words', () => {
    expect(ask({}).description).toBe('Cool & light')
    const long = { short_description: '', description: '<p>For <b>long</b> evenings</p>' }
    expect(ask(long).description).toBe('For long evenings')
    expect(ask({ short_description: '', description: '' })).not.toHaveProperty('description')
  })

  it('is a range when its parts cost differently', () => {
    expect(ask({ max_price: 80 })).toMatchObject({ offers: { lowPrice: 60, highPrice: 80 } })
  })

  it('is the rating once somebody gave one, and never an empty one', () => {
    expect(ask({ rating: { average: 4.5, count: 2 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
    expect(ask({ rating: { average: 0, count: 0 } })).not.toHaveProperty('aggregateRating')
  })
})
