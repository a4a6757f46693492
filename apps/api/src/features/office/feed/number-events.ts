import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'

const LOCK_KEY = 7_316_044_170

/**
 * Events get their position once they are committed, by one at a time: an order whose transaction took longer than that of
 * the next one comes after it and is missed by nobody who has read on. In the same
 * transaction it is put down whom to tell of them, of one order in turn. Answers the new positions.
 */
export async function numberEvents(ctx: Context): Promise<number[]> {
  const { rows } = await sql`select from order_event where position is null limit 1`.execute(ctx.db)
  if (rows.length === 0) return []
  return inTransaction(ctx, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db)
    const { rows } = await sql<{ position: number }>`
      with numbered as (update order_event e set position = n.place
      from (select event_id, nextval('order_event_position') as place
        from (select event_id from order_event where position is null order by event_id) waiting) n
      where n.event_id = e.event_id returning e.position, e.order_id),
      announced as (
        insert into outbox (topic, payload, turn)
        select 'office.webhook', jsonb_build_object('webhookId', w.webhook_id, 'position', position),
          format('webhook %s, order %s', w.webhook_id, order_id)
        from numbered, webhook w join api_key k using (key_id)
        where w.ended_at is null and k.revoked_at is null and 'orders:read' = any(k.scopes)
        order by position)
      select position from numbered`.execute(db)
    return rows.map(({ position }) => position)
  })
}
