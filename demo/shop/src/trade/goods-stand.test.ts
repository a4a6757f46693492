// How the goods stand in the shop: stock, prices, flags, company, numbers.
import type { LinkRecord, ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, it } from 'vitest'
import { COLORS } from '../attributes/colors.ts'
import { GOODS } from '../goods/goods.ts'
import { DEFAULT_CONTEXT } from '../range/demo-context.ts'
import { RECORDS } from '../testing/records.ts'

const isProduct = (record: ShopRecord): record is ProductRecord => record.kind === 'product'
const products = RECORDS.filter(isProduct)
const links = RECORDS.filter((record): record is LinkRecord => record.kind === 'link')
const bySku = new Map(products.map((product) => [product.sku, product]))
const listed = products.filter(({ visibility }) => visibility > 1)
const range = GOODS.flatMap(({ sku }) => bySku.get(sku) ?? [])
const { now } = DEFAULT_CONTEXT
const DAY_MS = 24 * 60 * 60 * 1000

const childrenOf = ({ childSkus = [] }: ProductRecord) => childSkus.flatMap((sku) => bySku.get(sku) ?? [])
const isIn = (product: ProductRecord, branch: string) => product.categoryKeys.includes(branch)
const reaches = (list: readonly ProductRecord[], part: number) => list.length > range.length * part

describe('stock', () => {
  const kinds = (product: ProductRecord) =>
    new Set(
      childrenOf(product).map(({ stock }) => {
        const qty = stock?.qty ?? 0
        return qty === 0 ? 'gone' : qty <= (stock?.lowStockQty ?? 0) ? 'low' : 'there'
      }),
    )

  it('differs from size to size: many products have some sizes gone and some nearly', () => {
    expect(range.filter((product) => kinds(product).size === 3).length).toBeGreaterThan(range.length / 4)
  })

  it('leaves some products without a single size, and none of them many', () => {
    const gone = range.filter((product) => kinds(product).size === 1 && kinds(product).has('gone'))
    expect(gone.length).toBeGreaterThanOrEqual(4)
    expect(gone.length).toBeLessThan(12)
  })
})

describe('special prices', () => {
  const windowOf = ({ prices }: ProductRecord) => {
    const { specialMinor, specialFrom = '', specialTo = '' } = prices
    if (!specialMinor) return 'none'
    if (specialTo < now) return 'past'
    return specialFrom > now ? 'future' : 'open'
  }

  it('are running, over, and still to come', () => {
    const windows = Map.groupBy(range, windowOf)
    expect(windows.get('open')?.length).toBeGreaterThan(50)
    expect(windows.get('past')?.length).toBeGreaterThan(5)
    expect(windows.get('future')?.length).toBeGreaterThan(5)
  })

  it('make a product reduced exactly while they run', () => {
    for (const product of range) {
      const runs = windowOf(product) === 'open'
      expect([product.flags?.sale, isIn(product, 'reduced')], product.sku).toEqual([runs, runs])
    }
  })
})

describe('flags', () => {
  const flagged = (flag: keyof NonNullable<ProductRecord['flags']>) =>
    listed.filter(({ flags }) => flags?.[flag])

  it('call new what came in within thirty days', () => {
    for (const product of range) {
      const isNew = Date.parse(now) - Date.parse(product.createdAt ?? '') <= 30 * DAY_MS
      expect([product.flags?.new, isIn(product, 'new-in')], product.sku).toEqual([isNew, isNew])
    }
  })

  it('are each carried by some and not by most', () => {
    for (const flag of ['sale', 'new', 'is_promo', 'only_promo', 'top_collection'] as const) {
      expect(flagged(flag).length, flag).toBeGreaterThanOrEqual(4)
      expect(reaches(flagged(flag), 0.5), flag).toBe(false)
    }
    expect(new Set(flagged('top_brand').flatMap(({ attributes }) => attributes.brand)).size).toBe(3)
  })

  it('let only promo be promo too, and keep it out of what is shown beside others', () => {
    const hidden = new Set(flagged('only_promo').map(({ sku }) => sku))
    expect(flagged('only_promo').every(({ flags }) => flags?.is_promo)).toBe(true)
    expect(links.filter(({ linkedSku }) => hidden.has(linkedSku))).toEqual([])
  })

  it('mark sets, some of a top and a bottom', () => {
    const sets = flagged('set')
    expect(sets.length).toBeGreaterThanOrEqual(6)
    const parents = new Map(products.flatMap((one) => childrenOf(one).map(({ sku }) => [sku, one] as const)))
    const kindsOf = ({ bundleOptions = [] }: ProductRecord) =>
      bundleOptions.map(({ selections }) => parents.get(selections[0]?.sku ?? '')?.attributes.ptype?.[0])
    expect(
      sets.map(kindsOf).filter(([top, bottom]) => top === 'blazer' && bottom === 'trousers').length,
    ).toBe(2)
  })

  it('call a suit a suit, or who looks for one is shown all blazers before it', () => {
    const suits = flagged('set').filter(({ sku }) => sku.startsWith('KE-SET'))
    expect(suits.map(({ attributes }) => attributes.ptype)).toEqual([['suit'], ['suit']])
  })

  it('are chosen on many different days, none of them to come', () => {
    const days = listed.map(({ chosenAt = '' }) => chosenAt)
    expect(new Set(days).size).toBeGreaterThan(100)
    expect(days.filter((day) => !day || day > now)).toEqual([])
  })
})

describe('company', () => {
  const linked = (sku: string, type: LinkRecord['type']) =>
    links
      .filter((link) => link.sku === sku && link.type === type)
      .flatMap(({ linkedSku }) => bySku.get(linkedSku) ?? [])
  const priceOf = ({ prices }: ProductRecord) => prices.priceMinor.us ?? 0

  it('is given to every product: others like it, and what goes with it', () => {
    for (const { sku } of range) {
      expect(linked(sku, 'related').length, sku).toBeGreaterThanOrEqual(3)
      expect(linked(sku, 'crosssell').length, sku).toBe(4)
    }
  })

  it('sells up, never down, and never shows a product beside itself', () => {
    for (const product of range)
      for (const other of linked(product.sku, 'upsell'))
        expect(priceOf(other), `${product.sku} ${other.sku}`).toBeGreaterThan(priceOf(product))
    expect(links.filter(({ sku, linkedSku }) => sku === linkedSku)).toEqual([])
  })

  it('dresses men and women each in their own', () => {
    const gendersOf = ({ attributes }: ProductRecord) => attributes.gender?.[0] ?? 'unisex'
    for (const product of range)
      for (const type of ['related', 'upsell', 'crosssell'] as const)
        for (const other of linked(product.sku, type)) {
          const pair = new Set([gendersOf(product), gendersOf(other)].filter((gender) => gender !== 'unisex'))
          expect(pair.size, `${product.sku} ${other.sku}`).toBeLessThan(2)
        }
  })
})

describe('numbers', () => {
  it('tell the house, the model, the colour and the size', () => {
    for (const product of range) {
      expect(product.sku).toMatch(/^(OR|KE|HA|BR|TL|ME|SU|CA)-\d{4}$/)
      expect(product.article).toBe(product.sku)
      for (const { sku, article, attributes } of childrenOf(product)) {
        const [color = '', size = ''] = [attributes.color?.[0], attributes.size?.[0]]
        const tail = size === 'one-size' ? '' : `-${size.toUpperCase()}`
        expect(sku).toBe(`${product.sku}-${color.toUpperCase()}${tail}`)
        expect(article).toMatch(new RegExp(`^${product.sku}-\\d\\d$`))
      }
    }
  })

  it('give every colour of a model an article of its own', () => {
    for (const product of range) {
      const pairs = childrenOf(product).map(({ article, attributes }) => `${attributes.color} ${article}`)
      const articles = new Set(childrenOf(product).map(({ article }) => article))
      expect(new Set(pairs).size, product.sku).toBe(articles.size)
    }
  })

  it('give the thousands to one house each', () => {
    const houses = Map.groupBy(range, ({ sku }) => sku.slice(0, 4))
    for (const [prefix, goods] of houses)
      expect(new Set(goods.flatMap(({ attributes }) => attributes.brand)).size, prefix).toBe(1)
  })
})

describe('jewellery', () => {
  it('comes in metals and pearl, not in the colours of cloth', () => {
    const jewels = range.filter(({ attributes }) => attributes.ptype?.includes('jewellery'))
    const colors = new Set(jewels.flatMap(({ attributes }) => attributes.color ?? []))
    expect(colors).toEqual(new Set(['gold', 'silver', 'pearl']))
    const offered = RECORDS.flatMap((one) =>
      one.kind === 'attribute' && one.code === 'color' ? one.options : [],
    )
    expect(offered.map(({ key }) => key)).toEqual(Object.keys(COLORS))
  })
})
