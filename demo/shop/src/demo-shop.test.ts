import { createHash } from 'node:crypto'
import { decodeSpec } from '@vitrine/art/picture-spec'
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { demoShop } from './demo-shop.ts'
import { RECORDS } from './testing/records.ts'

type Kind = ShopRecord['kind']
type Of<K extends Kind> = Extract<ShopRecord, { kind: K }>

const all = <K extends Kind>(kind: K) => RECORDS.filter((record): record is Of<K> => record.kind === kind)
const products = all('product')
const bySku = new Map(products.map((product) => [product.sku, product]))
const listed = products.filter(({ visibility }) => visibility > 1)
const hashOf = (shop: Iterable<ShopRecord>) =>
  createHash('sha256')
    .update(JSON.stringify([...shop]))
    .digest('hex')

const typesOf = (list: readonly ProductRecord[]) => new Set(list.map(({ type }) => type))

describe('the demo shop', () => {
  it('is the same every time for the same seed and moment, and another for another seed', () => {
    const now = '2027-03-01T12:00:00.000Z'
    expect(hashOf(demoShop({ seed: 'a', now }))).toBe(hashOf(demoShop({ seed: 'a', now })))
    expect(hashOf(demoShop({ seed: 'a', now }))).not.toBe(hashOf(demoShop({ seed: 'b', now })))
  })

  it('shows some four hundred products and every type', () => {
    expect(listed.length).toBeGreaterThanOrEqual(380)
    expect(typesOf(products)).toEqual(
      new Set(['simple', 'virtual', 'downloadable', 'configurable', 'grouped', 'bundle']),
    )
  })

  it('stays light enough to start with: at most 5,500 variants', () => {
    expect(products.length - listed.length).toBeLessThanOrEqual(5500)
  })

  it('gives every sku once, and every listed product and article a name of its own in its department', () => {
    expect(bySku.size).toBe(products.length)
    for (const language of LANGUAGES) {
      const names = listed.map(({ attributes, texts }) => `${attributes.gender} ${texts[language]?.name}`)
      expect(new Set(names).size, language).toBe(names.length)
    }
  })

  it('fills the home page: 46 or more new, 18 bestsellers, some reduced', () => {
    expect(listed.filter(({ flags }) => flags?.new).length).toBeGreaterThanOrEqual(46)
    expect(listed.filter(({ sold = 0 }) => sold > 150).length).toBeGreaterThanOrEqual(18)
    expect(listed.filter(({ flags }) => flags?.sale).length).toBeGreaterThanOrEqual(12)
  })

  it('films its knits, each in the colour that leads', () => {
    const filmed = listed.filter(({ media }) => media.some(({ kind }) => kind === 'video'))
    expect(filmed.length).toBeGreaterThanOrEqual(5)
    for (const { media } of filmed) {
      expect(media[0]?.kind).toBe('image')
      const film = media.find(({ kind }) => kind === 'video')
      expect(film?.video?.url).toBe(`/media/film${media[0]?.path.replace('webp', 'webm')}`)
    }
  })

  it('completes every parent: its children exist, each colour and size once', () => {
    for (const parent of listed.filter(({ type }) => type === 'configurable')) {
      const children = (parent.childSkus ?? []).map((sku) => bySku.get(sku))
      expect(children).not.toContain(undefined)
      const pairs = new Set(children.map((child) => `${child?.attributes.color}/${child?.attributes.size}`))
      expect(pairs.size, parent.sku).toBe(children.length)
      expect(children.length).toBeGreaterThan(0)
    }
  })

  it('keeps stock of every kind', () => {
    const stocks = products.flatMap(({ stock }) => (stock ? [stock] : []))
    const kinds = {
      gone: stocks.some(({ qty, manageStock }) => manageStock !== false && qty === 0),
      low: stocks.some(({ qty }) => qty >= 1 && qty <= 3),
      plenty: stocks.some(({ qty }) => qty > 1000),
      unmanaged: stocks.some(({ manageStock }) => manageStock === false),
    }
    expect(kinds).toEqual({ gone: true, low: true, plenty: true, unmanaged: true })
  })

  it('asks a positive price in all seven stores, and a special one is below it', () => {
    for (const { sku, prices } of products) {
      const stores = Object.entries(prices.priceMinor)
      expect(stores.length, sku).toBe(7)
      for (const [store, price] of stores) {
        const special = prices.specialMinor?.[store as keyof typeof prices.specialMinor]
        expect(Number.isInteger(price) && price > 0, sku).toBe(true)
        if (special !== undefined) expect(special > 0 && special < price, sku).toBe(true)
      }
    }
  })

  it('points every link, set, bundle and review at a product that exists', () => {
    const links = all('link')
    const parts = products.flatMap(({ bundleOptions = [] }) => bundleOptions.flatMap((o) => o.selections))
    const named = [...links.flatMap((l) => [l.sku, l.linkedSku]), ...parts.map((p) => p.sku)]
    const reviewed = all('review').map(({ sku }) => sku)
    expect([...named, ...reviewed].filter((sku) => !bySku.has(sku))).toEqual([])
    expect(new Set(links.map(({ type }) => type)).size).toBe(4)
  })

  it('prices a set at the sum of the parts it starts with', () => {
    const links = all('link').filter(({ type }) => type === 'associated')
    const startOf = ({ sku, bundleOptions = [] }: ProductRecord) => [
      ...links.filter((link) => link.sku === sku).map(({ linkedSku }) => linkedSku),
      ...bundleOptions.flatMap((o) => o.selections.filter((s) => s.isDefault).map((s) => s.sku)),
    ]
    for (const set of products.filter(({ type }) => type === 'grouped' || type === 'bundle')) {
      const parts = startOf(set).map((sku) => bySku.get(sku)?.prices.priceMinor.de ?? 0)
      expect(set.prices.priceMinor.de, set.sku).toBe(parts.reduce((sum, price) => sum + price, 0))
    }
  })

  it('uses only categories, attributes and options that it declares', () => {
    const keys = new Set(all('category').map(({ key }) => key))
    const options = new Map(all('attribute').map((a) => [a.code, new Set(a.options.map(({ key }) => key))]))
    for (const { sku, categoryKeys, attributes } of products) {
      expect(
        categoryKeys.filter((key) => !keys.has(key)),
        sku,
      ).toEqual([])
      for (const [code, values] of Object.entries(attributes)) {
        const known = options.get(code)
        expect(known, code).toBeDefined()
        if (known?.size)
          expect(
            values.filter((value) => !known.has(value)),
            `${sku} ${code}`,
          ).toEqual([])
      }
    }
  })

  it('hangs every open category on one declared before it, none of them empty', () => {
    const seen = new Set<string>()
    const filled = new Set(listed.flatMap(({ categoryKeys }) => categoryKeys))
    for (const { key, parentKey, isActive } of all('category')) {
      expect(parentKey === null || seen.has(parentKey), key).toBe(true)
      expect(!isActive || filled.has(key), key).toBe(true)
      seen.add(key)
    }
  })

  it('shows four or more pictures of all it lists, sets and files too, each one that can be drawn', () => {
    const paths = products.flatMap(({ media }) => media.map(({ path }) => path))
    const broken = [...new Set(paths)].filter((path) => !decodeSpec(path.replace(/^\/art\/|\.webp$/g, '')))
    expect(broken).toEqual([])
    expect(listed.filter(({ media }) => media.length < 4).map(({ sku }) => sku)).toEqual([])
    expect(products.filter(({ media }) => media.length === 0)).toEqual([])
  })

  it('knows the tone of every picture before it is drawn', () => {
    const media = products.flatMap((product) => product.media)
    expect(media.filter(({ tone }) => !/^#[0-9a-f]{6}$/.test(tone ?? ''))).toEqual([])
    expect(new Set(media.map(({ tone }) => tone)).size).toBeGreaterThan(300)
  })

  it('offers every kind of custom option', () => {
    const kinds = products.flatMap(({ customOptions = [] }) => customOptions.map(({ type }) => type))
    expect(new Set(kinds)).toEqual(new Set(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple']))
  })

  it('has believable voices: sixty reviews in five languages, some still waiting', () => {
    const reviews = all('review')
    expect(reviews.length).toBeGreaterThanOrEqual(60)
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(5)
    expect(reviews.some(({ status }) => status === 2)).toBe(true)
  })
})
