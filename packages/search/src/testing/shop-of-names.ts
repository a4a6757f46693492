import { createMemoryEngine } from '../memory/create-memory-engine.ts'
import type { SearchRequest, SearchResult } from '../port.ts'
import { aDocument, aRequest } from './a-document.ts'

/** A small shop in one language, each product nothing but its name; 1 is the first. */
export function shopOfNames(language: string, names: readonly string[]) {
  const engine = createMemoryEngine({ languages: [language], stores: ['eu'] })
  for (const [at, name] of names.entries())
    engine.upsert(aDocument({ id: at + 1, texts: { [language]: { name } } }))
  const answer = (text: string, rest: Partial<SearchRequest> = {}): SearchResult =>
    engine.search(aRequest({ language, text, size: 100, ...rest }))
  const nameOf = (id: number) => names[id - 1] ?? ''
  /** What a text finds, best first. */
  const found = (text: string) => answer(text).hits.map(({ id }) => nameOf(id))
  return { engine, answer, found }
}
