import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../../analysis/analyzer.ts'
import type { DocumentInput, SearchRequest } from '../../port.ts'
import { createMemoryEngine } from '../create-memory-engine.ts'

// Plain MiniSearch with the same words must find the same products: all words, and only where no product has them all,
// the most that any has. What is guessed (slips, completions, compounds) has examples of its own in text-search.test.ts.

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
const catalogueOf = (word: fc.Arbitrary<string>) =>
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
        fc.property(catalogueOf(word), typedOf(word, STRANGE[language] ?? /./), (corpus, text) => {
          fc.pre(!isGuessed(language, corpus, text))
          expect(engineHits(language, corpus, text)).toEqual(miniSearchHits(language, corpus, text))
        }),
        { numRuns: 200 },
      )
    },
    60_000,
  )
})

type Corpus = readonly Partial<Record<(typeof FIELDS)[number], string>>[]

function engineHits(language: string, corpus: Corpus, text: string): number[] {
  const engine = createMemoryEngine({ languages: [language], stores: ['eu'] })
  corpus.forEach((texts, at) => {
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

function vocabularyOf(language: string, corpus: Corpus): ReadonlySet<string> {
  return new Set(corpus.flatMap((texts) => Object.values(texts).flatMap(analyzerOf(language).forIndex)))
}

const MAX_SLIPS = 2

/** Whether a word the shop does not know is near to one it knows, begins one or holds one. */
function isGuessed(language: string, corpus: Corpus, text: string): boolean {
  const known = vocabularyOf(language, corpus)
  return analyzerOf(language)
    .forQuery(text)
    .words.filter((word) => !known.has(word))
    .some((word) =>
      [...known].some(
        (other) =>
          other.startsWith(word) || word.includes(other) || editDistance(word, other) <= MAX_SLIPS + 1,
      ),
    )
}

function miniSearchHits(language: string, corpus: Corpus, text: string): number[] {
  const { forIndex, forQuery } = analyzerOf(language)
  const known = vocabularyOf(language, corpus)
  const oracle = new MiniSearch({ fields: [...FIELDS], tokenize: forIndex, processTerm: (term) => term })
  for (const [at, texts] of corpus.entries()) oracle.add({ id: at, ...texts })
  const { words } = forQuery(text)
  const isArticle = (word: string) => /\p{L}/u.test(word) && /\d/.test(word) && word.length > 2
  if (words.some((word) => isArticle(word) && !known.has(word))) return []
  const results = oracle.search(text, { tokenize: () => words })
  const having = (needed: number) =>
    ascending(results.filter(({ queryTerms }) => queryTerms.length >= needed).map(({ id }) => id as number))
  const levels = [words.length, Math.max(1, Math.floor(words.length * 0.75)), 1]
  return levels.map(having).find((hits) => hits.length > 0) ?? []
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
