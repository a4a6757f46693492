import { hash } from 'node:crypto'
import type { AttributeLabels, EditedAttribute } from '@vitrine/contract/catalog/editing/attributes'
import type { Localized } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'

/** With what a feed gave besides: American words, which the staff does not write. */
export type StoredLabels = Partial<Localized>
type OptionRow = { id: number; key: string; labels: StoredLabels; swatch: string | null; products: number }
type Row = Pick<EditedAttribute, 'id' | 'code' | 'kind' | 'products' | 'kept_parts'> & {
  labels: StoredLabels
  shown: Pick<EditedAttribute['parts'], 'is_filterable' | 'is_comparable' | 'is_visible_on_front'>
  options: OptionRow[] | null
}
export type StoredAttribute = { edited: EditedAttribute; labels: StoredLabels; options: readonly OptionRow[] }

export async function getAttribute(ctx: Context, id: number): Promise<EditedAttribute> {
  assertMay(ctx, 'catalog:write')
  return (await readAttribute(ctx.db, id)).edited
}

export async function readAttribute(db: Database, id: number): Promise<StoredAttribute> {
  const { rows } = await sql<Row>`
    select a.attribute_id as id, a.code, a.frontend_input as kind, a.labels, a.edited_parts as kept_parts,
      json_build_object('is_filterable', a.is_filterable, 'is_comparable', a.is_comparable,
        'is_visible_on_front', a.is_visible_on_front) as shown,
      (select count(distinct coalesce(v.parent_id, t.product_id))::int from product_attribute t
        left join product_variant v on v.child_id = t.product_id where t.attribute_id = a.attribute_id) as products,
      (select json_agg(json_build_object('id', o.option_id, 'key', o.key, 'labels', o.labels, 'swatch', o.swatch,
          'products', coalesce(p.count, 0)) order by o.position, o.option_id)
        from attribute_option o left join (
          select t.option_id, count(distinct coalesce(v.parent_id, t.product_id)) as count from product_attribute t
          left join product_variant v on v.child_id = t.product_id where t.attribute_id = ${id} group by 1) p
          using (option_id)
        where o.attribute_id = a.attribute_id) as options
    from attribute a where a.attribute_id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new ShopError('ATTRIBUTE_NOT_FOUND')
  const { labels, shown, options, ...rest } = row
  return toStored({ ...rest, labels, shown, options: options ?? [] })
}

function toStored({ labels, shown, options, ...rest }: Row & { options: OptionRow[] }): StoredAttribute {
  const parts = {
    labels: inLanguages(labels),
    ...shown,
    options: options.map(({ key, labels: words, swatch }) => ({ key, labels: inLanguages(words), swatch })),
  }
  const used = options.filter(({ products }) => products > 0)
  const version = hash('sha1', JSON.stringify(parts), 'base64url')
  const option_products = Object.fromEntries(used.map(({ key, products }) => [key, products]))
  return { edited: { ...rest, version, parts, option_products }, labels, options }
}

const inLanguages = (labels: StoredLabels): AttributeLabels =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (labels[language] ? [[language, labels[language]]] : [])),
  )
