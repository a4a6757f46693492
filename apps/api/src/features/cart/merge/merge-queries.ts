import type { CartNotice } from '@vitrine/contract/cart'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { hashToken } from '../cart-of.ts'
import type { Move } from './plan-merge.ts'

/** Held until the merge is through, whatever its state is. */
export function findGuestCart({ db, store }: Context, token: string) {
  return db
    .selectFrom('cart')
    .select(['cart_id', 'status', 'merged_into'])
    .where('token_hash', '=', hashToken(token))
    .where('store_id', '=', store.storeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type Moving = { guestId: number; targetId: number; moves: readonly Move[] }

/** A line that meets none of its kind keeps its id, so that operations under way still find it. */
export async function moveLines({ db, now }: Context, { guestId, targetId, moves }: Moving): Promise<void> {
  const added = moves.filter((move) => move.guestItemId !== move.itemId).map((move) => move.guestItemId)
  await sql`
    with touched as (
      update cart t set version = t.version + 1, updated_at = ${now()},
        shipping = coalesce(t.shipping, g.shipping), payment = coalesce(t.payment, g.payment),
        promotions = coalesce(g.promotions, '{}') || coalesce(t.promotions, '{}')
      from cart g where t.cart_id = ${targetId} and g.cart_id = ${guestId} returning t.version),
    gone as (delete from cart_line where item_id = any(${added}::bigint[]))
    update cart_line l set cart_id = ${targetId}, qty = m.qty, version = touched.version
    from touched, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("itemId" bigint, qty int)
    where l.item_id = m."itemId"`.execute(db)
}

/** Its token now leads to the customer's cart, and what it was told already counts there, too. */
export async function retireGuestCart({ db }: Context, guestId: number, targetId: number): Promise<void> {
  await db
    .updateTable('cart')
    .set({ status: 'merged', merged_into: targetId, version: sql`version + 1` })
    .where('cart_id', '=', guestId)
    .execute()
  await sql`
    with moved as (delete from cart_operation where cart_id = ${guestId} returning operation_id, reply, at)
    insert into cart_operation (cart_id, operation_id, reply, at)
    select ${targetId}, operation_id, reply, at from moved on conflict do nothing`.execute(db)
}

const replyId = (guestId: number) => `merge ${guestId}`
type Noted = { targetId: number; guestId: number; notices: readonly CartNotice[] }

export async function noteReply({ db }: Context, { targetId, guestId, notices }: Noted): Promise<void> {
  await db
    .insertInto('cart_operation')
    .values({
      cart_id: targetId,
      operation_id: replyId(guestId),
      reply: sql`${JSON.stringify({ notices })}::json`,
    })
    .execute()
}

export async function recallReply({ db }: Context, targetId: number, guestId: number): Promise<CartNotice[]> {
  const row = await db
    .selectFrom('cart_operation')
    .select('reply')
    .where('cart_id', '=', targetId)
    .where('operation_id', '=', replyId(guestId))
    .executeTakeFirst()
  return (row?.reply as { notices: CartNotice[] } | undefined)?.notices ?? []
}
