import { HOUR_MS } from '@vitrine/domain/duration'
import { sql } from 'kysely'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { Job, JobContext, Schedule } from '#api/jobs/job.ts'
import { daysBefore } from '#api/jobs/retention.ts'

export const cartJobs: readonly Job[] = [
  {
    name: 'cart.sweep-guest-carts',
    may: 'data:retire',
    run: async (ctx) => ({ removed: await sweepGuestCarts(ctx) }),
  },
  {
    name: 'cart.sweep-unused-carts',
    may: 'data:retire',
    run: async (ctx) => ({ removed: await sweepUnusedCarts(ctx) }),
  },
  {
    name: 'cart.sweep-operations',
    may: 'data:retire',
    run: async (ctx) => ({ removed: await sweepOperations(ctx) }),
  },
  {
    name: 'cart.sweep-shares',
    may: 'data:retire',
    run: async (ctx) => ({ removed: await sweepShares(ctx) }),
  },
]

export const cartSchedules: readonly Schedule[] = [
  { job: 'cart.sweep-guest-carts', cron: '5 * * * *' },
  { job: 'cart.sweep-unused-carts', cron: '*/10 * * * *' },
  { job: 'cart.sweep-operations', cron: '35 * * * *' },
  { job: 'cart.sweep-shares', cron: '45 * * * *' },
]

/** What somebody is just changing is skipped; what an order was made from stays, for its answer stays for ever. Asked in
 * two parts, as each has an index of its own. */
const NOT_ORDERED = sql`not exists (select from shop_order o where o.cart_id = c.cart_id and o.state <> 'canceled')
  and not exists (select from shop_order o where o.cart_id = c.cart_id and o.state = 'canceled')`

/** Lines, answers and shares go with their cart. */
function sweepGuestCarts(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.guestCarts)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from cart where cart_id in (
      select cart_id from cart c
      where created_at < ${before} and updated_at < ${before} and token_hash is not null and ${NOT_ORDERED}
      limit ${limit} for update skip locked)`,
  )
}

async function sweepUnusedCarts(ctx: JobContext): Promise<number> {
  const before = await unusedBefore(ctx)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from cart where cart_id in (
      select cart_id from cart c
      where created_at <= ${before} and version = 0 and status = 'open' and token_hash is not null
        and not exists (select from cart_line l where l.cart_id = c.cart_id) and ${NOT_ORDERED}
      limit ${limit} for update skip locked)`,
  )
}

/** Many at once are nobody's shopping: then only the newest stay, whatever their age, but for those of the last hour. */
async function unusedBefore({ db, now, retention }: JobContext): Promise<Date> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from cart where version = 0 and token_hash is not null
    order by cart_id desc offset ${retention.maxUnusedCarts} limit 1`.execute(db)
  const byAge = daysBefore(now(), retention.unusedCarts)
  const [excess] = rows
  if (!excess || excess.created_at < byAge) return byAge
  return new Date(Math.min(excess.created_at.getTime(), now().getTime() - HOUR_MS))
}

function sweepOperations(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.cartOperations)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from cart_operation where ctid = any(array(
      select ctid from cart_operation where at < ${before} limit ${limit}))`,
  )
}

function sweepShares(ctx: JobContext): Promise<number> {
  const before = daysBefore(ctx.now(), ctx.retention.cartShares)
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from cart_share where ctid = any(array(
      select ctid from cart_share where expires_at < ${before} limit ${limit}))`,
  )
}
