// Payments: money comes through services behind one port, on their verified word alone; browsers that return only read.
import * as calls from '@vitrine/contract/order/payment'
import { refundOrder as refundCall } from '@vitrine/contract/order/refund'
import { toMinor } from '@vitrine/domain/money/money'
import { holdsMoney } from '@vitrine/domain/order/money/holds-money'
import { leftOfParts, type PaidParts } from '@vitrine/domain/order/money/paid-parts'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { assertMay } from '#api/access/assert-may.ts'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { loadStores } from '#api/commerce/load-stores.ts'
import type { Context, Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { ListDownloads } from '#api/features/downloads/index.ts'
import { getOrderFor, type OrderPayments, type OrderRow } from '#api/features/orders/index.ts'
import { NO_PARTS } from '#api/ledger/paid-parts.ts'
import type { Feature } from '#api/routing/feature.ts'
import { makeContext } from '#api/routing/make-context.ts'
import { serve } from '#api/routing/serve.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentMails } from './payment-mails.ts'
import { askNow } from './pending/ask-now.ts'
import { askPending } from './pending/ask-pending.ts'
import { releaseUnpaid } from './pending/release-unpaid.ts'
import { serveEvents } from './receive/serve-events.ts'
import { claimRefund, type RefundRow, type RefundWish, refundGuards } from './refund/claim-refund.ts'
import { countMoney } from './refund/count-money.ts'
import { refundKey, refundOrder } from './refund/refund-order.ts'
import { sendRefunds } from './refund/send-refund.ts'
import { beginPayment } from './start/begin-payment.ts'
import { payOrder } from './start/pay-order.ts'
import { viewPayment } from './view-payment.ts'

export type CreatePayments = {
  db: Database
  log: Log
  now: () => Date
  publicUrl: string
  providers: readonly PaymentProvider[]
  /** Without it no files are sold. */
  listDownloads?: ListDownloads
}
/** What is due is asked for about so often. */
const ASK_MS = 5_000
const ASKS = { name: 'payment-asks', times: 120, seconds: 60 }

/** Written down inside the transaction of who wishes it; the service is asked by a job after the commit. */
export function askRefund(ctx: Context, wish: RefundWish): Promise<RefundRow> {
  assertMay(ctx, 'order:refund')
  return claimRefund(ctx, wish, refundGuards)
}

export type Payments = { feature: Feature; forOrders: OrderPayments }

export function createPayments(input: CreatePayments): Payments {
  const { db, log, now, publicUrl, providers, listDownloads = async () => [] } = input
  const deps: PaymentDeps = { publicUrl, providers: new Map(providers.map((one) => [one.name, one])) }
  const receiving = async (): Promise<Context> => {
    const stores = await loadStores(db)
    return asService(makeContext({ db, log, now, stores: () => stores }, {}))
  }
  const feature: Feature = {
    name: 'payments',
    isCheckout: true,
    mails: paymentMails(listDownloads),
    routes: [
      serve(calls.payOrder, async (ctx, { params, query, body }) => {
        const order = await getOrderFor(ctx, 'order:pay', { id: params.id, key: query.key })
        const { payment_method_code: methodCode, expected_total: expected } = body
        const expectedMinor = expected === undefined ? undefined : toMinor(expected)
        return payOrder(ctx, deps, { order, methodCode, expectedMinor })
      }),
      serve(
        calls.askPayment,
        async (ctx, { params, query }) => {
          const order = await getOrderFor(ctx, 'order:pay', { id: params.id, key: query.key })
          return askNow(asService(ctx), deps, order)
        },
        { attempts: ASKS },
      ),
      serve(refundCall, async (ctx, { params, body, facts }) => {
        const { order_id: orderId } = await getOrderFor(ctx, 'order:refund', { id: params.id })
        const { amount, refundable: seen, reason } = body
        const key = refundKey(body.key, facts.idempotencyKey)
        const seenMinor = seen === undefined ? undefined : toMinor(seen)
        return refundOrder(ctx, deps, { orderId, amountMinor: toMinor(amount), seenMinor, reason, key })
      }),
    ],
    jobs: [
      { name: 'payments.ask', may: 'payment:settle', run: (ctx) => askPending(ctx, deps) },
      { name: 'payments.refund', may: 'order:refund', run: (ctx) => sendRefunds(ctx, deps) },
      { name: 'payments.release', may: 'payment:settle', run: (ctx) => releaseUnpaid(ctx, deps) },
    ],
    schedules: [
      { job: 'payments.ask', everyMs: ASK_MS, in: 'each worker' },
      { job: 'payments.refund', everyMs: ASK_MS, in: 'each worker' },
      { job: 'payments.release', cron: '* * * * *' },
    ],
    plugin: async (app) => app.register((scope) => serveEvents(scope, deps, receiving)),
  }
  const forOrders: OrderPayments = {
    begin: (ctx, order) => beginPayment(ctx, deps, order),
    viewOf: viewPayment,
    downloadsOf: ({ db, store }, { order_id }) => listDownloads(db, order_id, dialectOf(store)),
    refundableOf,
  }
  return { feature, forOrders }
}

async function refundableOf(ctx: Context, { order_id, payment_state }: OrderRow): Promise<PaidParts> {
  return holdsMoney(payment_state) ? leftOfParts(await countMoney(ctx, order_id)) : NO_PARTS
}

/** What a service says is written on its word, whoever asked for it. */
function asService(ctx: Context): Context {
  return { ...ctx, actor: { kind: 'system', job: 'payments.receive' } }
}
