import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../../analysis/analyzer.ts'
import type { DocumentInput, SearchRequest } from '../../port.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

// Plain MiniSearch with the same words, tolerance and completion must find the same products. It is told the
// engine's rule of tolerance (known words are not guessed at, the nearest reading wins) by an edit distance of its own.

const FIELDS = ['article', 'sku', 'name', 'description', 'other'] as const

const WORDS: Record<string, string> = {
  en: 'dress dresses red rad bed jacket jackets leather lether linen summer sommer coat cot boots wh10 wh12 24 skirt',
  de: 'kleid kleider rot roter bett jacke jacken leder ledr leinen sommer mantel mäntel stiefel wh10 24 röcke rock',
  ru: 'платье платья красное красная куртка куртки кожа кожаный лён летнее пальто сапоги wh10 24 юбка юбки',
  uk: 'сукня сукні червона червоне куртка куртки шкіра льон літня пальто чоботи wh10 24 спідниця спідниці',
  zh: '连衣裙 红色 外套 夹克 皮革 亚麻 夏季 大衣 靴子 wh10 24 裙子 红色连衣裙',
}
const STRANGE: Record<string, RegExp> = {
  en: /^[a-e]{1,7}$/,
  de: /^[a-e]{1,7}$/,
  ru: /^[а-е]{1,7}$/,
  uk: /^[а-е]{1,7}$/,
  zh: /^[红色衣裙]{1,4}$/,
}

const sentenceOf = (word: fc.Arbitrary<string>) =>
  fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))

/** Words of the language, some unknown ones, and now and then the first one with a letter missing. */
const typedOf = (word: fc.Arbitrary<string>, strange: RegExp) =>
  fc
    .tuple(fc.array(fc.oneof(word, fc.stringMatching(strange)), { minLength: 1, maxLength: 5 }), fc.nat(6))
    .map(([words, at]) =>
      words.map((each, index) => (index === 0 && at > 0 ? each.slice(0, at) + each.slice(at + 1) : each)),
    )
    .map((words) => words.join(' '))

/** Without names, whose words are also known as they are written: text-search.test.ts tells of those. */
const shelvesOf = (word: fc.Arbitrary<string>) =>
  fc.array(
    fc.record(
      { description: sentenceOf(word), other: sentenceOf(word), sku: word },
      { requiredKeys: ['description'] },
    ),
    { minLength: 1, maxLength: 12 },
  )

describe('words find products', () => {
  it.each(Object.keys(WORDS))(
    'the same ones that plain MiniSearch finds, in %s',
    (language) => {
      const word = fc.constantFrom(...(WORDS[language] ?? '').split(' '))
      fc.assert(
        fc.property(shelvesOf(word), typedOf(word, STRANGE[language] ?? /./), (shelf, text) => {
          expect(engineHits(language, shelf, text)).toEqual(miniSearchHits(language, shelf, text))
        }),
        { numRuns: 200 },
      )
    },
    60_000,
  )
})

type Shelf = readonly Partial<Record<(typeof FIELDS)[number], string>>[]

function engineHits(language: string, shelf: Shelf, text: string): number[] {
  const engine = createMemoryEngine({ languages: [language], stores: ['eu'] })
  shelf.forEach((texts, at) => {
    engine.upsert({
      id: at,
      terms: {},
      numbers: {},
      prices: { eu: 1 },
      variants: [],
      texts: { [language]: texts },
    } as DocumentInput)
  })
  const request: SearchRequest = {
    ...{ store: 'eu', language, text, base: [], selected: [], facets: [] },
    ...{ sort: [], from: 0, size: 100 },
  }
  return ascending(engine.search(request).hits.map(({ id }) => id))
}

function miniSearchHits(language: string, shelf: Shelf, text: string): number[] {
  const { forIndex, forQuery } = analyzerOf(language)
  const vocabulary = new Set(shelf.flatMap((texts) => Object.values(texts).flatMap(forIndex)))
  const oracle = new MiniSearch({ fields: [...FIELDS], tokenize: forIndex, processTerm: (term) => term })
  for (const [at, texts] of shelf.entries()) oracle.add({ id: at, ...texts })
  const { words } = forQuery(text)
  if (words.length === 0) return shelf.map((_, at) => at)
  const isCompleted = (term: string) =>
    term === words.at(-1) && (term.length >= 2 || /\p{Script=Han}/u.test(term))
  const results = oracle.search(text, {
    tokenize: () => words,
    prefix: isCompleted,
    fuzzy: (term) => {
      const isKnown =
        vocabulary.has(term) || (isCompleted(term) && [...vocabulary].some((known) => known.startsWith(term)))
      return isKnown || /\d/.test(term) ? false : nearestDistance(term, vocabulary)
    },
  })
  const needed = Math.max(1, Math.floor(words.length * 0.75))
  return ascending(
    results.filter(({ queryTerms }) => queryTerms.length >= needed).map(({ id }) => id as number),
  )
}

function nearestDistance(term: string, vocabulary: ReadonlySet<string>): number | false {
  const allowed = term.length < 3 ? 0 : term.length < 6 ? 1 : 2
  const readings = [...vocabulary]
    .filter((known) => !/\d/.test(known))
    .map((known) => editDistance(term, known))
  const nearest = Math.min(...readings)
  return nearest <= allowed ? nearest : false
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

function ascending(ids: number[]): number[] {
  return ids.sort((a, b) => a - b)
}
