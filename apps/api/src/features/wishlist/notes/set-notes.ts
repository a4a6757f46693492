import { sql } from 'kysely'
import type { LinkKey } from '#api/access/link-key.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

export const LEAVE_NOTES = 'wishlist notes'

/** Its mailbox was proven when it became the account's; who has none says one first. */
export async function setNotes(ctx: Context, isOn: boolean): Promise<{ notes: boolean }> {
  const owner = myId(ctx)
  if (isOn && !(await hasMailbox(ctx, owner))) throw new ShopError('CONFLICT', { message: 'EMAIL_NEEDED' })
  const storeId = isOn ? ctx.store.storeId : null
  const since = isOn ? ctx.now() : null
  await sql`insert into wishlist (customer_id, notes_store_id, notes_since) values (${owner}, ${storeId}, ${since})
    on conflict (customer_id) do update set notes_store_id = excluded.notes_store_id,
      notes_since = case when excluded.notes_since is null then null
        else coalesce(wishlist.notes_since, excluded.notes_since) end`.execute(ctx.db)
  return { notes: isOn }
}

/** By the link of a letter; leaving twice is leaving. */
export async function leaveNotes({ db }: Context, links: LinkKey, token: string): Promise<'left'> {
  const owner = links.read(LEAVE_NOTES, token)
  if (owner === undefined) throw new ShopError('NOT_FOUND')
  await db
    .updateTable('wishlist')
    .set({ notes_store_id: null, notes_since: null })
    .where('customer_id', '=', owner)
    .execute()
  return 'left'
}

async function hasMailbox({ db }: Context, owner: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('email')
    .where('customer_id', '=', owner)
    .executeTakeFirst()
  return typeof row?.email === 'string'
}
