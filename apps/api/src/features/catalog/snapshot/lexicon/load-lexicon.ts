// The lexicon of a generation: names of attribute options and categories, and the table of shoppers' words.
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { Lexicon } from '@vitrine/search/lexicon/lexicon'
import type { LexiconInput, LexiconValue } from '@vitrine/search/lexicon/lexicon-input'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { AttributeIndex } from '#api/features/catalog/snapshot/attribute-index.ts'
import type { CategoryTree } from '#api/features/catalog/snapshot/category-tree.ts'

/** What a word of these names narrows; every other name is only looked for. */
const FILTER_FIELDS = ['color', 'material', 'gender', 'size']
const KIND_FIELDS = ['ptype']
/** Names nobody searches for by themselves, though words of them are in the index. */
const UNNAMED = new Set(['care', 'made_in'])

type Tables = { attributes: AttributeIndex; categories: CategoryTree }

export async function loadLexicon(db: Database, tables: Tables): Promise<Lexicon> {
  const rows = await db
    .selectFrom('search_word')
    .select(['language', 'kind', 'words', 'narrower'])
    .where('is_active', '=', true)
    .orderBy('search_word_id')
    .execute()
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind)
  return new Lexicon({
    values: valuesOf(tables),
    synonyms: ofKind('same'),
    ignored: wordsByLanguage(ofKind('ignored')),
    unfiltered: wordsByLanguage(ofKind('unfiltered')),
    negations: wordsByLanguage(ofKind('negation')),
    unsold: wordsByLanguage(ofKind('unsold')),
    pages: ofKind('page').map(({ language, words: [page = ''], narrower }) => ({
      language,
      page,
      words: narrower,
    })),
    filterFields: FILTER_FIELDS,
    kindFields: KIND_FIELDS,
  })
}

/** Changes with every change of the table. */
export async function readLexiconVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(max(change), 0) || ' ' || count(*) as version from search_word`.execute(db)
  return rows[0]?.version ?? ''
}

function wordsByLanguage(rows: readonly { language: string; words: string[] }[]): LexiconInput['ignored'] {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      rows.filter((row) => row.language === language).flatMap(({ words }) => words),
    ]),
  )
}

function valuesOf({ attributes, categories }: Tables): LexiconValue[] {
  const options = attributes.list
    .filter(({ code }) => !UNNAMED.has(code))
    .flatMap(({ code, options: all }) =>
      all.map(({ id, labels }) => ({ field: code, value: String(id), labels })),
    )
  const places = categories.list.map(({ id, texts }) => ({
    field: 'category',
    value: String(id),
    labels: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text?.name ?? ''])),
  }))
  return [...options, ...places]
}
