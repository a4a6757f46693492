import { invoiceNumber, isInvoiceDue } from '@vitrine/domain/invoice/invoice'
import type { OrderStates } from '@vitrine/domain/order/status'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, yearOf } from '@vitrine/i18n/calendar/calendar-day'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'

type LockedOrder = OrderStates & { store: StoreCode }
export type Invoice = Pick<Selectable<Schema['invoice']>, 'number' | 'issued_at'>

/** The next of the year; whoever draws at once waits, and a number drawn in vain is none. */
async function drawNumber(db: Database, year: number): Promise<number> {
  const { last } = await db
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((known) => known.column('year').doUpdateSet({ last: sql`invoice_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

async function lockOrder(db: Database, orderId: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.state as order, o.payment_state as payment, s.code as store from shop_order o join store s using (store_id)
    where o.order_id = ${orderId} for no key update of o`.execute(db)
  return rows[0]
}

/** Swapped one by one in tests, to prove that each is needed. */
export const invoiceGuards = { drawNumber, lockOrder }
export type InvoiceGuards = typeof invoiceGuards

/** The invoice of an order, issued now if it was not before; undefined while none is due. */
export async function issueInvoice(
  db: Database,
  { orderId, now }: { orderId: number; now: Date },
  guards: InvoiceGuards = invoiceGuards,
): Promise<Invoice | undefined> {
  const known = await findInvoice(db, orderId)
  if (known) return known
  const issue = async (db: Database) => {
    const states = await guards.lockOrder(db, orderId)
    // Whoever held the order may have issued it.
    const known = await findInvoice(db, orderId)
    if (known || !states || !isInvoiceDue(states)) return known
    // By the calendar of the store: at New Year it is not the same everywhere.
    const year = yearOf(dayNumber(now, TIME_ZONES[states.store]))
    const number = invoiceNumber(year, await guards.drawNumber(db, year))
    const invoice = { order_id: orderId, number, issued_at: now }
    return db.insertInto('invoice').values(invoice).returning(['number', 'issued_at']).executeTakeFirst()
  }
  return db.isTransaction ? issue(db) : db.transaction().execute(issue)
}

function findInvoice(db: Database, orderId: number): Promise<Invoice | undefined> {
  return db
    .selectFrom('invoice')
    .select(['number', 'issued_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}
