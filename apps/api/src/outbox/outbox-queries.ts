// The outbox as a queue for several senders: a row is claimed for a while, and free again when its sender died.
import { sql } from 'kysely'
import type { MailPayload } from '#api/adapters/mail/mail-maker.ts'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'

export type ClaimedRow = {
  outbox_id: number
  topic: string
  payload: MailPayload
  attempts: number
  /** Others of the same turn wait until this one has arrived, or was given up. */
  turn: string | null
}

type Claim = { topics: readonly string[]; now: Date; leaseMs: number; limit: number }

export async function claimRows(db: Database, { topics, now, leaseMs, limit }: Claim): Promise<ClaimedRow[]> {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<ClaimedRow>`
    update outbox set claimed_until = ${until}, attempts = attempts + 1
    where outbox_id in (
      select outbox_id from outbox
      where sent_at is null and failed_at is null and next_at <= ${now} and topic = any(${[...topics]})
        and (claimed_until is null or claimed_until < ${now})
        and not exists (
          select from outbox before
          where before.turn = outbox.turn and before.outbox_id < outbox.outbox_id
            and before.sent_at is null and before.failed_at is null)
      order by outbox_id limit ${limit} for update skip locked)
    returning outbox_id, topic, payload, attempts, turn`.execute(db)
  return rows.sort((a, b) => a.outbox_id - b.outbox_id)
}

/** What was secret in it has reached its reader and is forgotten here. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await sql`/* prepared */
    update outbox set sent_at = ${now}, claimed_until = null, last_error = null, payload = payload - 'secret'
    where outbox_id = ${id}`.execute(db)
}

export async function postpone(
  db: Database,
  id: number,
  { at, error }: { at: Date; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: at, claimed_until: null, last_error: error })
    .where('outbox_id', '=', id)
    .execute()
}

export async function giveUp(
  db: Database,
  id: number,
  { at, error }: { at: Date; error: string },
): Promise<void> {
  await sql`
    update outbox set failed_at = ${at}, claimed_until = null, last_error = ${error}, payload = payload - 'secret'
    where outbox_id = ${id}`.execute(db)
}

/** Inside the transaction of what it tells of: the mail leaves after the commit, or never. */
export async function enqueue(db: Database, topic: string, payload: MailPayload): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ topic, payload: json(payload) })
    .execute()
}
