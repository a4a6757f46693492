import { hash } from 'node:crypto'
import type { EditedCategory } from '@vitrine/contract/catalog/editing/categories'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { ownTexts } from './category-texts.ts'
import { IS_NO_VARIANT } from './select-tree.ts'

type Row = Pick<
  EditedCategory,
  'id' | 'key' | 'parent_id' | 'products' | 'children' | 'uses' | 'kept_parts'
> & {
  parts: Omit<EditedCategory['parts'], 'texts'>
  paths: EditedCategory['paths'] | null
  texts: Parameters<typeof ownTexts>[0] | null
}

export function getCategory(ctx: Context, id: number): Promise<EditedCategory> {
  assertMay(ctx, 'catalog:write')
  return readCategory(ctx.db, id)
}

export async function readCategory(db: Database, id: number): Promise<EditedCategory> {
  const { rows } = await sql<Row>`
    select c.category_id as id, c.key, c.parent_id, c.edited_parts as kept_parts,
      json_build_object('is_active', c.is_active, 'include_in_menu', c.include_in_menu, 'image', c.image) as parts,
      (select json_agg(t) from category_text t where t.category_id = c.category_id) as texts,
      (select json_object_agg(language, path) from url_path u
        where u.entity_type = 'category' and u.entity_id = c.category_id) as paths,
      (select count(*)::int from product_category where product_category.category_id = c.category_id
        and ${IS_NO_VARIANT}) as products,
      (select count(*)::int from category b where b.parent_id = c.category_id) as children,
      json_build_object(
        'coupons', (select count(*) from coupon_category u where u.category_id = c.category_id),
        'royalties', (select count(*) from royalty_rate r where r.category_id = c.category_id)) as uses
    from category c where c.category_id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new ShopError('CATEGORY_NOT_FOUND')
  const { texts, paths, ...rest } = row
  const parts = { texts: ownTexts(texts ?? []), ...row.parts }
  return {
    ...rest,
    parts,
    paths: (paths ?? {}) as Partial<Record<Language, string>>,
    version: versionOf(parts),
  }
}

const versionOf = (parts: EditedCategory['parts']): string => hash('sha1', JSON.stringify(parts), 'base64url')
