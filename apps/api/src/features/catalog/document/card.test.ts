// One tile of a list, as a shopper reads it: its name, price, colours and whether it can be had.
import { describe, expect, test } from 'vitest'
import { aBody, aChild, aDress, aMoment, aPart, aReader, aText, OPTION } from '../testing/a-body.ts'
import { cardSource, toCard } from './card.ts'
import type { ProductBody } from './product-body.ts'

const { red, navy, s, m, nord } = OPTION
const cardOf = (body: ProductBody, moment = aMoment({ 10: 5 }), reader = aReader()) =>
  toCard(cardSource(body, reader), reader.store, moment)

describe('words', () => {
  test.each([
    ['de', 'Mütze'],
    ['us', 'Beanie'],
    ['en', 'Wool hat'],
    ['ru', 'Wool hat'],
  ] as const)('in the store %s it is called %s', (store, name) => {
    const texts = { en: aText('Wool hat'), de: aText('Mütze'), 'en-US': aText('Beanie') }
    const prices = { us: { price: 1 }, en: { price: 1 }, de: { price: 1 }, ru: { price: 1 } }
    expect(cardOf(aBody({ texts, prices }), undefined, aReader(store))?.name).toBe(name)
  })

  test('without any text it goes by its number, and has an address all the same', () => {
    expect(cardOf(aBody({ texts: {} }))).toMatchObject({ name: 'CAP', slug: 'cap-10', url_path: '' })
  })

  test('a brand is read as its option is called, or as it was written', () => {
    expect(cardOf(aBody({ attributes: { brand: [nord] } }))?.brand_name).toBe('Nordwind')
    expect(cardOf(aBody({ attributes: { brand: ['Handmade'] } }))?.brand_name).toBe('Handmade')
    expect(cardOf(aBody({ attributes: { brand: [99] } }))?.brand_name).toBeNull()
    expect(cardOf(aBody())?.brand_name).toBeNull()
  })
})

describe('pictures', () => {
  const media = (path: string, kind: 'image' | 'video' = 'image', colorOptionId: number | null = null) => ({
    ...{ path, kind, label: null, colorOptionId, tone: path === '/1.jpg' ? '#aabbcc' : null, video: null },
  })

  test('the first that is none of a film, and four more', () => {
    const body = aBody({
      media: [media('/v', 'video'), ...[1, 2, 3, 4, 5, 6, 7].map((n) => media(`/${n}.jpg`))],
    })
    expect(cardOf(body)).toMatchObject({
      image: '/1.jpg',
      tone: '#aabbcc',
      images: ['/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'],
    })
    expect(cardOf(aBody())).toMatchObject({ image: null, tone: null, images: [] })
  })

  test('each colour that is sold once, with the picture that shows it alone', () => {
    const children = [
      aChild(1, { color: red, size: s }),
      aChild(2, { color: red, size: m }),
      aChild(3, { color: navy, size: s }),
    ]
    const body = aDress(children, { media: [media('/navy.jpg', 'image', navy)] })
    expect(cardOf(body)?.swatches).toEqual([
      { id: '1', label: 'Red', swatch: '#b3262e', image: '/d/1.jpg', tone: null },
      { id: '2', label: 'Navy', swatch: null, image: '/navy.jpg', tone: null },
    ])
  })

  test('a colour of which every size is withdrawn is not shown', () => {
    const children = [aChild(1, { color: red, size: s }), aChild(3, { color: navy, size: s }, { status: 2 })]
    expect(cardOf(aDress(children))?.swatches.map(({ label }) => label)).toEqual(['Red'])
  })

  test('a colour whose first size has no picture takes that of the next', () => {
    const children = [aChild(1, { color: red, size: s }, { image: null }), aChild(2, { color: red, size: m })]
    expect(cardOf(aDress(children))?.swatches[0]).toMatchObject({ image: '/d/2.jpg' })
  })
})

describe('price', () => {
  const reduced = {
    us: {
      price: 3000,
      special: 2000,
      from: '2026-01-10T00:00:00Z',
      to: '2026-01-20T00:00:00Z',
      lowest: 2500,
    },
  }

  test.each([
    ['2026-01-09T23:59:59Z', 30, null],
    ['2026-01-10T00:00:00Z', 20, 30],
    ['2026-01-19T23:59:59Z', 20, 30],
    ['2026-01-20T00:00:01Z', 30, null],
  ])('at %s it is %d', (now, price, old) => {
    expect(cardOf(aBody({ prices: reduced }), aMoment({ 10: 1 }, now))).toMatchObject({
      price_incl_tax: price,
      old_price: old,
      sale: old !== null,
    })
  })

  test('where it has none it is not sold', () => {
    expect(cardOf(aBody(), aMoment(), aReader('ru'))).toBeUndefined()
  })

  test('of variants is that of the cheapest that can be had, with the dearest beside it', () => {
    const children = [
      aChild(1, { color: red, size: s }, { prices: { us: { price: 5000 } } }),
      aChild(2, { color: red, size: m }, { prices: { us: { price: 8000 } } }),
      aChild(3, { color: navy, size: s }, { prices: { us: { price: 9000 } } }),
      aChild(4, { color: navy, size: m }, { prices: { us: { price: 100 } }, status: 2 }),
    ]
    expect(cardOf(aDress(children), aMoment({ 1: 0, 2: 1, 3: 1, 4: 1 }))).toMatchObject({
      price_incl_tax: 80,
      max_price: 90,
    })
    expect(cardOf(aDress(children), aMoment({ 1: 0, 2: 0, 3: 0 }))).toMatchObject({
      price_incl_tax: 50,
      max_price: 90,
    })
    expect(cardOf(aDress(children), aMoment({ 2: 1 }))).toMatchObject({ price_incl_tax: 80, max_price: null })
  })

  test('of a set is the sum of what is chosen at first, in its numbers', () => {
    const selection = (productId: number, qty: number, isDefault: boolean) => ({
      ...{ id: productId, productId, sku: `P${productId}`, qty, isDefault, canChangeQuantity: false },
    })
    const option = (required: boolean, selections: ReturnType<typeof selection>[]) => ({
      ...{ id: 1, titles: { en: 'Part' }, type: 'radio' as const, required, position: 0, selections },
    })
    const body = aBody({
      ...{ type: 'bundle', prices: {} },
      bundleOptions: [
        option(true, [selection(1, 1, false), selection(2, 3, true)]),
        option(true, [selection(3, 1, false)]),
        option(false, [selection(4, 1, false)]),
        option(true, [selection(9, 1, true)]),
      ],
    })
    const parts = new Map([1, 2, 3, 4].map((id) => [id, aPart({ price: id * 1000 })]))
    expect(cardOf(body, aMoment({ 1: 9, 2: 9, 3: 9, 4: 9, 9: 9 }), aReader('us', { parts }))).toMatchObject({
      price_incl_tax: 90,
    })
  })

  test('holds what must be answered, and tells the most it can become', () => {
    const value = (us: number) => ({
      id: us,
      titles: { en: `${us}` },
      prices: { us },
      priceType: 'fixed' as const,
    })
    const question = {
      id: 1,
      titles: { en: 'Box' },
      prices: {},
      priceType: 'fixed' as const,
      maxCharacters: 0,
    }
    const asked = (type: 'radio' | 'checkbox', required = true) =>
      aBody({ customOptions: [{ ...question, type, required, values: [value(500), value(200)] }] })
    expect(cardOf(asked('radio'))).toMatchObject({ price_incl_tax: 32, max_price: 35 })
    expect(cardOf(asked('checkbox'))).toMatchObject({ price_incl_tax: 32, max_price: 37 })
    expect(cardOf(asked('radio', false))).toMatchObject({ price_incl_tax: 30, max_price: null })
  })
})

describe('stock', () => {
  test.each([
    [{ 10: 5 }, { is_in_stock: true, qty: 5, low_stock: false }],
    [{ 10: 3 }, { is_in_stock: true, qty: 3, low_stock: false }],
    [{ 10: 2 }, { is_in_stock: true, qty: 2, low_stock: true }],
    [{ 10: 0 }, { is_in_stock: false, qty: 0, low_stock: false }],
    [{ 10: 'endless' as const }, { is_in_stock: true, manage_stock: false }],
    [{}, { is_in_stock: false }],
  ])('of %j', (pieces, stock) => {
    expect(cardOf(aBody(), aMoment(pieces))?.stock).toMatchObject(stock)
  })

  test('of a card to give away, which is nobody’s to count, never ends', () => {
    expect(cardOf(aBody({ type: 'virtual' }), aMoment())?.stock).toMatchObject({ is_in_stock: true })
  })

  test('of variants is that of those that are sold', () => {
    const children = [
      aChild(1, { color: red, size: s }),
      aChild(2, { color: red, size: m }),
      aChild(3, { color: navy, size: s }, { status: 2 }),
    ]
    expect(cardOf(aDress(children), aMoment({ 1: 2, 2: 1, 3: 50 }))?.stock).toMatchObject({
      is_in_stock: true,
      qty: 3,
      low_stock: true,
    })
    expect(cardOf(aDress(children), aMoment({ 1: 0, 2: 0, 3: 50 }))?.stock).toMatchObject({
      is_in_stock: false,
      qty: 0,
    })
    expect(cardOf(aDress(children), aMoment({ 1: 'endless', 2: 0 }))?.stock).toMatchObject({
      is_in_stock: true,
      manage_stock: false,
    })
  })
})
