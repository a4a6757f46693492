import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type UrlPath = {
  language: Language
  entity_type: 'product' | 'category' | 'cms_page' | 'redirect'
  entity_id: number | null
  target: string | null
}

/** In the reader's language before English before the others: links of one store are opened in another. */
export async function findUrlPath(
  db: Database,
  path: string,
  language: Language,
): Promise<UrlPath | undefined> {
  const { rows } = await sql<UrlPath>`/* prepared */
    select language, entity_type, entity_id, target from url_path
    where path = ${path} and language = any(${[...LANGUAGES]})
    order by language = ${language} desc, language = 'en' desc, language limit 1`.execute(db)
  return rows[0]
}

/** Variants have no address of their own, but a key, as they had in the shop they came from. */
export async function findVariantByKey(db: Database, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.product_id as id from product_text t join product_variant v on v.child_id = t.product_id
    where t.url_key = ${key} and t.language = 'en'
    order by t.product_id limit 1`.execute(db)
  return rows[0]?.id
}
