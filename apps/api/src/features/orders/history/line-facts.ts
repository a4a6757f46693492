import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

export type LineFacts = Pick<
  OrderHistory['products'][number],
  'type' | 'is_set' | 'brand' | 'collection' | 'color' | 'size'
>
type Line = { product_id: number | null }

const UNKNOWN: LineFacts = {
  ...{ type: null, is_set: false, brand: null, collection: null },
  ...{ color: null, size: null },
}

/** What the catalogue says of what was bought, in the store's language; nothing of what it no longer has. */
export async function lineFactsOf(
  { db, store }: Context,
  lines: readonly Line[],
): Promise<(line: Line) => LineFacts> {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  if (ids.length === 0) return () => UNKNOWN
  const { rows } = await sql<{ productId: number; isSet: boolean; code: string; id: number; name: string }>`
    select p.product_id as "productId", p.type_id = 'bundle' as "isSet", a.code, o.option_id as id,
      coalesce(o.labels ->> ${store.language}::text, o.labels ->> 'en', o.key) as name
    from product p left join product_variant v on v.child_id = p.product_id
    join product_attribute pa on pa.product_id in (p.product_id, v.parent_id)
    join attribute a on a.attribute_id = pa.attribute_id
      and (a.code in ('ptype', 'brand', 'collection')
        or a.code in ('color', 'size') and pa.product_id = p.product_id)
    join attribute_option o on o.option_id = pa.option_id
    where p.product_id = any(${ids}::bigint[])`.execute(db)
  return ({ product_id }) => {
    const own = rows.filter(({ productId }) => productId === product_id)
    const of = (code: string) => own.find((one) => one.code === code)
    const [brand, collection] = [of('brand'), of('collection')]
    return {
      type: of('ptype')?.name ?? null,
      is_set: own[0]?.isSet ?? false,
      brand: brand ? { id: brand.id, name: brand.name } : null,
      collection: collection ? { name: collection.name } : null,
      color: of('color')?.name ?? null,
      size: of('size')?.name ?? null,
    }
  }
}
