// A product as each store's index keeps it. Words are read once for a language, however many stores speak it.
import { type Analyzer, analyzerOf } from '../../analysis/analyzer.ts'
import { SUGGESTED } from '../../analysis/weights.ts'
import type { DocumentInput } from '../../port.ts'
import { nameKey } from './name-key.ts'
import { type ProductRecord, toRecord } from './to-record.ts'
import { type WeighedWord, weighWords } from './weigh-words.ts'

/** A store and the language it speaks. */
export type StoreView = { store: string; language: string }
export type Surface = { folded: string; shown: string; stored: string }
export type ReadDocument = {
  view: StoreView
  record: ProductRecord
  words: readonly WeighedWord[]
  surfaces: readonly Surface[]
}

const analyzers = new Map<string, Analyzer>()

function analyzerIn(language: string): Analyzer {
  const analyzer = analyzers.get(language) ?? analyzerOf(language)
  analyzers.set(language, analyzer)
  return analyzer
}

export type Reading = { views: readonly StoreView[]; childFields: readonly string[] }

/** For each store that sells it. */
export function readDocument(document: DocumentInput, { views, childFields }: Reading): ReadDocument[] {
  const texts = new Map<string, Pick<ReadDocument, 'words' | 'surfaces'> & { name: string }>()
  return views.flatMap((view) => {
    const read = texts.get(view.language) ?? readTexts(document, view.language)
    texts.set(view.language, read)
    const record = toRecord(document, view.store, { childFields, ...read })
    return record ? [{ view, record, words: read.words, surfaces: read.surfaces }] : []
  })
}

function readTexts({ texts }: DocumentInput, language: string) {
  const fields = Object.hasOwn(texts, language) ? (texts[language] ?? {}) : {}
  const analyzer = analyzerIn(language)
  const surfaces = SUGGESTED.flatMap((field) => analyzer.surfaces(fields[field] ?? ''))
  return {
    words: weighWords(fields, analyzer),
    name: nameKey(fields.name ?? '', language),
    surfaces: surfaces.map(({ shown, folded }) => ({ folded, shown, stored: analyzer.normalize(folded) })),
  }
}
