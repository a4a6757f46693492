import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'

type Asked = { email: string; sku: string; isProven: boolean }
/** `isWaiting`: its mailbox has said so; else it is to be asked. */
type Alert = { alertId: number; isWaiting: boolean }

/** Asked again it is asked anew; who waits goes on waiting. */
export async function putAlert({ db, store, now }: Context, asked: Asked): Promise<Alert> {
  const { email, sku, isProven } = asked
  const { rows } = await sql<{ alert_id: number; confirmed_at: Date | null }>`
    insert into stock_alert as known (store_id, email, sku, asked_at, confirmed_at)
    values (${store.storeId}, ${email}, ${sku}, ${now()}, ${isProven ? now() : null})
    on conflict (email, store_id, sku) do update set asked_at = excluded.asked_at, sent_at = null,
      confirmed_at = coalesce(excluded.confirmed_at, case when known.sent_at is null then known.confirmed_at end)
    returning alert_id, confirmed_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An alert was not kept.')
  return { alertId: row.alert_id, isWaiting: row.confirmed_at !== null }
}

/** The link works for two days, and once. */
export async function confirmAlertOf({ db, now }: Context, alertId: number): Promise<boolean> {
  const { rows } = await sql`
    update stock_alert set confirmed_at = ${now()}
    where alert_id = ${alertId} and confirmed_at is null and asked_at > ${now()}::timestamptz - interval '2 days'
    returning alert_id`.execute(db)
  return rows.length > 0
}

/** Of its mailbox, all. */
export async function forgetAlertsOf({ db }: Context, alertId: number): Promise<void> {
  await sql`delete from stock_alert
    where email = (select email from stock_alert where alert_id = ${alertId})`.execute(db)
}

/** What somebody waits for and at least one piece of which has come; the catalogue says the rest. */
export async function listArrived(db: Database): Promise<{ storeId: number; sku: string }[]> {
  const { rows } = await sql<{ storeId: number; sku: string }>`
    select distinct a.store_id as "storeId", a.sku from stock_alert a join product p on p.sku = a.sku
    where a.confirmed_at is not null and a.sent_at is null and (
      p.type_id in ('bundle', 'grouped', 'virtual', 'downloadable')
      or exists (select from stock_item s where (s.product_id = p.product_id
          or s.product_id in (select child_id from product_variant v where v.parent_id = p.product_id))
        and (s.qty > 0 or not s.manage_stock)))`.execute(db)
  return rows
}

/** Marked in the statement that finds them: of two jobs at once, one tells each of them. */
export async function takeWaiting(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { storeId, sku }: { storeId: number; sku: string },
): Promise<{ alert_id: number; email: string }[]> {
  return db
    .updateTable('stock_alert')
    .set({ sent_at: now() })
    .where('store_id', '=', storeId)
    .where('sku', '=', sku)
    .where('confirmed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .returning(['alert_id', 'email'])
    .execute()
}
