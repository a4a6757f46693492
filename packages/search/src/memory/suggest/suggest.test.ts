import { describe, expect, it } from 'vitest'
import { Lexicon } from '../../lexicon/lexicon.ts'
import type { SuggestRequest } from '../../port.ts'
import { aDocument } from '../../testing/a-document.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh']

function shopOf(language: string, ...names: string[]) {
  const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
  for (const [at, name] of names.entries()) {
    engine.upsert(aDocument({ id: at + 1, texts: { [language]: { name } }, terms: { category: [at % 2] } }))
  }
  const ask = (prefix: string, rest: Partial<SuggestRequest> = {}) =>
    engine.suggest({ store: 'eu', language, prefix, size: 8, ...rest })
  const texts = async (prefix: string, rest: Partial<SuggestRequest> = {}) =>
    (await ask(prefix, rest)).texts.map(({ text }) => text)
  return { engine, ask, texts }
}

describe('suggestions', () => {
  const shop = shopOf('en', 'Linen Dress', 'Dress', 'Drape', 'Coat', 'Red Drape', 'Dresses')

  it('complete the last word by product names, those of most products first', async () => {
    expect((await shop.ask('dr')).texts).toEqual([
      { text: 'dress', count: 3 },
      { text: 'drape', count: 2 },
    ])
  })

  it('keep what stands before, and count what both words find', async () => {
    expect((await shop.ask('linen dr')).texts).toEqual([{ text: 'linen dress', count: 1 }])
    expect(await shop.texts('wool dr')).toEqual(['wool dress', 'wool drape'])
  })

  it('begin with two letters', async () => {
    expect(await shop.texts('d')).toEqual([])
    expect(await shop.texts('')).toEqual([])
    expect(await shop.texts('red  ')).toEqual(['red'])
  })

  it('count only what the store sells and the list shows', async () => {
    expect(await shop.texts('dr', { store: 'us' })).toEqual([])
    expect(await shop.texts('dr', { base: [{ field: 'category', in: [1] }] })).toEqual(['dress'])
  })

  it('name the categories in which the text is found', async () => {
    const { scopes } = await shop.ask('dress', { scope: { field: 'category', size: 5 } })
    expect(scopes).toEqual([
      { key: '1', count: 2 },
      { key: '0', count: 1 },
    ])
  })

  it('forgive a slip once nothing begins so', async () => {
    expect(await shop.texts('drss')).toEqual(['dress'])
    expect(await shop.texts('linenn')).toEqual(['linen'])
    expect(await shop.texts('qqqq')).toEqual([])
    expect((await shop.ask('drss')).corrected).toBe('dress')
  })

  it.each([
    ['ru', 'Красное платье', 'gkfn', 'платье', 'плат'],
    ['ru', 'Красное платье', 'plat', 'платье', 'плат'],
    ['uk', 'Червона сукня', 'cer', 'сукня', 'сук'],
    ['uk', 'Червона сукня', 'sukn', 'сукня', 'сукн'],
    ['en', 'Linen Dress', 'вкуы', 'dress', 'dres'],
  ])('in %s "%s" is what "%s" begins', async (...example) => {
    const [language, name, prefix, text, corrected] = example
    const answer = await shopOf(language, name).ask(prefix)
    expect(answer.texts.map((one) => one.text)).toEqual([text])
    expect(answer.corrected).toBe(corrected)
  })

  describe('behind a word that is heard', () => {
    const value = (field: string, id: string, label: string) => ({ field, value: id, labels: { en: label } })
    const lexicon = new Lexicon({
      values: [value('kind', '1', 'dress'), value('color', '10', 'red'), value('color', '11', 'rust')],
      ...{ synonyms: [], ignored: {}, unfiltered: {}, pages: [], unsold: { en: ['purple'] } },
      ...{ filterFields: ['color'], kindFields: ['kind'] },
    })
    const engine = createMemoryEngine({ languages: LANGUAGES, stores: ['eu'] })
    const add = (id: number, name: string, more: { color: number; description?: string; kind?: number }) =>
      engine.upsert(
        aDocument({
          id,
          texts: { en: { name, ...(more.description && { description: more.description }) } },
          terms: { color: [more.color], ...(more.kind && { kind: [more.kind] }) },
        }),
      )
    add(1, 'Silk dress', { color: 10, kind: 1 })
    add(2, 'Dry cotton scarf', { color: 10, description: 'Comes in a gift box' })
    add(3, 'Dry linen scarf', { color: 10 })
    add(4, 'Rust cardigan', { color: 11 })
    add(5, 'Gift card', { color: 11 })
    add(7, 'Rust stripe scarf', { color: 10 })
    add(6, 'Pumps', { color: 11 })
    const texts = async (prefix: string) =>
      (await engine.suggest({ store: 'eu', language: 'en', lexicon, prefix, size: 8 })).texts.map(
        ({ text }) => text,
      )

    it('words of stories do not go on: "red gift" found what comes in a gift box', async () => {
      expect(await texts('red gi')).toEqual([])
    })

    it('what something is comes before how it is, however many are so', async () => {
      expect(await texts('red dr')).toEqual(['red dress', 'red dry'])
    })

    it('a second colour is not offered: it would widen what was asked', async () => {
      expect(await texts('red ru')).toEqual([])
      expect(await texts('ru')).toEqual(['rust'])
    })

    it('"purp" is the beginning of what the shop has not, and no slip of "pumps"', async () => {
      expect(await texts('purp')).toEqual([])
      expect(await texts('pupm')).toEqual(['pumps'])
    })
  })

  it.each([
    ['de', 'Grüne Kleider', 'gru', 'grüne'],
    ['zh', '红色连衣裙', '连', '连衣裙'],
    ['zh', '红色连衣裙', '红色连衣', '红色连衣裙'],
  ])('in %s "%s" is what "%s" begins', async (...example) => {
    const [language, name, prefix, text] = example
    expect(await shopOf(language, name).texts(prefix)).toEqual([text])
  })
})
