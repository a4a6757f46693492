// Where the words of a foreign table find their place among those of the shop: attributes, their options, categories.
import type { AttributeRecord, CategoryRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, test } from 'vitest'
import { AttributeRegistry } from './attribute-registry.ts'
import { CategoryRegistry } from './category-registry.ts'
import type { Draft } from './draft.ts'
import { codeOf, derivedSku, keyOf } from './words.ts'

const aDraft = (attributes: Record<string, string | string[]>, axes: string[] = []): Draft => ({
  ...{
    place: { file: 'goods.csv', line: 2 },
    sku: 'A',
    type: 'simple',
    name: 'A',
    isOn: true,
    visibility: 4,
  },
  ...{ categories: [], pictures: [], axes },
  attributes: Object.entries(attributes).map(([name, values]) => ({ name, values: [values].flat() })),
})
const known = (code: string, more: Partial<AttributeRecord> = {}): AttributeRecord => ({
  ...{
    kind: 'attribute',
    code,
    input: 'select',
    labels: { en: code },
    position: 1,
    isFilterable: true,
    options: [],
  },
  ...more,
})

/** What becomes of some products in a shop that has these attributes. */
function registered(
  drafts: readonly Draft[],
  shop: readonly AttributeRecord[] = [],
  language: 'en' | 'de' = 'en',
) {
  const registry = new AttributeRegistry(shop, language)
  for (const draft of drafts) registry.learn(draft)
  const records = new Map(registry.records().map((one) => [one.code, one]))
  return { records, values: drafts.map((draft) => registry.valuesOf(draft)) }
}

describe('a name', () => {
  test.each([
    ['color', ['Color', 'COLOUR', ' Farbe ', 'Цвет', 'колір', '颜色']],
    ['size', ['Size', 'Größe', 'GROESSE', 'Размер', 'Розмір', '尺码']],
    ['brand', ['Vendor', 'Hersteller', 'Бренд']],
    ['shoe_width', ['Shoe width', 'shoe-width', 'Shoe  Width!']],
  ])('is %s in every language', (code, names) => {
    expect(names.map(codeOf)).toEqual(names.map(() => code))
  })

  test('of signs alone has a key of its own, the same each time', () => {
    expect(keyOf('★')).toBe(keyOf('★'))
    expect(keyOf('★')).not.toBe(keyOf('☆'))
    expect(keyOf('★')).toMatch(/^x[\da-f]{10}$/)
  })

  test('of a product that would be too long is cut, and still its own', () => {
    const long = (end: string) => derivedSku(['h'.repeat(70), end])
    expect(derivedSku(['cap', 'red'])).toBe('cap-red')
    expect([long('s').length, long('m').length]).toEqual([64, 64])
    expect(long('s')).not.toBe(long('m'))
    expect(derivedSku(['x'.repeat(64)])).toBe('x'.repeat(64))
  })
})

describe('options', () => {
  const color = known('color', {
    options: [{ key: 'red', labels: { en: 'Red', de: 'Rot', ru: 'Красный' }, swatch: '#a00' }],
  })

  test('the shop has are found by any of their names, whatever the language of the file', () => {
    const { values, records } = registered(
      ['red', 'ROT', 'красный', 'Red'].map((Farbe) => aDraft({ Farbe })),
      [color],
      'de',
    )
    expect(values).toEqual(values.map(() => ({ color: ['red'] })))
    expect(records.get('color')?.options).toEqual(color.options)
  })

  test('that are new stand behind them, each once, called as in the file', () => {
    const { records } = registered([aDraft({ color: 'Lila' }), aDraft({ color: 'LILA' })], [color], 'de')
    expect(records.get('color')?.options.slice(1)).toEqual([
      { key: 'lila', labels: { en: 'Lila', de: 'Lila' } },
    ])
  })

  test('whose keys would be the same are told apart', () => {
    const { values, records } = registered([
      aDraft({ size: 'S/M' }),
      aDraft({ size: 'S M' }),
      aDraft({ size: 's-m' }),
    ])
    const keys = values.map(({ size }) => size?.[0])
    expect(new Set(keys).size).toBe(3)
    expect(records.get('size')?.options.map(({ labels }) => labels.en)).toEqual(['S/M', 'S M', 's-m'])
  })

  test('of an attribute the shop reads as text are kept as they are written', () => {
    const { values, records } = registered([aDraft({ note: 'By hand' })], [known('note', { input: 'text' })])
    expect(values).toEqual([{ note: ['By hand'] }])
    expect(records.get('note')?.options).toEqual([])
  })

  test('that are too long are cut between two signs, not within one', () => {
    const long = `${'y'.repeat(1999)}🧵🧵`
    const { values } = registered([aDraft({ note: long })], [known('note', { input: 'text' })])
    expect(values).toEqual([{ note: ['y'.repeat(1999)] }])
  })

  test('of yes and no are understood in each language of the shop', () => {
    const cells = ['Yes', '1', 'ja', 'Да', 'так', '是', 'y', 'no', '0', 'nein', 'maybe']
    const { values } = registered(
      cells.map((lined) => aDraft({ lined })),
      [known('lined', { input: 'boolean' })],
    )
    expect(values.map(({ lined }) => lined?.[0])).toEqual([
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
      '1',
      '0',
      '0',
      '0',
      '0',
    ])
  })
})

describe('an attribute the shop has not', () => {
  const inputOf = (drafts: readonly Draft[], code: string) => registered(drafts).records.get(code)

  test('is one to choose from, with several values one to choose several of', () => {
    expect(inputOf([aDraft({ Cut: 'Slim' })], 'cut')).toMatchObject({
      input: 'select',
      isFilterable: false,
      isVisibleOnFront: true,
    })
    expect(inputOf([aDraft({ Cut: ['Slim', 'Long'] })], 'cut')).toMatchObject({ input: 'multiselect' })
  })

  test('by which variants are chosen is filtered by and not repeated among the facts', () => {
    expect(inputOf([aDraft({ Cut: 'Slim' }, ['Cut'])], 'cut')).toMatchObject({
      input: 'select',
      isFilterable: true,
      isVisibleOnFront: false,
    })
  })

  test('with sentences, codes of bars or hundreds of values is a text nobody picks from a list', () => {
    expect(
      inputOf(
        [aDraft({ Care: 'Wash by hand, in cold water, with the wash of nobody else at all.' })],
        'care',
      ),
    ).toMatchObject({ input: 'text', options: [] })
    expect(inputOf([aDraft({ GTIN: '0400' })], 'gtin')).toMatchObject({ input: 'text' })
    const many = (count: number) => Array.from({ length: count }, (_, at) => aDraft({ Serial: `n${at}` }))
    expect(inputOf(many(301), 'serial')).toMatchObject({ input: 'text' })
    expect(inputOf(many(300), 'serial')).toMatchObject({ input: 'select' })
  })

  test('stays to choose from where variants need it, however many there are', () => {
    const drafts = Array.from({ length: 301 }, (_, at) => aDraft({ Serial: `n${at}` }, ['Serial']))
    expect(inputOf(drafts, 'serial')?.options).toHaveLength(301)
  })
})

describe('categories', () => {
  const women: CategoryRecord = {
    ...{ kind: 'category', key: 'w', parentKey: null, position: 3, isActive: true, includeInMenu: true },
    texts: { en: { name: 'Women' }, de: { name: 'Damen' } },
  }

  test('the shop has are found by their names in any language, below the right one', () => {
    const registry = new CategoryRegistry(
      [women, { ...women, key: 'w/sale', parentKey: 'w', texts: { en: { name: 'Sale' } } }],
      'de',
    )
    expect(registry.keysOf([['DAMEN', 'sale'], ['Women', 'Sale'], ['Sale']])).toEqual(['w/sale', 'sale'])
  })

  test('that are new stand behind, below their own, and are the same ones the next time', () => {
    const registry = new CategoryRegistry([women], 'de')
    const keys = registry.keysOf([
      ['Women', 'Knitwear', 'Jumpers'],
      ['women', 'KNITWEAR'],
    ])
    expect(keys).toEqual(['w/knitwear/jumpers', 'w/knitwear'])
    expect(registry.records().map(({ key, parentKey }) => [key, parentKey])).toEqual([
      ['w', null],
      ['w/knitwear', 'w'],
      ['w/knitwear/jumpers', 'w/knitwear'],
    ])
    expect(new CategoryRegistry(registry.records(), 'de').keysOf([['Damen', 'Knitwear']])).toEqual([
      'w/knitwear',
    ])
  })

  test('of two names with one key are two', () => {
    const registry = new CategoryRegistry([], 'en')
    expect(registry.keysOf([['T-Shirts'], ['T Shirts']])).toEqual(['t-shirts', 't-shirts-2'])
  })

  test('without a name are none', () => {
    expect(new CategoryRegistry([], 'en').keysOf([[]])).toEqual([])
  })
})
