// What an editor writes of a product, put beside what stands there already: nothing else may change by it.
import { ProductPartsSchema } from '@vitrine/contract/catalog/editing/product-parts'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, test } from 'vitest'
import { aProduct } from '#api/features/catalog/testing/boutique.ts'
import { applyParts, toLinks } from './apply-parts.ts'
import { toParts } from './to-parts.ts'
import { versionOf } from './version-of.ts'

const WHOLE = aProduct('WHOLE', {
  taxClass: 'Reduced',
  article: 'A-1',
  weightGrams: 340,
  texts: { en: { name: 'Coat', description: '<p>Warm</p>', urlKey: 'coat' }, de: { name: 'Mantel' } },
  prices: {
    priceMinor: { us: 9900, de: 8950, ru: 890_000 },
    specialMinor: { us: 7900, de: 7000 },
    windows: { us: { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' }, de: {} },
  },
  attributes: { color: ['red'], material: ['wool', 'linen'] },
  flags: { sale: true },
  categoryKeys: ['women', 'women/dresses'],
  media: [
    { path: '/a.jpg', kind: 'image', label: 'Front', tone: '#c9bba4', colorKey: 'red' },
    { path: '/b.jpg', kind: 'image' },
    { path: '/v', kind: 'video', video: { url: 'https://v.example', title: 'V', type: 'youtube' } },
  ],
  customOptions: [
    {
      ...{ titles: { en: 'To' }, type: 'field', required: true, maxCharacters: 60 },
      ...{
        purpose: 'gift_email',
        validators: [{ rule: 'email' }],
        priceMinor: {},
        priceType: 'fixed',
        values: [],
      },
    },
    {
      titles: { en: 'Words' },
      type: 'field',
      required: false,
      maxCharacters: 200,
      purpose: 'gift_words',
      priceMinor: {},
      priceType: 'fixed',
      values: [],
    },
  ],
  bundleOptions: [
    {
      titles: { en: 'Belt' },
      type: 'radio',
      required: true,
      selections: [{ sku: 'BELT', qty: 2, isDefault: true, canChangeQuantity: false }],
    },
  ],
  downloads: [{ titles: { en: 'Pattern' }, file: 'p.pdf', priceMinor: { us: 500 } }],
  downloadsSoldSeparately: true,
})

const read = (record: ProductRecord) => ProductPartsSchema.parse(toParts(record, []))
/** As a request brings it. */
const write = (parts: object, record = WHOLE) => applyParts(record, ProductPartsSchema.parse(parts))

describe('a product saved as it was read', () => {
  test.each(Object.keys(read(WHOLE)).filter((part) => part !== 'links'))(
    'part %s alone changes nothing',
    (part) => {
      const parts = read(WHOLE)
      expect(read(write({ [part]: parts[part as keyof typeof parts] }))).toEqual(parts)
    },
  )

  test('is the same version, and a change of any part is another one', () => {
    const same = versionOf(WHOLE, [])
    expect(versionOf({ ...WHOLE, stock: { qty: 1 }, sold: 7 }, [])).toBe(same)
    for (const counting of [{ manageStock: false }, { lowStockQty: 9 }])
      expect(versionOf({ ...WHOLE, stock: { qty: 1, ...counting } }, [])).not.toBe(same)
    for (const parts of [
      { status: 2 },
      { article: 'B' },
      { weight_grams: null },
      { attributes: { color: ['navy'] } },
      { categories: [] },
    ])
      expect([parts, versionOf(write(parts), [])]).not.toEqual([parts, same])
    expect(versionOf(WHOLE, toLinks('WHOLE', [{ type: 'related', sku: 'X', qty: 1 }]))).not.toBe(same)
  })
})

describe('texts', () => {
  test('of one language leave the others, and what was not written of it', () => {
    expect(write({ texts: { de: { description: '<p>Warm, auf Deutsch</p>' } } }).texts).toEqual({
      ...WHOLE.texts,
      de: { name: 'Mantel', description: '<p>Warm, auf Deutsch</p>' },
    })
  })

  test('without a name are gone, and a language without one cannot come', () => {
    expect(write({ texts: { de: { name: '' } } }).texts).toEqual({ en: WHOLE.texts.en })
    expect(write({ texts: { ru: { description: 'без имени' } } }).texts).toEqual(WHOLE.texts)
  })

  test('an address that is emptied is made from the name again', () => {
    expect(write({ texts: { en: { url_key: '' } } }).texts.en?.urlKey).toBeUndefined()
  })
})

describe('prices', () => {
  const price = (amount: number, more: object = {}) => ({
    ...{ price: amount, special_price: null, special_from: null, special_to: null },
    ...more,
  })

  test('of one store leave those of the others with their windows', () => {
    expect(write({ prices: { us: price(120) } }).prices).toEqual({
      priceMinor: { us: 12_000, de: 8950, ru: 890_000 },
      specialMinor: { de: 7000 },
      windows: { de: {} },
    })
  })

  test('taken from one store, it is sold there no longer', () => {
    expect(write({ prices: { de: null } }).prices).toMatchObject({
      priceMinor: { us: 9900, ru: 890_000 },
      specialMinor: { us: 7900 },
    })
    expect(write({ prices: { de: null } }).prices.priceMinor).not.toHaveProperty('de')
  })

  test('one window for all stores becomes one for each, so that an edit of one is none of the other', () => {
    const shared = {
      ...WHOLE,
      prices: {
        priceMinor: { us: 100, de: 90 },
        specialMinor: { us: 80, de: 70 },
        specialFrom: '2026-01-01T00:00:00.000Z',
      },
    }
    const { windows } = write(
      { prices: { us: price(1, { special_price: 0.8, special_from: '2026-05-01T02:00:00+02:00' }) } },
      shared,
    ).prices
    expect(windows).toEqual({
      us: { from: '2026-05-01T00:00:00.000Z' },
      de: { from: '2026-01-01T00:00:00.000Z' },
    })
  })

  test('to the cent, whatever binary makes of them', () => {
    for (const minor of [1, 7, 115, 435, 1999, 100_001, 99_999_999])
      expect(write({ prices: { us: price(minor / 100) } }).prices.priceMinor.us).toBe(minor)
  })
})

describe('attributes and pictures', () => {
  test('an attribute without values is gone, the others stay', () => {
    expect(write({ attributes: { color: [], size: ['m'] } }).attributes).toEqual({
      material: ['wool', 'linen'],
      size: ['m'],
    })
  })

  test('pictures in another order keep what was measured of them, and films their film', () => {
    const given = ['/v', '/b.jpg', '/a.jpg'].map((path) => ({
      path,
      label: path === '/b.jpg' ? 'Back' : '',
      color_key: null,
    }))
    expect(write({ media: given }).media).toEqual([
      WHOLE.media[2],
      { path: '/b.jpg', kind: 'image', label: 'Back' },
      { path: '/a.jpg', kind: 'image', tone: '#c9bba4' },
    ])
  })

  test('flags that were not written stay', () => {
    expect(write({ flags: { new: true } }).flags).toEqual({ sale: true, new: true })
    expect(write({ flags: { sale: false } }).flags).toEqual({ sale: false })
  })
})

describe('questions', () => {
  const asked = read(WHOLE).custom_options ?? []
  const rulesOf = (record: ProductRecord) =>
    record.customOptions?.map(({ titles, purpose, validators }) => [
      titles.en,
      purpose,
      validators?.length ?? 0,
    ])

  test('keep how their answers are checked when they change places', () => {
    expect(rulesOf(write({ custom_options: asked.toReversed() }))).toEqual([
      ['Words', 'gift_words', 0],
      ['To', 'gift_email', 1],
    ])
  })

  test('keep it when one above them is removed: a wish for a friend is not checked as an address', () => {
    expect(rulesOf(write({ custom_options: asked.slice(1) }))).toEqual([['Words', 'gift_words', 0]])
  })

  test('keep it when they are renamed where they stand, and lose it when they become another kind', () => {
    const renamed = asked.map((one, at) =>
      at === 0 ? { ...one, titles: { en: 'E-mail of the friend' } } : one,
    )
    expect(rulesOf(write({ custom_options: renamed }))?.[0]).toEqual([
      'E-mail of the friend',
      'gift_email',
      1,
    ])
    const other = asked.map((one, at) => (at === 0 ? { ...one, type: 'area' } : one))
    expect(rulesOf(write({ custom_options: other }))?.[0]).toEqual(['To', undefined, 0])
  })

  test('that are new above the others take nothing from them', () => {
    const [first] = asked
    const fresh = { ...first, titles: { en: 'Anything else?' } }
    expect(rulesOf(write({ custom_options: [fresh, ...asked] }))).toEqual([
      ['Anything else?', undefined, 0],
      ['To', 'gift_email', 1],
      ['Words', 'gift_words', 0],
    ])
  })
})

test('links come in the order they were given, each with its number', () => {
  expect(
    toLinks('SET', [
      { type: 'associated', sku: 'B', qty: 2 },
      { type: 'related', sku: 'A', qty: 1 },
    ]),
  ).toEqual([
    { kind: 'link', sku: 'SET', linkedSku: 'B', type: 'associated', position: 0, qty: 2 },
    { kind: 'link', sku: 'SET', linkedSku: 'A', type: 'related', position: 1, qty: 1 },
  ])
})
