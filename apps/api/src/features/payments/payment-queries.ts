import { LIVE_ATTEMPTS, type OrderDue } from '@vitrine/domain/order/payment-report'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { PaymentsSchema } from '#api/db/schema/order/payments.ts'
import { ShopError } from '#api/errors.ts'

export type PaymentRow = Selectable<PaymentsSchema['payment']>

/** Whoever starts, settles, releases or refunds waits for the others here: first the order, then its payments. */
export async function lockOrder(db: Database, orderId: number): Promise<OrderDue> {
  const { rows } = await sql<OrderDue>`
    select state as order, payment_state as payment, total_minor as "totalMinor" from shop_order
    where order_id = ${orderId} for no key update`.execute(db)
  const [states] = rows
  if (!states) throw new ShopError('ORDER_NOT_FOUND')
  return states
}

export function listPayments(db: Database, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('payment_id', 'desc')
    .execute()
}

export function findByReference(db: Database, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export const isLive = ({ state }: Pick<PaymentRow, 'state'>): boolean => LIVE_ATTEMPTS.includes(state)

export function toKnown(payment: PaymentRow) {
  const { reference, provider_ref, amount_minor: amountMinor, currency_code: currencyCode } = payment
  return { reference, providerRef: provider_ref ?? reference, amountMinor, currencyCode }
}
