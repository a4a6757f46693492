// The gateway's own books. The shop never reads them: it hears of them by events, and by asking.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StartRequest } from '#api/adapters/payment/payment-provider.ts'
import type { Database } from '#api/db/client.ts'

export type Answer = 'paid' | 'declined' | 'pending'

/** The same reference is the same payment, however often it is opened. */
export async function openPayment(db: Database, request: StartRequest, now: Date): Promise<string> {
  const { returnTo } = request
  const { token } = await db
    .insertInto('test_gateway_payment')
    .values({
      token: randomBytes(16).toString('hex'),
      reference: request.reference,
      amount_minor: request.amountMinor,
      currency_code: request.currencyCode,
      order_number: request.orderNumber,
      store_code: request.storeCode,
      events_url: request.eventsUrl,
      return_paid: returnTo.paid,
      return_failed: returnTo.failed,
      return_later: returnTo.later,
      opened_at: now,
      closes_at: request.closesAt,
    })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ order_number: request.orderNumber }))
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

/** What was answered for good is never answered anew; two windows get the first one's answer. */
export async function answerPayment(
  db: Database,
  { token, answer, now }: { token: string; answer: Answer; now: Date },
): Promise<void> {
  await db
    .updateTable('test_gateway_payment')
    .set({ state: answer })
    .where('token', '=', token)
    .where('state', 'in', ['open', 'pending'])
    .where('closes_at', '>', now)
    .execute()
}

export async function closePayment(db: Database, reference: string): Promise<void> {
  await db
    .updateTable('test_gateway_payment')
    .set({ state: 'closed' })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .execute()
}

/** Once for a key, and never more than was paid; false where it would be. */
export async function refundPayment(
  db: Database,
  { reference, key, amountMinor }: { reference: string; key: string; amountMinor: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_done: boolean }>`
    with noted as (
      insert into test_gateway_refund (key, token, amount_minor)
      select ${key}, token, ${amountMinor}::bigint from test_gateway_payment
      where reference = ${reference} and state = 'paid' and refunded_minor + ${amountMinor}::bigint <= amount_minor
      on conflict (key) do nothing returning token),
    moved as (
      update test_gateway_payment p set refunded_minor = refunded_minor + ${amountMinor}::bigint
      from noted where p.token = noted.token)
    select exists (select from noted) or exists (select from test_gateway_refund where key = ${key}) as is_done`.execute(
    db,
  )
  return rows[0]?.is_done ?? false
}
