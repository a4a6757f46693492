import { type Slot, slotOf } from '@vitrine/domain/partner/products/slots'
import { type RawBuilder, sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { isNotCalledOff } from './promo-rows.ts'

export type Piece = {
  id: number
  approved: number
  order_id: number | null
  delivered_on: string | null
  is_archived: boolean
  parts: number[]
  type_type: Slot
}
type Row = Omit<Piece, 'type_type'> & { kind: string | null }

/** What the asker calls the id, for whoever is told that there is no such piece. */
type Asked = { ids: readonly number[]; pathOf: (at: number) => string; lock?: boolean }

/** Just these, in the order asked. Another partner's are no more there than those nobody has. */
export async function getOwnPieces(ctx: Context, { ids, pathOf, lock = false }: Asked): Promise<Piece[]> {
  const found = await selectPieces(ctx, ids, lock)
  const byId = new Map(found.map((piece) => [piece.id, piece]))
  return ids.map((id, at) => {
    const piece = byId.get(id)
    if (!piece) throw unknownPiece(pathOf(at))
    return piece
  })
}

/** Locked in one order, whoever asks in which. */
async function selectPieces(ctx: Context, ids: readonly number[], lock: boolean): Promise<Piece[]> {
  const { rows } = await sql<Row>`
    select p.promo_id as id, p.approved, p.order_id, p.delivered_on::text as delivered_on,
      p.archived_at is not null as is_archived, ${kindSql} as kind,
      coalesce((select array[s.top_id, s.bottom_id] from promo_set s where s.promo_id = p.promo_id), '{}') as parts
    from promo_product p left join shop_order o using (order_id)
    where p.customer_id = ${myId(ctx)} and p.promo_id = any(${[...ids]}::bigint[])
      and ${isNotCalledOff}
    order by p.promo_id ${lock ? sql`for no key update of p` : sql``}`.execute(ctx.db)
  return rows.map(({ kind, ...row }) => ({ ...row, type_type: slotOf(kind) }))
}

/** A variant's parent knows it, where the variant does not. */
const kindSql: RawBuilder<string | null> = sql`(
  select k.key from product own
  left join product_variant v on v.child_id = own.product_id
  join product_attribute a on a.product_id in (own.product_id, v.parent_id)
  join attribute d on d.attribute_id = a.attribute_id and d.code = 'ptype'
  join attribute_option k on k.option_id = a.option_id
  where own.sku = p.sku limit 1)`

export function unknownPiece(path: string): ShopError {
  return new ShopError('NOT_FOUND', {
    details: [{ path, key: 'REFUSED', message: 'names no piece of this partner' }],
  })
}
