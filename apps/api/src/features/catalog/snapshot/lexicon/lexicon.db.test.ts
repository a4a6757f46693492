import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { parseWords } from './parse-words.ts'
import { seedWords } from './seed-words.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { ask } = askCatalog(() => shop)
const skusOf = async (text: string) => (await ask({ _searchText: text })).items.map(({ sku }) => sku).sort()

describe("shoppers' words", () => {
  test('find what the shop calls otherwise, from the first start on', async () => {
    expect(await skusOf('frock')).toEqual(['DRESS'])
    expect(await skusOf('beanie')).toEqual(['BERET', 'CAP', 'STRAW'])
  })

  test('are taken as choices, named in the answer with what is left without them', async () => {
    const { wordFilters, items } = await ask({ _searchText: 'navy dress' })
    expect(items.map(({ sku }) => sku)).toEqual(['DRESS'])
    expect(wordFilters).toMatchObject([{ field: 'color', label: 'Navy', word: 'navy', without: 'dress' }])
  })

  test('change at run time, and what an owner changed outlives the next seed', async () => {
    const { db } = shop.database
    expect(await skusOf('zippelmuetze')).toEqual([])
    await db
      .insertInto('search_word')
      .values({ language: 'en', kind: 'same', words: ['hat', 'zippelmuetze'] })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .updateTable('search_word')
      .set({ words: ['hat', 'zippelmuetze'], origin: 'owner' })
      .where('language', '=', 'en')
      .where('kind', '=', 'same')
      .where((row) => row(row.fn<string>('array_position', ['words', row.val('hat')]), '=', '1'))
      .execute()
    await shop.catalog.refresh()
    expect(await skusOf('zippelmuetze')).toEqual(['BERET', 'CAP', 'STRAW'])
    await db.deleteFrom('search_word_seed').execute()
    await seedWords(db)
    await shop.catalog.refresh()
    expect(await skusOf('zippelmuetze')).toEqual(['BERET', 'CAP', 'STRAW'])
    expect(await skusOf('frock')).toEqual(['DRESS'])
  })

  test('a size said in a word is looked for in descriptions', async () => {
    const said = async (text: string) =>
      (await ask({ _searchText: text })).wordFilters?.map(({ word }) => word)
    expect(await said('size medium dress')).toEqual(['medium'])
    expect(await said('small dress')).toEqual(['small'])
  })

  test('loose clothes were no choice of a fit in Chinese, since one word of theirs had become a size', () => {
    const rows = parseWords(readFileSync(new URL('words/zh.txt', import.meta.url), 'utf8'))
    const named = rows.filter(({ kind, words }) => kind === 'same' && words.includes('大码'))
    expect(named.map(({ words }) => words[0])).toEqual(['L'])
  })

  test('a text without words finds nothing', async () => {
    expect((await ask({ _searchText: '?!' })).total).toBe(0)
  })
})

test.each([
  ['en', 'leather jacket'],
  ['de', 'Lederjacke'],
  ['ru', 'кожаная куртка'],
  ['uk', 'шкіряна куртка'],
])(
  'in %s "%s" was another name for any jacket, and found down ones without a word: its leather is heard',
  (language, text) => {
    const rows = parseWords(readFileSync(new URL(`words/${language}.txt`, import.meta.url), 'utf8'))
    expect(rows.filter(({ words }) => words.includes(text))).toEqual([])
  },
)

test('lines of a data file that begin alike are one row', () => {
  expect(parseWords('# note\njumper = sweater\njumper > v-neck\n- for, with\n@ returns > refund')).toEqual([
    { kind: 'same', words: ['jumper', 'sweater'], narrower: ['v-neck'] },
    { kind: 'ignored', words: ['for'], narrower: [] },
    { kind: 'ignored', words: ['with'], narrower: [] },
    { kind: 'page', words: ['returns'], narrower: ['refund'] },
  ])
})
