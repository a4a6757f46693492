import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type Status = 'pending' | 'subscribed' | 'unsubscribed'
type NewSubscriber = {
  email: string
  store_id: number
  asked_at: Date
  confirm_hash: Buffer
  unsubscribe_hash: Buffer
}

export function findSubscriber(
  db: Database,
  email: string,
  storeId: number,
): Promise<{ status: Status } | undefined> {
  return db
    .selectFrom('newsletter_subscriber')
    .select('status')
    .where('email', '=', email)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

/** The links of an earlier mail end with a new one. Who confirmed in the meantime stays. */
export async function askSubscriber(db: Database, subscriber: NewSubscriber): Promise<void> {
  const { email: _, store_id: __, ...links } = subscriber
  await db
    .insertInto('newsletter_subscriber')
    .values({ ...subscriber, status: 'pending' })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'store_id'])
        .doUpdateSet({ ...links, status: 'pending' })
        .where('newsletter_subscriber.status', '<>', 'subscribed'),
    )
    .execute()
}

/** The link of a confirmation works once, and for two days. */
export async function confirmByLink(db: Database, link: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscriber set status = 'subscribed', confirmed_at = ${now}, confirm_hash = null
    where confirm_hash = ${link} and status = 'pending' and asked_at > ${now}::timestamptz - interval '2 days'
    returning subscriber_id`.execute(db)
  return rows.length > 0
}

/** Works for as long as letters lie in mailboxes, and again and again: leaving twice is leaving. */
export async function leaveByLink(db: Database, link: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscriber set status = 'unsubscribed', confirm_hash = null
    where ${link} in (unsubscribe_hash, confirm_hash) returning subscriber_id`.execute(db)
  return rows.length > 0
}

type LinkOfAddress = { email: string; storeId: number; hash: Buffer }

/** Both links of an address prove that its mailbox was read. */
export function findByLink(
  db: Database,
  { email, storeId, hash }: LinkOfAddress,
): Promise<{ status: Status } | undefined> {
  return db
    .selectFrom('newsletter_subscriber')
    .select('status')
    .where('email', '=', email)
    .where('store_id', '=', storeId)
    .where((is) => is.or([is('unsubscribe_hash', '=', hash), is('confirm_hash', '=', hash)]))
    .executeTakeFirst()
}
