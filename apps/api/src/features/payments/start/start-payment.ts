import type { PayWay as PayWayReply } from '@vitrine/contract/order/payment'
import { findStore } from '@vitrine/domain/store/find-store'
import type { PaymentProvider, PayWay, StartRequest } from '#api/adapters/payment/payment-provider.ts'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { ShopError } from '#api/errors.ts'
import { wordsOf } from '#api/words.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentRow } from '../payment-queries.ts'
import { closeAtService } from '../pending/close-at-service.ts'
import { toWireWay } from '../to-wire-way.ts'
import { claimAttempt, type Wish } from './claim-attempt.ts'

/**
 * Claims a try in a transaction and opens it at the service after the commit: whatever dies in between, the next start
 * opens the same try. Null where the order is settled outside the shop from now on.
 */
export async function startPayment(
  ctx: Context,
  deps: PaymentDeps,
  input: Wish,
): Promise<PayWayReply | null> {
  const { attempt, givenUp } = await inTransaction(ctx, (ctx) => claimAttempt(ctx, input))
  if (givenUp) await closeAtService(ctx, deps, givenUp)
  if (!attempt) return null
  const way = (attempt.way as PayWay | null) ?? (await openAtService(ctx, deps, attempt))
  return toWireWay(way)
}

async function openAtService(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<PayWay> {
  const provider = deps.providers.get(payment.provider)
  if (!provider) throw new ShopError('UNAVAILABLE')
  const request = await requestFor(ctx, deps, payment)
  const { way, providerRef } = await startAt(ctx, provider, request)
  await ctx.db
    .updateTable('payment')
    .set({ provider_ref: providerRef, way: json(way) })
    .where('payment_id', '=', payment.payment_id)
    .execute()
  return way
}

async function startAt(ctx: Context, provider: PaymentProvider, request: StartRequest) {
  try {
    return await provider.start(request)
  } catch (err) {
    ctx.log.warn({ err, provider: provider.name }, 'a payment service did not start a payment')
    throw new ShopError('UNAVAILABLE')
  }
}

async function requestFor(
  ctx: Context,
  { publicUrl }: PaymentDeps,
  payment: PaymentRow,
): Promise<StartRequest> {
  const order = await ctx.db
    .selectFrom('shop_order')
    .select(['number', 'client_order_id', 'email', 'store_id'])
    .where('order_id', '=', payment.order_id)
    .executeTakeFirstOrThrow()
  const store = findStore(await storesOf(ctx), order.store_id) ?? ctx.store
  const back = (page: string) =>
    `${publicUrl}/${store.code}/${page}?order=${encodeURIComponent(order.client_order_id)}`
  return {
    reference: payment.reference,
    amountMinor: payment.amount_minor,
    currencyCode: payment.currency_code,
    orderNumber: order.number,
    description: wordsOf(store.language)('order.titleNumber', { number: order.number }),
    storeCode: store.code,
    language: store.language,
    email: order.email,
    returnTo: {
      paid: back('successful-payment'),
      failed: back('failed-payment'),
      later: `${publicUrl}/${store.code}/order/${encodeURIComponent(order.client_order_id)}`,
    },
    eventsUrl: `${publicUrl}/api/payment/${payment.provider}/events`,
    closesAt: payment.closes_at,
  }
}
