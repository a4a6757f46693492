import { describe, expect, it } from 'vitest'
import { createMemoryEngine } from '../memory/create-memory-engine.ts'
import type { TextField } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { Lexicon } from './lexicon.ts'

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh']
/** A value by its field and number, and its names in the order of the languages. */
const value = (row: string) => {
  const [field = '', id = '', ...names] = row.split(' ')
  return {
    field,
    value: id,
    labels: Object.fromEntries(LANGUAGES.map((language, at) => [language, names[at]])),
  }
}

const lexicon = new Lexicon({
  values: [
    value('ptype 1 Dresses Kleider Платья Сукні 连衣裙'),
    value('ptype 2 Jumpers Pullover Джемперы Джемпери 毛衣'),
    value('ptype 3 Belts Gürtel Ремни Ремені 腰带'),
    value('ptype 4 Bags Taschen Сумки Сумки 包'),
    value('color 10 Black Schwarz Чёрный Чорний 黑色'),
    value('color 11 Oat Hafer Овсяный Вівсяний 燕麦色'),
    value('color 12 Beige Beige Бежевый Бежевий 米色'),
    value('material 20 Wool Wolle Шерсть Вовна 羊毛'),
    value('material 21 Cotton Baumwolle Хлопок Бавовна 棉'),
    value('size 30 L L L L L'),
    value('collection 40 Harbour Hafen Гавань Гавань 海港'),
  ],
  synonyms: [
    { language: 'de', words: ['beige'], narrower: ['Hafer'] },
    { language: 'zh', words: ['裙'], narrower: ['连衣裙'] },
  ],
  ignored: { en: ['with', 'under'], zh: ['的', '元', '以内'], ru: ['до'] },
  unfiltered: {},
  negations: { en: ['not', 'no'], ru: ['не'], zh: ['不要'] },
  unsold: { en: ['purple', 'polo'], de: ['maxi'] },
  pages: [],
  filterFields: ['color', 'material', 'size'],
  kindFields: ['ptype'],
})

type Good = {
  terms?: Record<string, string[]>
  texts: Partial<Record<TextField, string>>
  /** Of its children. */
  colors?: string[]
}

function shopOf(language: string, ...goods: Good[]) {
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  for (const [at, { terms = {}, texts, colors = [] }] of goods.entries()) {
    const variants = colors.map((color) => ({ terms: { color }, available: true, prices: { eu: 1000 } }))
    engine.upsert(aDocument({ id: at + 1, terms, variants, texts: { [language]: texts } }))
  }
  return (text: string) => {
    const { hits, corrected, wordFilters, isPartial } = engine.search(aRequest({ language, lexicon, text }))
    const ids = hits.map(({ id }) => id).sort((a, b) => a - b)
    return { ids, corrected, filters: wordFilters?.map(({ field }) => field), isPartial }
  }
}

const BLACK_DRESS = {
  terms: { ptype: ['1'], color: ['10'] },
  texts: { name: 'Linen dress', type: 'Dresses' },
}
const OAT_DRESS = { terms: { ptype: ['1'], color: ['11'] }, texts: { name: 'Silk dress', type: 'Dresses' } }
const JUMPER = { terms: { ptype: ['2'], material: ['20'] }, texts: { name: 'Wool jumper', type: 'Jumpers' } }
const BELT = { terms: { ptype: ['3'] }, texts: { name: 'Calfskin belt', type: 'Belts' } }
const BAG = { terms: { ptype: ['4'] }, texts: { name: 'Canvas bag', type: 'Bags' } }

describe('a number beside a thing', () => {
  it('emptied the answer, as if it were an article nobody has: "dress 10000"', () => {
    const find = shopOf('en', BLACK_DRESS, OAT_DRESS, BELT)
    for (const text of ['dress 10000', 'dress under 10000', 'dress w32', 'dress OR-9999'])
      expect([text, find(text)]).toEqual([text, expect.objectContaining({ ids: [1, 2], isPartial: true })])
    expect(find('OR-9999').ids).toEqual([])
  })

  it('is a word of its own beside Chinese signs: "1000元以内的连衣裙"', () => {
    const find = shopOf('zh', { terms: { ptype: ['1'] }, texts: { name: '亚麻连衣裙', type: '连衣裙' } })
    expect(find('1000元以内的连衣裙').ids).toEqual([1])
    expect(find('300元连衣裙').ids).toEqual([1])
  })
})

describe('of several kinds', () => {
  it('the one that the others describe is meant', () => {
    const find = shopOf('en', BLACK_DRESS, JUMPER, BELT, BAG)
    expect(find('jumper dress')).toMatchObject({ ids: [1], isPartial: true })
    expect(find('dress with belt')).toMatchObject({ ids: [1], isPartial: true })
    expect(find('belt bag')).toMatchObject({ ids: [4], isPartial: true })
  })

  it('in a run of signs it is the last: 包臀裙 is no bag', () => {
    const find = shopOf(
      'zh',
      { terms: { ptype: ['1'] }, texts: { name: '亚麻连衣裙', type: '连衣裙' } },
      { terms: { ptype: ['4'] }, texts: { name: '帆布包', type: '包' } },
    )
    expect(find('包臀裙').ids).toEqual([1])
  })
})

describe('what is not wanted', () => {
  it('was just what was found: "dress not black"', () => {
    const find = shopOf('en', BLACK_DRESS, OAT_DRESS, JUMPER)
    expect(find('dress not black')).toMatchObject({ ids: [2], filters: undefined })
    expect(find('dress not black not oat')).toMatchObject({ ids: [1, 2] })
    expect(find('black dress')).toMatchObject({ ids: [1], filters: ['color'] })
  })

  it('stays away, and what is partly so, too; what says nothing of it stays: "no wool jumper"', () => {
    const other = { ptype: ['2'], material: ['21'] }
    const mixed = { ptype: ['2'], material: ['20', '21'] }
    const find = shopOf('en', JUMPER, { ...JUMPER, terms: other }, { ...JUMPER, terms: mixed }, BELT, {
      ...JUMPER,
      terms: { ptype: ['2'] },
    })
    expect(find('no wool jumper').ids).toEqual([2, 5])
    expect(find('jumper not with wool').ids).toEqual([2, 5])
  })

  it('may be one of its colours: a dress in black and oat is had in oat', () => {
    const dress = { terms: { ptype: ['1'] }, texts: BLACK_DRESS.texts }
    const find = shopOf('en', { ...dress, colors: ['10'] }, { ...dress, colors: ['10', '11'] })
    expect(find('dress not black').ids).toEqual([2])
    expect(find('dress not oat').ids).toEqual([1, 2])
  })

  it('is better than nothing: where all jumpers are of wool, "no wool jumper" shows them', () => {
    const find = shopOf('en', BLACK_DRESS, JUMPER)
    expect(find('no wool jumper')).toMatchObject({ ids: [2], filters: undefined })
    expect(find('thick jumper no wool')).toMatchObject({ ids: [2], isPartial: true })
  })

  it('is said in Chinese without a space', () => {
    const dress = { ptype: ['1'], color: ['11'] }
    const find = shopOf('zh', { terms: dress, texts: { name: '亚麻连衣裙', type: '连衣裙' } })
    expect(find('不要黑色的连衣裙')).toMatchObject({ ids: [1], filters: undefined })
  })
})

describe('a word for what the shop has not', () => {
  it('is no slip of another', () => {
    const purse = { terms: { ptype: ['4'] }, texts: { name: 'Suede purse', type: 'Bags' } }
    const find = shopOf('en', JUMPER, purse)
    expect(find('purple jumper')).toEqual({
      ids: [1],
      isPartial: true,
      corrected: undefined,
      filters: undefined,
    })
    expect(find('polo').ids).toEqual([])
  })

  it('may be half of a compound', () => {
    const midi = { terms: { ptype: ['1'] }, texts: { name: 'Midikleid', type: 'Kleider' } }
    const find = shopOf('de', midi, {
      terms: { ptype: ['1'] },
      texts: { name: 'Leinenkleid', type: 'Kleider' },
    })
    expect(find('Maxikleid')).toMatchObject({ ids: [1, 2], isPartial: true, corrected: undefined })
  })
})

describe('letters that mean something by accident', () => {
  it('are no size L within a word: polo毛衣', () => {
    const terms = { ptype: ['2'], material: ['20'] }
    const find = shopOf('zh', { terms, texts: { name: '羊毛毛衣', type: '毛衣' } })
    expect(find('polo毛衣')).toMatchObject({ ids: [1], filters: undefined })
    expect(find('wool毛衣').filters).toEqual(['material'])
  })

  it('are no harbour where oats are meant', () => {
    const find = shopOf(
      'de',
      { terms: { color: ['11'] }, texts: { name: 'Mantel', color: 'Hafer' } as Good['texts'] },
      { terms: { collection: ['40'] }, texts: { name: 'Mantel Hafen' } },
    )
    expect(find('beige Mantel')).toMatchObject({ ids: [1], filters: ['color'] })
  })

  it('are a word of the neighbours where only a story has them: платье in Ukrainian', () => {
    const find = shopOf(
      'uk',
      { terms: { ptype: ['1'] }, texts: { name: 'Сукня з льону', type: 'Сукні' } },
      { texts: { name: 'Шарф', description: 'Плат із кашеміру' } },
    )
    expect(find('платье').ids).toEqual([1])
  })
})

it('a mistyped word is put right as it is written before its stem is guessed at: "sandles"', () => {
  const find = shopOf(
    'en',
    { texts: { name: 'Suede sandals' } },
    { texts: { name: 'Tweed', description: 'Sand' } },
  )
  expect(find('sandles')).toMatchObject({ ids: [1], corrected: 'sandals' })
})

it('two words of which only the stems are guessed at are two', () => {
  const find = shopOf(
    'de',
    { texts: { name: 'Zarte Borte' } },
    { texts: { name: 'Zarte Litze' } },
    { texts: { name: 'Grobe Borte' } },
  )
  expect(find('zartigem bortigem').ids).not.toContain(2)
})

it('every form of an adjective is one word: бежевий, бежеві', () => {
  const find = shopOf('uk', { terms: { color: ['12'] }, texts: { name: 'Пальто', type: 'Пальта' } })
  for (const form of ['бежевий', 'бежева', 'бежеві', 'бежеву'])
    expect([form, find(`${form} пальто`).filters]).toEqual([form, ['color']])
})

it('whoever begins a word that only shoppers have is offered it: "водо" for a roll-neck', async () => {
  const own = new Lexicon({
    ...{
      values: [value('ptype 1 Roll-necks Rollkragen Свитеры Светри 高领衫')],
      filterFields: [],
      kindFields: ['ptype'],
    },
    ...{
      synonyms: [{ language: 'ru', words: ['свитер', 'водолазка'] }],
      ignored: {},
      unfiltered: {},
      pages: [],
    },
  })
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  engine.upsert(
    aDocument({ id: 1, terms: { ptype: ['1'] }, texts: { ru: { name: 'Свитер', type: 'Свитеры' } } }),
  )
  const asked = { store: 'eu', language: 'ru', lexicon: own, size: 5 }
  expect((await engine.suggest({ ...asked, prefix: 'водо' })).texts).toEqual([
    { text: 'водолазка', count: 1 },
  ])
  expect((await engine.suggest({ ...asked, prefix: 'сви' })).texts).toEqual([{ text: 'свитер', count: 1 }])
})
