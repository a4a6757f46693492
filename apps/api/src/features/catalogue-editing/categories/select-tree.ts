import { hash } from 'node:crypto'
import type { EditedCategoryTree } from '@vitrine/contract/catalog/editing/categories'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

export function listCategories(ctx: Context, language: Language): Promise<EditedCategoryTree> {
  assertMay(ctx, 'catalog:write')
  return selectTree(ctx.db, language)
}

/** Variants stand where their product does. */
export const IS_NO_VARIANT = sql`not exists (
  select from product_variant v where v.child_id = product_category.product_id)`

/** In the order of siblings. */
export async function selectTree(db: Database, language: Language): Promise<EditedCategoryTree> {
  const { rows: items } = await sql<EditedCategoryTree['items'][number]>`
    select c.category_id as id, c.key, c.parent_id, coalesce(own.name, en.name, c.key) as name, c.is_active,
      c.include_in_menu, coalesce(p.count, 0) as products
    from category c
      left join category_text own on own.category_id = c.category_id and own.language = ${language}
      left join category_text en on en.category_id = c.category_id and en.language = 'en'
      left join (select category_id, count(*)::int as count from product_category where ${IS_NO_VARIANT}
        group by category_id) p
        on p.category_id = c.category_id
    order by c.position, c.category_id`.execute(db)
  const places = items.map(({ id, parent_id }) => [id, parent_id])
  return { version: hash('sha1', JSON.stringify(places), 'base64url'), items }
}
