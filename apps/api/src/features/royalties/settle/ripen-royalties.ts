import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { isPastReturn } from '#api/ledger/past-return.ts'
import { settleRoyalty } from './settle-royalty.ts'

const AT_ONCE = 200

/** Swapped in tests, to prove that it is needed. */
export const ripenGuards = { lockOrder }
export type RipenGuards = typeof ripenGuards

type Ripening = Context & { signal?: AbortSignal }

/** Puts on account what can no longer come back. Answers how many orders that was. */
export async function ripenRoyalties(ctx: Ripening, guards: RipenGuards = ripenGuards): Promise<number> {
  let ripened = 0
  let after = 0
  for (;;) {
    const due = await listRipe(ctx, after)
    for (const orderId of due) if (await ripenOne(ctx, orderId, guards)) ripened += 1
    after = due.at(-1) ?? 0
    if (due.length < AT_ONCE || ctx.signal?.aborted) return ripened
  }
}

/** Read again with the order locked: it may have come back meanwhile. */
export function ripenOne(ctx: Context, orderId: number, guards: RipenGuards = ripenGuards): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await guards.lockOrder(ctx, orderId)
    return settleRoyalty(ctx, orderId)
  })
}

async function lockOrder({ db }: Context, orderId: number): Promise<void> {
  await sql`select from shop_order where order_id = ${orderId} for no key update`.execute(db)
}

async function listRipe({ db, now }: Context, after: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select o.order_id from royalty_entry e join shop_order o using (order_id)
    where o.order_id > ${after} and ${isPastReturn(now())}
    group by o.order_id having sum(e.pending_minor) > 0
    order by o.order_id limit ${AT_ONCE}`.execute(db)
  return rows.map((row) => row.order_id)
}
