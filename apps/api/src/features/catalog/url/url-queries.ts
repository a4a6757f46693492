import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type UrlPath = {
  entity_type: 'product' | 'category' | 'cms_page' | 'redirect'
  entity_id: number | null
  target: string | null
}

/** In the reader's language, else in English: untranslated goods keep their English address. */
export async function findUrlPath(
  db: Database,
  path: string,
  language: Language,
): Promise<UrlPath | undefined> {
  const { rows } = await sql<UrlPath>`
    select entity_type, entity_id, target from url_path
    where path = ${path} and language in (${language}, 'en')
    order by language = ${language} desc limit 1`.execute(db)
  return rows[0]
}
