import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** Answers how many lines went. */
export async function removeLinesUpTo({ db }: Context, cartId: number, version: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('version', '<=', version)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

type Rest = { cartId: number; version: number; lines: readonly { itemId: number; qty: number }[] }

/** These lines stay, with so many pieces, as of this version; every other one goes. */
export async function keepOnly({ db }: Context, { cartId, version, lines }: Rest): Promise<void> {
  await sql`
    with kept as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as k("itemId" bigint, qty int)),
    gone as (delete from cart_line where cart_id = ${cartId} and item_id not in (select "itemId" from kept))
    update cart_line l set qty = kept.qty, version = ${version}
    from kept where l.item_id = kept."itemId"`.execute(db)
}

export async function shutCart({ db }: Context, cartId: number): Promise<void> {
  await db.updateTable('cart').set({ status: 'closed' }).where('cart_id', '=', cartId).execute()
}
