import type { PaymentProvider, ProviderEvent } from '#api/adapters/payment/payment-provider.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { findByReference, type PaymentRow } from '../payment-queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Swapped in tests, to prove that it is needed. */
export const receivingGuards = { noteEvent }
export type ReceivingGuards = typeof receivingGuards
export type Received = { name: PaymentProvider['name']; event: ProviderEvent }

/** A verified word of a service. Said again it changes nothing; of a payment nobody knows, a person hears. */
export function receiveEvent(
  ctx: Context,
  { name, event }: Received,
  guards: ReceivingGuards = receivingGuards,
): Promise<'new' | 'repeated'> {
  return inTransaction(ctx, async (ctx) => {
    const found = await findByReference(ctx.db, event.reference)
    const payment = found?.provider === name ? found : undefined
    if (!(await guards.noteEvent(ctx, { name, event, payment }))) return 'repeated'
    if (payment) await settlePayment(ctx, { ...payment, report: event.report })
    else await askPerson(ctx, name, event)
    return 'new'
  })
}

type Noted = Received & { payment: PaymentRow | undefined }

async function noteEvent({ db, now }: Context, { name, event, payment }: Noted): Promise<boolean> {
  const noted = await db
    .insertInto('payment_event')
    .values({
      provider: name,
      event_id: event.id,
      payment_id: payment?.payment_id ?? null,
      kind: event.report.kind,
      received_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return noted !== undefined
}

async function askPerson({ db, now }: Context, name: string, event: ProviderEvent): Promise<void> {
  await db
    .insertInto('payment_review')
    .values({ reason: 'unknown_payment', details: json({ provider: name, ...event }), at: now() })
    .execute()
}
