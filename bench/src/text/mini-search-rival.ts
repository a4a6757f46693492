import { analyzerOf } from '@vitrine/search/analysis/analyzer'
import type { DocumentInput } from '@vitrine/search/port'
import MiniSearch from 'minisearch'
import { TEXT_FACETS } from './text-questions.ts'

const FIELDS = ['article', 'sku', 'name', 'description', 'other']
const BOOSTS = { article: 8, sku: 8, name: 6, description: 2 }

export type Rival = { ask(text: string): { total: number; facets: Record<string, Map<string, number>> } }

/** MiniSearch with the same words, boosts and tolerance, and one array of values per facet beside it. */
export async function miniSearchRival(documents: Iterable<DocumentInput>): Promise<Rival> {
  const { forIndex, forQuery } = analyzerOf('en')
  const index = new MiniSearch({ fields: FIELDS, tokenize: forIndex, processTerm: (term) => term })
  const columns = TEXT_FACETS.map((): string[] => [])
  const known = new Set<string>()
  for (const { id, terms, texts } of documents) {
    index.add({ id, ...texts.en })
    for (const text of Object.values(texts.en ?? {})) for (const word of forIndex(text)) known.add(word)
    for (const [at, field] of TEXT_FACETS.entries()) {
      const column = columns[at] as string[]
      column[id] = String(terms[field]?.[0])
    }
  }
  const isKnown = (word: string) => known.has(word)
  return {
    ask(text) {
      const { words } = forQuery(text)
      const found = index.search(text, {
        tokenize: () => words,
        boost: BOOSTS,
        prefix: (term) => term === words.at(-1) && !isKnown(term),
        combineWith: 'AND',
        fuzzy: (term) => (isKnown(term) || completes(known, term, words) ? false : 1),
      })
      const facets = TEXT_FACETS.map((field, at) => [field, count(columns[at] as string[], found)] as const)
      return { total: found.length, facets: Object.fromEntries(facets) }
    },
  }
}

/** Whether the last word is the beginning of a known one. */
function completes(known: ReadonlySet<string>, term: string, words: readonly string[]): boolean {
  return term === words.at(-1) && known.values().some((word) => word.startsWith(term))
}

function count(column: readonly string[], found: readonly { id: number }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of found) {
    const value = column[id] as string
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
