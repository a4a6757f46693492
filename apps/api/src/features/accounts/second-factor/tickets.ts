import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { deleteInBatches } from '#api/jobs/in-batches.ts'
import type { JobContext } from '#api/jobs/job.ts'

const TICKET_LIFE_MS = 5 * 60_000
const MAX_TRIES = 5
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()
/** What ran out is told as what never was. */
const unknownTicket = () => new ShopError('UNAUTHORIZED')

/** For who has proven the first factor; in the transaction that spends it. */
export async function putTicket({ db, now }: Context, customerId: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expires_at = new Date(now().getTime() + TICKET_LIFE_MS)
  await db
    .insertInto('sign_in_ticket')
    .values({ ticket_hash: hashOf(ticket), customer_id: customerId, expires_at })
    .execute()
  return ticket
}

export async function holderOf({ db, now }: Context, ticket: string): Promise<number> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .select('customer_id')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', now())
    .where('tries', '<=', MAX_TRIES)
    .executeTakeFirst()
  if (!row) throw unknownTicket()
  return row.customer_id
}

/** Counted before anything is compared, in one statement: of many at once each is one. */
export async function countTry({ db, now }: Context, ticket: string): Promise<number> {
  const row = await db
    .updateTable('sign_in_ticket')
    .set({ tries: sql`least(tries + 1, 1000)` })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', now())
    .returning(['customer_id', 'tries'])
    .executeTakeFirst()
  if (!row || row.tries > MAX_TRIES) throw unknownTicket()
  return row.customer_id
}

/** Works once: of two right answers at once, one takes it. */
export async function takeTicket({ db }: Context, ticket: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_ticket')
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw unknownTicket()
}

export function sweepTickets(ctx: JobContext): Promise<number> {
  return deleteInBatches(
    ctx,
    (limit) => sql`delete from sign_in_ticket where ticket_hash in (
      select ticket_hash from sign_in_ticket where expires_at < ${ctx.now()}
      limit ${limit} for update skip locked)`,
  )
}
