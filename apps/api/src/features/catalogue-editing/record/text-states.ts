import { type TextState, textState } from '@vitrine/domain/content/text-state'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type TextStates = Record<Language, TextState>
type Row = { product_id: number; language: Language; changed_at: Date }

/** Which texts are missing, and which the English one has overtaken. */
export async function selectTextStates(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => TextStates> {
  const { rows } = await sql<Row>`select product_id, language, changed_at from product_text
    where product_id = any(${[...ids]}::bigint[]) and name <> ''`.execute(db)
  return (id) => {
    const own = rows.filter(({ product_id }) => product_id === id)
    const of = (language: Language) => {
      const row = own.find((text) => text.language === language)
      return row && { isWritten: true, isActive: true, changedAt: row.changed_at.toISOString() }
    }
    return Object.fromEntries(
      LANGUAGES.map((language) => [language, textState(of(language), of('en'))]),
    ) as TextStates
  }
}
