import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'

/** 128 bits. Of two who ask at once, both get the one that was first. */
export async function shareWishlist(ctx: Context): Promise<{ share_code: string }> {
  const code = randomBytes(16).toString('base64url')
  const { rows } = await sql<{ share_code: string }>`
    insert into wishlist (customer_id, share_code) values (${myId(ctx)}, ${code})
    on conflict (customer_id) do update set share_code = coalesce(wishlist.share_code, excluded.share_code)
    returning share_code`.execute(ctx.db)
  return { share_code: rows[0]?.share_code ?? code }
}

export async function unshareWishlist(ctx: Context): Promise<true> {
  await ctx.db
    .updateTable('wishlist')
    .set({ share_code: null })
    .where('customer_id', '=', myId(ctx))
    .execute()
  return true
}
