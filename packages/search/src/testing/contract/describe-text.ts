// What every engine makes of a text. Which products are found is the same everywhere; in which order, engines may differ.
import { describe, expect, it } from 'vitest'
import { Lexicon } from '../../lexicon/lexicon.ts'
import type { TextField } from '../../port.ts'
import { aDocument, aRequest } from '../a-document.ts'
import { opened } from './describe-filters.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh']
/** Each language is a store of its own. */
const VIEWS = LANGUAGES.map((language) => ({ store: language, language }))
const PRICES = Object.fromEntries(LANGUAGES.map((language) => [language, 1000]))

type Good = [language: string, texts: Partial<Record<TextField, string>>, terms?: Record<string, string[]>]

const GOODS: Good[] = [
  ['en', { name: 'Red dresses', type: 'Dresses' }, { ptype: ['1'] }],
  ['en', { name: 'Crème brûlée skirt' }],
  ['en', { name: 'Linen shirt', type: 'Shirts' }, { ptype: ['3'], color: ['10'] }],
  [
    'en',
    { name: 'Poplin shirt', type: 'Shirts', description: 'Made with some linen.' },
    { ptype: ['3'], color: ['11'] },
  ],
  ['en', { name: 'Quilted coat', article: 'AB1234', sku: 'WH10-XS-Black' }],
  ['en', { name: 'Padded coat', article: 'AB1235', sku: 'WH10-S-Black' }],
  ['en', { name: 'Leather sandals' }],
  ['de', { name: 'Grüne Kleider' }],
  ['de', { name: 'Rote Häuser-Jacken' }],
  ['ru', { name: 'Красное платье' }],
  ['ru', { name: 'Чёрная куртка Adidas' }],
  ['uk', { name: 'Червона сукня' }],
  ['uk', { name: "М'яка куртка" }],
  ['zh', { name: '红色连衣裙' }],
  ['zh', { name: '羊绒圆领毛衣' }],
]
const LEXICON = new Lexicon({
  values: [
    { field: 'ptype', value: '1', labels: { en: 'Dresses' } },
    { field: 'ptype', value: '3', labels: { en: 'Shirts' } },
    { field: 'color', value: '10', labels: { en: 'Navy' } },
    { field: 'color', value: '11', labels: { en: 'Sky' } },
  ],
  synonyms: [
    { language: 'en', words: ['blue'], narrower: ['navy', 'sky'] },
    { language: 'en', words: ['gown', 'dresses'] },
  ],
  ...{ ignored: { en: ['for'] }, unfiltered: {}, negations: { en: ['not'] } },
  ...{ pages: [], filterFields: ['color'], kindFields: ['ptype'] },
})

export function describeText(open: OpenCatalogue): void {
  describe('a text', () => {
    const shop = shopOfWords(open)
    describeWords(shop)
    describeReadings(shop)
    describeMeanings(shop)
  })
}

function shopOfWords(open: OpenCatalogue) {
  const goods = GOODS.map(([language, texts, terms = {}], at) =>
    aDocument({ id: at + 1, prices: PRICES, terms, texts: { [language]: texts } }),
  )
  const shop = opened(() => open(goods, { views: VIEWS, childFields: [] }))
  const ask = (language: string, text: string, rest: Parameters<typeof aRequest>[0] = {}) =>
    shop.ask(aRequest({ store: language, language, text, ...rest }))
  const found = async (language: string, text: string) =>
    (await ask(language, text)).hits.map(({ id }) => id).sort((a, b) => a - b)
  const suggest = (prefix: string, lexicon?: Lexicon) =>
    shop.engine.suggest({ store: 'en', language: 'en', prefix, lexicon, size: 5 })
  return { ask, found, suggest }
}

type Shop = ReturnType<typeof shopOfWords>

function describeWords({ found }: Shop): void {
  it.each([
    ['en', 'dress', [1]],
    ['en', 'creme skirts', [2]],
    ['de', 'grune kleid', [8]],
    ['de', 'jacke', [9]],
    ['ru', 'красные платья', [10]],
    ['ru', 'черная', [11]],
    ['uk', 'червоні сукні', [12]],
    ['uk', 'мяка', [13]],
    ['zh', '连衣裙', [14]],
    ['en', 'sand', [7]],
    ['en', 'zzzzzzzzz', []],
    ['en', ' -?! ', []],
  ])('in %s finds by "%s" %j', async (language, text, ids) => {
    expect(await found(language, text)).toEqual(ids)
  })
}

function describeReadings({ ask, found }: Shop): void {
  it.each([
    ['en', 'lether', [7], 'leather'],
    ['en', 'lathor', [7], 'leather'],
    ['uk', 'сукнч', [12], 'сукня'],
    ['ru', 'gkfnmt', [10], 'платье'],
    ['ru', 'фвшвфы', [11], 'adidas'],
  ])('in %s "%s" finds %j, read as "%s"', async (...[language, text, ids, corrected]) => {
    const answer = await ask(language, text)
    expect({ ids: answer.hits.map(({ id }) => id), corrected: answer.corrected }).toEqual({
      ids,
      corrected,
    })
  })

  it('never guesses at article numbers, and reads a code with its parts as one word', async () => {
    expect(await found('en', 'ab1234')).toEqual([5])
    expect(await found('en', 'ab1239')).toEqual([])
    expect(await found('en', 'wh10-xs-black')).toEqual([5])
    expect(await found('en', 'WH10')).toEqual([5, 6])
  })

  it('puts a word in the name above one in the description', async () => {
    expect((await ask('en', 'linen')).hits.map(({ id }) => id)).toEqual([3, 4])
  })

  it('asks for all words, and says so where no product has more than some of them', async () => {
    expect(await ask('en', 'leather sandals')).toMatchObject({ total: 1 })
    expect(await ask('en', 'leather coat')).toMatchObject({ isPartial: true, total: 3 })
  })
}

function describeMeanings({ ask, suggest }: Shop): void {
  it('takes a word for a colour as a choice, says so, and counts colours without it', async () => {
    const facets = [{ field: 'color', size: 5 }]
    const { hits, ...answer } = await ask('en', 'navy shirt', { lexicon: LEXICON, facets })
    expect(hits.map(({ id }) => id)).toEqual([3])
    expect(answer).toMatchObject({
      wordFilters: [{ field: 'color', values: ['10'], word: 'navy', without: 'shirt' }],
      facets: {
        color: [
          { key: '10', count: 1 },
          { key: '11', count: 1 },
        ],
      },
    })
    expect((await ask('en', 'blue shirt', { lexicon: LEXICON })).total).toBe(2)
    expect((await ask('en', 'gown', { lexicon: LEXICON })).hits.map(({ id }) => id)).toEqual([1])
  })

  it('counts what is completed among what the words before choose', async () => {
    expect((await suggest('navy sh', LEXICON)).texts).toEqual([{ text: 'navy shirt', count: 1 }])
    expect((await suggest('blue sh', LEXICON)).texts).toEqual([{ text: 'blue shirt', count: 2 }])
  })

  it('finds by a colour alone what is of it, also where no product is called so', async () => {
    expect((await ask('en', 'navy', { lexicon: LEXICON })).hits.map(({ id }) => id)).toEqual([3])
    expect((await ask('en', 'blue', { lexicon: LEXICON })).total).toBe(2)
  })

  it('leaves out what is not wanted, and shows it where nothing else is there', async () => {
    const facets = [{ field: 'color', size: 5 }]
    const { hits, ...answer } = await ask('en', 'shirt not navy', { lexicon: LEXICON, facets })
    expect(hits.map(({ id }) => id)).toEqual([4])
    expect(answer).toMatchObject({ total: 1, facets: { color: [{ key: '11', count: 1 }] } })
    expect((await ask('en', 'shirt not navy not sky', { lexicon: LEXICON })).total).toBe(2)
  })

  it('reads a text the same, whatever was chosen besides, and says that nothing is left', async () => {
    const facets = [{ field: 'ptype', size: 5 }]
    const selected = [{ field: 'ptype', in: ['1'] }]
    const answer = await ask('en', 'linen shirt', { facets, selected })
    expect(answer).toMatchObject({ total: 0, facets: { ptype: [{ key: '3', count: 2 }] } })
    expect(answer.isPartial).toBeUndefined()
    expect(await ask('en', 'leather coat', { selected })).toMatchObject({ isPartial: true, total: 0 })
  })

  it('completes what is being typed', async () => {
    expect((await suggest('co')).texts).toEqual([{ text: 'coat', count: 2 }])
    expect((await suggest('padded co')).texts).toEqual([{ text: 'padded coat', count: 1 }])
    expect((await suggest('c')).texts).toEqual([])
  })
}
