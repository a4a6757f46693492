import { describe, expect, it } from 'vitest'
import { createMemoryEngine } from '../memory/create-memory-engine.ts'
import type { TextField } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { Lexicon } from './lexicon.ts'
import type { LexiconInput } from './lexicon-input.ts'

const LANGUAGES = ['en', 'de', 'ru', 'zh']
/** A value by its field, number and names in English, German and Chinese. */
const value = (row: string) => {
  const [field = '', id = '', en = '', de = '', zh = '', ru = en] = row.split(' ')
  return { field, value: id, labels: { en, de, ru, zh } }
}

const INPUT: LexiconInput = {
  values: [
    value('ptype 1 Dresses Kleider 连衣裙 Платья'),
    value('ptype 2 Trainers Sneaker 板鞋'),
    value('ptype 3 Shirts Hemden 衬衫'),
    value('color 10 Navy Marine 藏青'),
    value('color 11 Sky Himmel 天空蓝'),
    value('material 20 Linen Leinen 亚麻'),
    value('gender 30 Women Damen 女士'),
    value('gender 31 Men Herren 男士'),
  ],
  synonyms: [
    { language: 'en', words: ['trainers', 'sneakers', 'tennis shoes'] },
    { language: 'en', words: ['blue'], narrower: ['navy', 'sky'] },
    { language: 'de', words: ['Sneaker', 'Turnschuhe'] },
    { language: 'zh', words: ['板鞋', '运动鞋'] },
    { language: 'zh', words: ['蓝色'], narrower: ['藏青', '天空蓝'] },
  ],
  ignored: { en: ['for', 'with'] },
  unfiltered: {},
  pages: [
    { language: 'en', page: 'returns', words: ['return', 'send back'] },
    { language: 'ru', page: 'terms', words: ['оплата'] },
  ],
  filterFields: ['color', 'material', 'gender'],
  kindFields: ['ptype'],
}

type Texts = Partial<Record<TextField, string>>
type Good = { terms?: Record<string, string[]>; texts: Texts }

function shopOf(language: string, ...goods: Good[]) {
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  for (const [at, { terms = {}, texts }] of goods.entries())
    engine.upsert(aDocument({ id: at + 1, terms, texts: { [language]: texts } }))
  const lexicon = new Lexicon(INPUT)
  return (text: string) => {
    const { hits, ...answer } = engine.search(aRequest({ language, lexicon, text }))
    return { ...answer, ids: hits.map(({ id }) => id).sort((a, b) => a - b) }
  }
}

const navyShirt = {
  terms: { color: ['10'], gender: ['31'] },
  texts: { name: 'Oxford shirt', type: 'Shirts' },
}
const skyShirt = { terms: { color: ['11'], gender: ['30'] }, texts: { name: 'Poplin shirt', type: 'Shirts' } }

describe('words that mean the same', () => {
  it('find what the shop calls otherwise, and nothing that only tells of it', () => {
    const find = shopOf(
      'en',
      { texts: { name: 'Canvas low-tops', type: 'Trainers' } },
      { texts: { name: 'Necklace', description: 'Goes with sneakers.' } },
    )
    expect(find('sneakers').ids).toEqual([1])
    expect(find('tennis shoes').ids).toEqual([1])
  })

  it('are found in Chinese wherever a word begins', () => {
    const find = shopOf('zh', { terms: { color: ['10'] }, texts: { name: '帆布板鞋', type: '板鞋' } })
    expect(find('蓝色运动鞋')).toMatchObject({
      ids: [1],
      wordFilters: [{ field: 'color', word: '蓝色', without: '运动鞋' }],
    })
  })
})

describe('words as choices', () => {
  it('narrow, and tell what is left of the text without each', () => {
    const find = shopOf('en', navyShirt, skyShirt)
    expect(find('navy shirt for men')).toMatchObject({
      ids: [1],
      wordFilters: [
        { field: 'color', values: ['10'], word: 'navy', without: 'shirt for men' },
        { field: 'gender', values: ['31'], word: 'men', without: 'navy shirt for' },
      ],
    })
    expect(find('blue shirt').ids).toEqual([1, 2])
  })

  it('may be all there is of a text', () => {
    expect(shopOf('en', navyShirt, skyShirt)('navy').ids).toEqual([1])
  })

  it('are words like any other where no product meets them', () => {
    const find = shopOf('en', navyShirt, { texts: { name: 'Linen shirt' } })
    expect(find('linen shirt')).toEqual(expect.objectContaining({ ids: [2], total: 1 }))
  })
})

describe('German compounds', () => {
  const find = shopOf(
    'de',
    { terms: { material: ['20'], gender: ['31'] }, texts: { name: 'Hemd aus Leinen', type: 'Hemden' } },
    { terms: { gender: ['30'] }, texts: { name: 'Hemd', type: 'Hemden' } },
  )

  it.each([
    ['Leinenhemd', [1], 'hemd'],
    ['Damenhemden', [2], 'hemden'],
    ['Herrenhemd', [1], 'hemd'],
  ])('"%s" is read in its parts', (text, ids, without) => {
    expect(find(text)).toMatchObject({ ids, wordFilters: [{ without }] })
    expect(find(text).corrected).toBeUndefined()
  })

  it('are put right where one part is mistyped', () => {
    expect(find('Leinnenhemd').ids).toEqual([1])
  })
})

describe('a word of another language of the shop', () => {
  it('leads to what it means before it is read in other letters', () => {
    const find = shopOf(
      'en',
      { texts: { name: 'Plate dress', type: 'Dresses' } },
      { texts: { name: 'Plate' } },
    )
    expect(find('платье')).toMatchObject({ ids: [1], corrected: 'dresses' })
  })
})

it('knows which pages of help a text asks for', () => {
  const lexicon = new Lexicon(INPUT).of('en')
  expect([lexicon.pagesIn('how to send back'), lexicon.pagesIn('returns'), lexicon.pagesIn('shirt')]).toEqual(
    [['returns'], ['returns'], []],
  )
})

it('who asks for a page whose name is near to that of a kind is shown goods', () => {
  const find = shopOf('ru', { texts: { name: 'Платье', type: 'Платья' } })
  expect(find('платте').ids).toEqual([1])
  expect(find('оплата').ids).toEqual([])
})
