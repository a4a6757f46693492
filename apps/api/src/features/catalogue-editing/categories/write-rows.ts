import type { EditedCategory } from '@vitrine/contract/catalog/editing/categories'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { Texts } from './category-texts.ts'

/** What a feed leaves alone from now on. */
export type KeptPart = 'texts' | 'shown' | 'image' | 'parent' | 'position' | 'block'

export async function keepParts({ db, now }: Context, id: number, parts: readonly KeptPart[]): Promise<void> {
  await sql`update category set edited_at = ${now()}, edited_parts = (
      select array_agg(distinct part order by part) from unnest(edited_parts || ${[...parts]}::text[]) part)
    where category_id = ${id}`.execute(db)
}

export async function updateShown(db: Database, id: number, parts: EditedCategory['parts']): Promise<void> {
  const { is_active, include_in_menu, image } = parts
  await db
    .updateTable('category')
    .set({ is_active, include_in_menu, image })
    .where('category_id', '=', id)
    .execute()
}

/** Its address is made after it, as it depends on those above. An American wording of another English name goes. */
export async function writeTexts(db: Database, id: number, texts: Texts): Promise<void> {
  for (const language of LANGUAGES) {
    const { name, description, url_key } = texts[language]
    await sql`
      insert into category_text (category_id, language, name, description, url_key, url_path)
      values (${id}, ${language}, ${name}, ${description}, ${url_key}, ${url_key})
      on conflict (category_id, language) do update set name = excluded.name, description = excluded.description,
        url_key = excluded.url_key
      where (category_text.name, category_text.description, category_text.url_key)
        is distinct from (excluded.name, excluded.description, excluded.url_key)`.execute(db)
  }
  await sql`update category_text t set url_key = en.url_key from category_text en
    where t.category_id = ${id} and t.language = 'en-US' and en.category_id = t.category_id and en.language = 'en'`.execute(
    db,
  )
}

export async function dropDialect(db: Database, id: number): Promise<void> {
  await db.deleteFrom('category_text').where('category_id', '=', id).where('language', '=', 'en-US').execute()
}
