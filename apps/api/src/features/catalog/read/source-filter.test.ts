// Which fields of a product a colleague gets who names those wanted and those not.
import { describe, expect, test } from 'vitest'
import { excludesAll, isBeyondTiles, type SourceLists, sourceFilter } from './source-filter.ts'

const PRODUCT = {
  id: 7,
  sku: 'DRESS',
  name: 'Linen dress',
  price: 80,
  price_tax: 0,
  stock: { qty: 7, is_in_stock: true },
  media_gallery: [
    { image: '/a.jpg', pos: 1 },
    { image: '/b.jpg', pos: 2 },
  ],
  details: [],
  image: null,
}
const kept = (lists: SourceLists) => sourceFilter(lists)(PRODUCT) as Record<string, unknown>
const names = (lists: SourceLists) => Object.keys(kept(lists))

describe('fields', () => {
  test('are all of them where nobody says which, and the very same document', () => {
    for (const lists of [{}, { include: '' }, { include: [], exclude: null }, { include: ' , ' }])
      expect(kept(lists)).toBe(PRODUCT)
  })

  test.each<[SourceLists, string[]]>([
    [{ include: 'sku,name' }, ['id', 'sku', 'name']],
    [{ include: ['sku', ' name '] }, ['id', 'sku', 'name']],
    [{ include: 'price*' }, ['id', 'price', 'price_tax']],
    [{ include: '*a*e' }, ['id', 'name', 'image']],
    [
      { include: '*', exclude: 'media_gallery,stock,details' },
      ['id', 'sku', 'name', 'price', 'price_tax', 'image'],
    ],
    [{ exclude: 'price*,media_*' }, ['id', 'sku', 'name', 'stock', 'details', 'image']],
    [{ include: 'sku', exclude: 'sku' }, ['id']],
    [{ include: 'nothing' }, ['id']],
    [{ include: 'Sku' }, ['id']],
    [{ exclude: 'id' }, Object.keys(PRODUCT)],
  ])('%j', (lists, expected) => {
    expect(names(lists)).toEqual(expected)
  })

  test('are looked for inside others, and in each member of a list', () => {
    expect(kept({ include: 'stock.qty,media_gallery.image' })).toEqual({
      id: 7,
      stock: { qty: 7 },
      media_gallery: [{ image: '/a.jpg' }, { image: '/b.jpg' }],
    })
    expect(kept({ exclude: 'stock.qty,media_gallery.*' })).toMatchObject({
      stock: { is_in_stock: true },
      media_gallery: [{}, {}],
    })
    expect(kept({ include: '*.qty' })).toMatchObject({ stock: { qty: 7 } })
  })

  test('whose name is the beginning of another do not bring it along', () => {
    expect(names({ include: 'price' })).toEqual(['id', 'price'])
    expect(names({ include: 'stock.q' })).not.toContain('qty')
  })

  test('nobody has asked for leave the document itself as it was', () => {
    const before = structuredClone(PRODUCT)
    kept({ include: 'stock.qty', exclude: 'media_gallery.image' })
    expect(PRODUCT).toEqual(before)
  })

  test.each(['na me', 'name;drop', '__proto__{', 'a'.repeat(101), 'näme', '(a+)+$'])(
    'named %j are refused',
    (include) => {
      expect(() => sourceFilter({ include })).toThrow('_sourceInclude: is not a list of fields')
      expect(() => sourceFilter({ exclude: include })).toThrow('_sourceExclude: is not a list of fields')
    },
  )

  test('of one reader are not those of the next, who asks by another list', () => {
    const document = { id: 1, name: 'Coat', price: 5, sku: 'C-1' }
    const by = (include: string | undefined, exclude?: string) => sourceFilter({ include, exclude })(document)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(by('name,price')).toEqual({ id: 1, name: 'Coat', price: 5 })
      expect(by('name,price', 'price')).toEqual({ id: 1, name: 'Coat' })
      expect(by(undefined, 'price')).toEqual({ id: 1, name: 'Coat', sku: 'C-1' })
    }
  })

  test('by the thousand are judged alike the second time', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, at) => [`${at % 2 ? 'a' : 'b'}${at}`, at]),
    )
    for (let turn = 0; turn < 2; turn += 1)
      expect(Object.keys(sourceFilter({ include: 'a*' })(many))).toHaveLength(2_500)
  })

  test('more than a hundred are refused, a hundred are not', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`)
    expect(() => sourceFilter({ include: list(101) })).toThrow('is not a list of fields')
    expect(() => sourceFilter({ include: list(100) })).not.toThrow()
  })
})

test('stars stand for what a regular expression says they do', () => {
  const letters = ['', 'a', 'b', 'ab', 'ba', 'aa', 'aba', 'abab', 'baab', 'bbb', 'aabb']
  const patterns = [
    '*',
    '**',
    'a*',
    '*a',
    '*a*',
    'a*a',
    'a*b*',
    '*ab*b',
    'a**b',
    'ab*ab',
    '*b*a*b*',
    'aba*aba',
  ]
  for (const pattern of patterns)
    for (const name of letters.filter((one) => one !== '')) {
      const meant = new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name)
      const isKept = name in sourceFilter({ include: pattern })({ id: 1, [name]: 1 })
      expect([pattern, name, isKept]).toEqual([pattern, name, meant])
    }
})

test('stars without end are answered at once', () => {
  const pattern = `${'*a'.repeat(49)}*b`
  expect(sourceFilter({ include: pattern })({ id: 1, [`${'a'.repeat(5000)}c`]: 1 })).toEqual({ id: 1 })
})

test('a reader who wants none of some fields spares the shop the work', () => {
  expect(excludesAll({ exclude: 'rating,media_*' }, ['rating', 'media_gallery'])).toBe(true)
  expect(excludesAll({ exclude: 'rating' }, ['rating', 'media_gallery'])).toBe(false)
  expect(excludesAll({ exclude: 'rating.stars' }, ['rating'])).toBe(false)
  expect(excludesAll({}, ['rating'])).toBe(false)
})

test('what tiles hold is read from tiles, everything else from the whole document', () => {
  for (const include of ['sku,name', 'price_incl_tax', 'stock.qty', '', null])
    expect([include, isBeyondTiles(include)]).toEqual([include, false])
  for (const include of ['description', 'sku,description', '*', 'price*', 'configurable_children.sku'])
    expect([include, isBeyondTiles(include)]).toEqual([include, true])
})
