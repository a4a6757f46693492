// What a product page lists below the price: what can be chosen, what it is made of, where it stands, and what is missing.
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { describe, expect, test } from 'vitest'
import { aBody, aChild, aDress, aReader, aText, LABELS, OPTION } from '../../testing/a-body.ts'
import { defectsOf, missingPartsOf } from '../defects.ts'
import type { ProductBody } from '../product-body.ts'
import { searchBodyOf } from '../search-body.ts'
import { bundleOptionsOf, customOptionsOf, downloadsOf, linksOf } from './product-options.ts'
import { categoriesOf, configurableOptionsOf, detailsOf, mediaOf } from './product-sections.ts'

const { red, navy, s, m, linen, nord } = OPTION
const link = (productId: number, type: 'associated' | 'related' = 'associated', qty = 1) => ({
  ...{ type, productId, sku: `P${productId}`, productType: 'simple' as const, position: productId, qty },
})
const aCard = (id: number, name = `Part ${id}`, isThere = true) =>
  [id, { id, sku: `P${id}`, name, stock: { is_in_stock: isThere } } as ProductCard] as const

describe('what can be chosen', () => {
  const children = [
    aChild(1, { color: navy, size: m }),
    aChild(2, { color: navy, size: s }),
    aChild(3, { color: red, size: s }, { status: 2 }),
  ]
  const chosen = configurableOptionsOf(aDress(children), LABELS)

  test('is only what is sold, each once', () => {
    expect(chosen.map(({ label, values }) => [label, values.map((one) => one.label)])).toEqual([
      ['Colour', ['Navy']],
      ['Size', ['S', 'M']],
    ])
  })

  test('is not asked by an attribute the shop has forgotten', () => {
    expect(configurableOptionsOf(aDress(children, { axes: ['width', 'size'] }), LABELS)).toHaveLength(1)
  })
})

describe('details', () => {
  const details = (attributes: ProductBody['attributes'], more: Partial<ProductBody> = {}) =>
    detailsOf(aBody({ attributes, ...more }), LABELS).map(
      ({ label, values }) => `${label}: ${values.join(', ')}`,
    )

  test('stand in the order somebody gave the attributes, whatever the document says', () => {
    expect(details({ brand: [nord], material: [linen, s], color: [red] })).toEqual([
      'Colour: Red',
      'Material: S, Linen',
      'Brand: Nordwind',
    ])
  })

  test('are not what is chosen above, nor what is the office’s, unknown or empty', () => {
    expect(
      details({ color: [red], office: ['x'], gone: ['y'], note: [''], brand: [99] }, { axes: ['color'] }),
    ).toEqual([])
  })

  test('of yes and no say yes, and nothing where it is no', () => {
    expect(details({ lined: ['1'] })).toEqual(['Lined: Yes'])
    expect(details({ lined: ['0'] })).toEqual([])
  })
})

test('categories nobody knows any more are no crumbs', () => {
  expect(categoriesOf(aBody({ categoryIds: [1, 2] }), LABELS)).toEqual([
    { category_id: 1, name: 'Women', url_path: 'women' },
  ])
})

test('pictures are counted from one, and one without a tone stands on that of the first', () => {
  const media = [
    {
      path: '/a.jpg',
      kind: 'image' as const,
      label: 'Front',
      colorOptionId: red,
      tone: '#aabbcc',
      video: null,
    },
    {
      path: '/v',
      kind: 'video' as const,
      label: null,
      colorOptionId: null,
      video: { url: 'u', title: 'T', type: 'youtube', videoId: 'x' },
    },
  ]
  expect(mediaOf(aBody({ media }))).toEqual([
    { image: '/a.jpg', pos: 1, typ: 'image', lab: 'Front', color: '1', tone: '#aabbcc', vid: null },
    {
      image: '/v',
      pos: 2,
      typ: 'video',
      lab: null,
      color: null,
      tone: '#aabbcc',
      vid: { url: 'u', title: 'T', type: 'youtube', video_id: 'x' },
    },
  ])
})

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

describe('what is wrong with it', () => {
  const defects = (body: ProductBody, cards: readonly (readonly [number, ProductCard])[], isThere = true) =>
    defectsOf(body, { card: aCard(10, 'It', isThere)[1], linked: new Map(cards) })

  test('a group whose parts are all gone cannot be bought; one of which some are tells which', () => {
    const group = aBody({ type: 'grouped', links: [link(1), link(2)], missingParts: ['NEVER'] })
    expect(defects(group, [])).toMatchObject({ errors: { links: expect.anything() }, info: {} })
    expect(defects(group, [aCard(1)])).toEqual({
      errors: {},
      info: { links: 'Product link not found: NEVER, P2' },
    })
    expect(defects(aBody({ type: 'grouped', links: [link(1)] }), [aCard(1)])).toEqual({
      errors: {},
      info: {},
    })
  })

  test('a bundle lacks what must be chosen, not what may', () => {
    const selection = (productId: number) => ({
      id: productId,
      productId,
      sku: `P${productId}`,
      qty: 1,
      isDefault: true,
      canChangeQuantity: false,
    })
    const bundle = (required: boolean) =>
      aBody({
        type: 'bundle',
        bundleOptions: [
          {
            id: 1,
            titles: {},
            type: 'radio',
            required,
            position: 0,
            selections: [selection(1), selection(2)],
          },
        ],
      })
    expect(defects(bundle(true), []).errors).toHaveProperty('links')
    expect(defects(bundle(true), [aCard(2)]).errors).toEqual({})
    expect(defects(bundle(false), []).errors).toEqual({})
    expect(defects(aBody({ type: 'bundle' }), []).errors).toHaveProperty('links')
  })

  test('what is sold out says so, and a link that is none of its parts is no defect', () => {
    expect(defects(aBody(), [], false).errors).toEqual({ variants: 'No available product variants' })
    expect(missingPartsOf(aBody({ links: [link(5, 'related')] }), new Map())).toEqual([])
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

describe('what it is found by', () => {
  test('is nothing for a variant or what nobody sees alone', () => {
    expect(searchBodyOf(aBody({ visibility: 1 }))).toBeNull()
    expect(searchBodyOf(aBody({ parent: { id: 1, sku: 'DRESS' } }))).toBeNull()
  })

  test('are its words without their marks, and the questions it asks', () => {
    const body = aBody({
      texts: { en: aText('Cap', { description: '<p>Warm &amp; <b>soft</b></p>' }), de: aText('Mütze') },
      customOptions: [
        {
          ...{ id: 1, titles: { en: 'Monogram', de: 'Monogramm' }, type: 'field', required: false },
          ...{ prices: {}, priceType: 'fixed', maxCharacters: 3, values: [] },
        },
      ],
    })
    expect(searchBodyOf(body)).toMatchObject({
      names: { en: 'Cap', de: 'Mütze' },
      descriptions: { en: 'Warm & soft', de: '' },
      questions: { en: 'Monogram', de: 'Monogramm' },
    })
  })

  test('are its own options and those of sold variants, each once, but no free text', () => {
    const children = [
      aChild(1, { color: red, size: s }),
      aChild(2, { color: red, size: m }),
      aChild(3, { color: navy, size: s }, { status: 2 }),
    ]
    const attributes = { material: [linen], note: ['soft'], lined: ['1'], color: [red] }
    expect(searchBodyOf(aDress(children, { attributes }))?.attributes).toEqual({
      material: [linen],
      lined: [1],
      color: [red],
      size: [s, m],
    })
  })
})
