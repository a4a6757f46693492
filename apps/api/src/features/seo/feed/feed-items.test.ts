// What shopping search engines are told of a product: each thing that can be bought once, at what it costs now.
import { expect, test } from 'vitest'
import { localizeProduct } from '#api/features/catalog/document/localize-product.ts'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import type { FullProduct, ReadContext } from '#api/features/catalog/index.ts'
import {
  aBody,
  aChild,
  aDress,
  aMoment,
  aReader,
  aText,
  OPTION,
} from '#api/features/catalog/testing/a-body.ts'
import { Site } from '../site.ts'
import { feedItems } from './feed-items.ts'

const { red, navy, s, m, nord } = OPTION
const NAMES: Record<number, string> = { 1: 'Women', 2: 'Dresses', 3: 'Sale' }

/** Categories: 2 stands in 1; 3 alone. */
const contextOf = (code: 'us' | 'de') =>
  ({
    store: aReader(code).store,
    snapshot: {
      attributes: { find: () => undefined },
      categories: {
        ancestorsOf: (id: number) => (id === 2 ? [1] : []),
        find: (id: number) => (NAMES[id] ? { texts: { en: { name: NAMES[id] } } } : undefined),
      },
    },
  }) as unknown as ReadContext

function itemsOf(
  body: ProductBody,
  { moment = aMoment({ 1: 1, 2: 0, 3: 5, 10: 5 }), store = 'us' as 'us' | 'de' } = {},
) {
  const reader = {
    ...aReader(store),
    linked: new Map(),
    variants: new Map(),
    ratings: new Map(),
    percentOf: () => 0,
  }
  const product = localizeProduct(body, { ...reader, live: moment })
  if (!product) throw new Error('the product is not sold')
  const items = feedItems(product as FullProduct, {
    ctx: contextOf(store),
    site: new Site('https://shop.test'),
  })
  return items.map((fields) => ({
    all: fields,
    of: (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value),
  }))
}
const only = (body: ProductBody, more?: Parameters<typeof itemsOf>[1]) => {
  const [item, ...others] = itemsOf(body, more)
  if (!item || others.length > 0) throw new Error('there is not exactly one')
  return item
}

test('each variant that is sold is an item of its own, of one group, chosen at its address', () => {
  const children = [
    aChild(1, { color: red, size: s }),
    aChild(2, { color: navy, size: m }, { prices: { us: { price: 9000 } } }),
    aChild(3, { color: navy, size: s }, { status: 2 }),
  ]
  const items = itemsOf(
    aDress(children, { texts: { en: aText('Linen dress', { urlPath: 'linen dress/ä' }) } }),
  )
  expect(items.map(({ of }) => [of('id'), of('title'), of('price'), of('availability')].flat())).toEqual([
    ['DRESS-1', 'Linen dress, Red, S', '80.00 USD', 'in_stock'],
    ['DRESS-2', 'Linen dress, Navy, M', '90.00 USD', 'out_of_stock'],
  ])
  expect(items[1]?.of('link')).toEqual(['https://shop.test/us/linen%20dress/%C3%A4?childSku=DRESS-2'])
  expect(items[1]?.of('item_group_id')).toEqual(['DRESS'])
  expect(items[1]?.of('color')).toEqual(['Navy'])
})

test('what has no variants speaks of itself, and is of no group', () => {
  const item = only(aBody({ article: 'M-1', attributes: { brand: [nord] } }))
  expect(item.of('item_group_id')).toEqual([])
  expect([item.of('id'), item.of('mpn'), item.of('brand')].flat()).toEqual(['CAP', 'M-1', 'Nordwind'])
})

test('what costs nothing is not offered, and keeps nothing beside it from being', () => {
  expect(itemsOf(aBody({ prices: { us: { price: 0 } } }))).toEqual([])
  const children = [
    aChild(1, { color: red, size: s }, { prices: { us: { price: 0 } } }),
    aChild(3, { color: red, size: m }),
  ]
  expect(itemsOf(aDress(children)).map(({ of }) => of('id'))).toEqual([['DRESS-3']])
})

test('a reduction is told with its days while it holds, and not before or after', () => {
  const window = { from: '2026-01-10T00:00:00Z', to: '2026-01-20T00:00:00Z' }
  const body = aBody({ prices: { us: { price: 3000, special: 2000, ...window } } })
  const open = only(body)
  expect([open.of('price'), open.of('sale_price')].flat()).toEqual(['30.00 USD', '20.00 USD'])
  expect(open.of('sale_price_effective_date')).toHaveLength(1)
  const later = only(body, { moment: aMoment({ 10: 5 }, '2026-02-01T00:00:00Z') })
  expect([later.of('price'), later.of('sale_price')]).toEqual([['30.00 USD'], []])
})

test('in the money of the store', () => {
  expect(only(aBody(), { store: 'de' }).of('price')).toEqual(['28.00 EUR'])
})

test('pictures: its own first, each once, ten more at most, and no film', () => {
  const media = ['/v', ...Array.from({ length: 14 }, (_, n) => `/p/${n}.jpg`)].map((path) => ({
    ...{
      path,
      kind: path === '/v' ? ('video' as const) : ('image' as const),
      label: null,
      colorOptionId: null,
      tone: null,
      video: null,
    },
  }))
  const [item] = itemsOf(aDress([aChild(1, { color: red, size: s }, { image: '/p/3.jpg' })], { media }))
  expect(item?.of('image_link')).toEqual(['https://shop.test/media/1200x1488/p/3.jpg'])
  const more = item?.of('additional_image_link') ?? []
  expect(more).toHaveLength(10)
  expect(new Set(more).size).toBe(10)
  expect(more).not.toContain('https://shop.test/media/1200x1488/p/3.jpg')
  expect(more.join()).not.toContain('/v')
})

test('words: without markup, no longer than is read, and the name where there are none', () => {
  const described = (description: string, shortDescription = '') =>
    only(aBody({ texts: { en: aText('Cap', { description, shortDescription }) } })).of('description')
  expect(described('<p>Warm &amp; <b>soft</b></p>')).toEqual(['Warm & soft'])
  expect(described('', 'Short')).toEqual(['Short'])
  expect(described('<p>&nbsp;</p>', 'Short')).toEqual(['Short'])
  expect(described('')).toEqual(['Cap'])
  expect(described(`<p>${'x'.repeat(6000)}</p>`)[0]).toHaveLength(5000)
  expect(only(aBody({ texts: { en: aText('y'.repeat(200)) } })).of('title')[0]).toHaveLength(150)
})

test('stands in the deepest of its categories, by the way down to it', () => {
  expect(only(aBody({ categoryIds: [3, 2] })).of('product_type')).toEqual(['Women > Dresses'])
  expect(only(aBody({ categoryIds: [99] })).of('product_type')).toEqual([])
  expect(only(aBody()).of('product_type')).toEqual([])
})
