import type { ProductCard } from '@vitrine/domain/catalog/product'
import { describe, expect, test } from 'vitest'
import { aBody, aReader } from '../../testing/a-body.ts'
import { bundleOptionsOf, customOptionsOf, downloadsOf, linksOf } from './product-options.ts'

const link = (productId: number, type: 'associated' | 'related' = 'associated', qty = 1) => ({
  ...{ type, productId, sku: `P${productId}`, productType: 'simple' as const, position: productId, qty },
})
const aCard = (id: number, name = `Part ${id}`, isThere = true) =>
  [id, { id, sku: `P${id}`, name, stock: { is_in_stock: isThere } } as ProductCard] as const

describe('parts', () => {
  const linked = new Map([aCard(1), aCard(2)])

  test('of a group are shown whole, what is only related by its number', () => {
    expect(linksOf(aBody({ links: [link(1, 'associated', 2), link(2, 'related')] }), linked)).toMatchObject([
      { linked_product_sku: 'P1', qty: 2, product: { name: 'Part 1' } },
      { linked_product_sku: 'P2', product: undefined },
    ])
  })

  test('of a bundle that are variants bear the name of their product and what was chosen of it', () => {
    const selections = [1, 3].map((productId) => ({
      id: productId,
      productId,
      sku: `P${productId}`,
      qty: 1,
      isDefault: true,
      canChangeQuantity: false,
    }))
    const body = aBody({
      bundleOptions: [
        {
          id: 7,
          titles: { en: 'Top', de: 'Oberteil' },
          type: 'radio',
          required: true,
          position: 0,
          selections,
        },
      ],
    })
    const values = [{ label: 'Colour', value: 'Red' }] as never
    const [option] = bundleOptionsOf(body, 'de', {
      linked,
      variants: new Map([[1, { name: 'Dress', values }]]),
    })
    expect(option).toMatchObject({
      title: 'Oberteil',
      product_links: [{ product: { name: 'Dress' }, variant: values }, { sku: 'P3' }],
    })
    expect(option?.product_links[1]).not.toHaveProperty('variant')
  })
})

describe('questions', () => {
  const { store } = aReader('us')
  const value = (id: number, us: number, priceType: 'fixed' | 'percent' = 'fixed') => ({
    id,
    titles: { en: `V${id}` },
    prices: { us },
    priceType,
  })
  const question = (more: object = {}) => ({
    ...{
      id: 1,
      titles: { en: 'Ribbon' },
      type: 'radio' as const,
      required: true,
      prices: { us: 250 },
      priceType: 'fixed' as const,
    },
    ...{ maxCharacters: 0, values: [value(2, 400), value(3, 1250, 'percent')] },
    ...more,
  })

  test('say what each answer costs, with the tax a store puts on top of amounts but not of per cents', () => {
    const [asked] = customOptionsOf(aBody({ customOptions: [question()] }), { store, onTop: 10 })
    expect(asked).toMatchObject({
      price: 2.75,
      values: [
        { price: 4.4, price_type: 'fixed' },
        { price: 12.5, price_type: 'percent' },
      ],
    })
    const { store: german } = aReader('de')
    expect(
      customOptionsOf(aBody({ customOptions: [question()] }), { store: german, onTop: 0 })[0],
    ).toMatchObject({ price: 0 })
  })

  test('of files sold one by one name the file each answer brings', () => {
    const files = { downloads: [{ titles: { en: 'One' } }, { titles: { en: 'Two' } }] }
    expect(
      downloadsOf(aBody({ ...files, customOptions: [question({ isDownloads: true })] }), { store, onTop: 0 }),
    ).toEqual([
      { title: 'One', price_incl_tax: 4, option_type_id: 2 },
      { title: 'Two', price_incl_tax: 12.5, option_type_id: 3 },
    ])
    expect(downloadsOf(aBody(files), { store, onTop: 0 })[0]).toEqual({
      title: 'One',
      price_incl_tax: 0,
      option_type_id: null,
    })
  })
})
