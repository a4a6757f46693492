// What a page is told about products of every type: prices with and without tax, questions, files, defects.
import { getProduct } from '@vitrine/contract/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { CURIOSITIES, CURIOUS_LINKS } from '#api/features/catalog/testing/curiosities.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique({ feed: [...boutique(), ...CURIOSITIES, ...CURIOUS_LINKS] })
})
afterAll(() => shop.close())

const product = async (sku: string, store = 'us') =>
  (await shop.api.clientFor({ store }).call(getProduct, { query: { sku } })).product

describe('prices', () => {
  test('stand with tax and without, in the tax of the store', async () => {
    expect(await product('CAP', 'de')).toMatchObject({
      price_incl_tax: 28,
      price: 23.53,
      price_tax: 4.47,
      original_price_tax: 4.47,
      special_price: 0,
      tax_percent: 19,
      price_is_current: false,
      price_refreshed_at: null,
      price_source: { price: 28, includes_tax: true, tax_percent: 19 },
    })
    expect(await product('CAP', 'us')).toMatchObject({ price_incl_tax: 30, price: 30, price_tax: 0 })
  })

  test('of a variant say until when they are lowered', async () => {
    const { configurable_children } = await product('DRESS')
    expect(configurable_children.find(({ sku }) => sku === 'DRESS-navy-s')).toMatchObject({
      price_incl_tax: 60,
      special_price: 60,
      old_price: 80,
      special_to_date: expect.stringContaining('2026-01-31'),
    })
  })

  test('of sets and of goods with costly answers cannot be made again from one amount', async () => {
    for (const sku of ['SET', 'PAIR', 'MUG', 'FILM']) expect((await product(sku)).price_source).toBeNull()
  })
})

describe('questions', () => {
  test('come with every rule of their answers', async () => {
    const [engraving, box] = (await product('MUG')).custom_options
    expect(engraving).toMatchObject({
      is_require: false,
      price: 5,
      validators: [
        { rule: 'max_length', value: 3 },
        { rule: 'pattern', value: '[A-Z]+' },
      ],
    })
    expect(box).toMatchObject({
      validators: [{ rule: 'required' }],
      values: [
        { price: 1, price_type: 'fixed' },
        { price: 20, price_type: 'percent' },
      ],
    })
  })

  test('that must be answered put their least price on the product', async () => {
    expect(await product('MUG')).toMatchObject({
      base_price_incl_tax: 15,
      price_incl_tax: 16,
      old_price: 21,
      max_price: 18,
    })
  })
})

test('files sold one by one name their prices, and the cheapest names the product’s', async () => {
  const film = await product('FILM', 'de')
  expect(film).toMatchObject({ base_price_incl_tax: 0, price_incl_tax: 9, max_price: 21, errors: {} })
  const [which] = film.custom_options
  expect(film.downloads).toEqual([
    { title: 'Eins', price_incl_tax: 9, option_type_id: which?.values[0]?.option_type_id },
    { title: 'Two', price_incl_tax: 12, option_type_id: which?.values[1]?.option_type_id },
  ])
})

test('a video stands in the gallery with its picture', async () => {
  expect((await product('MUG')).media_gallery).toMatchObject([
    { typ: 'image', vid: null },
    { typ: 'video', image: '/m/poster.jpg', vid: { url: '/m/mug.webm', type: 'video/webm' } },
  ])
})

describe('defects', () => {
  test('a group is sold without the part that is missing, and says so', async () => {
    const trio = await product('TRIO')
    expect(trio).toMatchObject({
      price_incl_tax: 60,
      errors: {},
      info: { links: expect.stringContaining('GLOVES') },
    })
    expect(trio.product_links.map(({ qty, product }) => [qty, product?.sku])).toEqual([
      [1, 'CAP'],
      [2, 'STRAW'],
    ])
  })

  test.each([
    {
      story: 'a set may lack a choice, and costs nothing for an extra nobody chose',
      sku: 'KIT',
      marks: { price_incl_tax: 30, errors: {}, info: { links: 'Product link not found: GLOVES' } },
    },
    {
      story: 'a set must not lack all of a required one',
      sku: 'BROKEN',
      marks: { price_incl_tax: 30, errors: { links: 'Product link not found' } },
    },
    {
      story: 'a group must have a part',
      sku: 'NOTHING',
      marks: { errors: { links: 'Product link not found' } },
    },
    {
      story: 'what is sold out has no variants',
      sku: 'BERET',
      marks: { errors: { variants: 'No available product variants' } },
    },
    { story: 'a sound product has none', sku: 'DRESS', marks: { errors: {}, info: {} } },
  ])('$story', async ({ sku, marks }) => expect(await product(sku)).toMatchObject(marks))
})
