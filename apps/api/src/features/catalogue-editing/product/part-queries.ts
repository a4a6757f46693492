import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { ownNameSql } from '#api/db/text/name-sql.ts'
import { toPartName } from '../record/record-names.ts'

export type PartRow = EditedProduct['named'][string]

/** As shoppers of the language read it: in theirs, else in English. */
const nameIn = (language: Language, of: string) => sql`coalesce(
  (select t.name from product_text t where t.product_id = ${sql.ref(`${of}.product_id`)}
    and t.language in (${language}, 'en') and t.name <> '' order by t.language = ${language} desc limit 1),
  ${sql.ref(`${of}.sku`)})`

/** Products as another one names them, with the pieces there are. */
export async function selectParts(
  db: Database,
  skus: readonly string[],
  language: Language,
): Promise<PartRow[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<PartRow>`
    select p.product_id as id, p.sku, ${nameIn(language, 'p')} as name, p.status,
      (select path from product_media m where m.product_id = p.product_id and kind = 'image'
        order by position limit 1) as picture,
      case when i.product_id is not null then json_build_object('qty', i.qty, 'manage_stock', i.manage_stock,
        'low_stock_qty', i.low_stock_qty, 'held', i.reserved) end as stock
    from product p left join stock_item i on i.product_id = p.product_id
    where p.sku = any(${[...new Set(skus)]}::text[]) order by p.product_id`.execute(db)
  return rows
}

type Beside = Pick<EditedProduct, 'parent' | 'paths' | 'kept_parts' | 'edited_at' | 'edited_by'>
type BesideRow = Omit<Beside, 'edited_at'> & { edited_at: Date | null }

/** What stands around it: whose variant it is, where it is found, who wrote it last. */
export async function findBeside(db: Database, id: number, language: Language): Promise<Beside> {
  const { rows } = await sql<BesideRow>`
    select (select json_build_object('id', q.product_id, 'sku', q.sku, 'name', ${nameIn(language, 'q')})
        from product_variant v join product q on q.product_id = v.parent_id
        where v.child_id = p.product_id) as parent,
      coalesce((select json_object_agg(language, path) from url_path u
        where u.entity_type = 'product' and u.entity_id = p.product_id), '{}') as paths,
      coalesce(e.parts, '{}') as kept_parts, e.edited_at,
      ${ownNameSql('c')} as edited_by
    from product p left join product_edit e using (product_id) left join customer c on c.customer_id = e.edited_by
    where p.product_id = ${id}`.execute(db)
  const row = rows[0]
  return {
    parent: row?.parent ?? null,
    paths: (row?.paths ?? {}) as Partial<Record<Language, string>>,
    kept_parts: (row?.kept_parts ?? []).map(toPartName),
    edited_at: row?.edited_at?.toISOString() ?? null,
    edited_by: row?.edited_by ?? null,
  }
}
