import { describe, expect, it } from 'vitest'
import type { SuggestRequest } from '../../port.ts'
import { aDocument } from '../../testing/a-document.ts'
import { NAMES } from '../../testing/names-in-five-languages.ts'
import { shopOfNames } from '../../testing/shop-of-names.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

const LANGUAGES = Object.keys(NAMES)
/** Whatever is typed of a name on the way to all of it. */
const begunOf = (language: string) =>
  (NAMES[language] ?? []).flatMap((name) =>
    Array.from({ length: name.length }, (_, at) => ({ name, begun: name.slice(0, at + 1) })),
  )

describe('whoever types a name, letter by letter', () => {
  it.each(LANGUAGES)('is offered nothing that leads nowhere, in %s', async (language) => {
    const { engine, answer } = shopOfNames(language, NAMES[language] ?? [])
    const ask = (prefix: string) => engine.suggest({ store: 'eu', language, prefix, size: 20 })
    let offered = 0
    for (const { begun } of begunOf(language)) {
      for (const typed of [begun, begun.toUpperCase()]) {
        for (const { text, count } of (await ask(typed)).texts) {
          offered++
          const { total, isPartial, corrected } = answer(text)
          expect({ typed, text, total, isPartial, corrected }).toEqual({ typed, text, total: count })
        }
      }
    }
    expect(offered).toBeGreaterThan(50)
  })

  it.each(LANGUAGES)('finds by the whole of it what is called so, first of all, in %s', (language) => {
    const { found, answer } = shopOfNames(language, NAMES[language] ?? [])
    for (const name of NAMES[language] ?? []) {
      for (const typed of [name, name.toLowerCase(), name.toUpperCase(), `  ${name} `])
        expect(found(typed)[0], typed).toBe(name)
      expect(answer(name)).not.toHaveProperty('corrected')
    }
  })
})

describe('suggestions, counted again', () => {
  const KINDS = ['dress', 'drape', 'coat', 'skirt']
  const LOOKS = ['red', 'linen', 'long']
  const goods = Array.from({ length: 60 }, (_, at) =>
    aDocument({
      id: at + 1,
      prices: { eu: 1000, ...(at % 7 < 4 && { us: 1000 }) },
      terms: { category: [at % 5, 10 + (at % 2)] },
      texts: { en: { name: `${LOOKS[at % 3]} ${KINDS[(at * 7) % 4]}` } },
    }),
  )
  const engine = createMemoryEngine({ languages: ['en'], stores: ['eu', 'us'] })
  for (const good of goods) engine.upsert(good)
  const among = (store: string, category: number | undefined, words: readonly string[]) =>
    goods.filter(
      ({ prices, terms, texts }) =>
        prices[store] !== undefined &&
        (category === undefined || terms.category?.includes(category)) &&
        words.every((word) => texts.en?.name?.split(' ').includes(word)),
    )
  const cases = ['eu', 'us'].flatMap((store) =>
    [undefined, 1, 11].flatMap((category) =>
      [[], ['red'], ['linen']].map((before) => ({ store, category, before })),
    ),
  )

  it.each(cases)('in $store, category $category, behind $before', async ({ store, category, before }) => {
    const request: SuggestRequest = {
      ...{ store, language: 'en', size: 20, scope: { field: 'category', size: 20 } },
      prefix: [...before, 'dr'].join(' '),
      ...(category !== undefined && { base: [{ field: 'category', in: [category] }] }),
    }
    const { texts, scopes } = await engine.suggest(request)
    const wanted = ['drape', 'dress']
      .map((kind) => ({ kind, count: among(store, category, [...before, kind]).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ kind, count }) => ({ text: [...before, kind].join(' '), count }))
    expect(texts).toEqual(wanted)
    const found = new Set(['drape', 'dress'].flatMap((kind) => among(store, category, [...before, kind])))
    const counts = new Map<number, number>()
    for (const { terms } of found)
      for (const place of (terms.category ?? []) as number[]) counts.set(place, (counts.get(place) ?? 0) + 1)
    expect(new Map(scopes.map(({ key, count }) => [Number(key), count]))).toEqual(counts)
  })
})
