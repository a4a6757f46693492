import { shownStatus } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { signTimed } from '#api/adapters/payment/timed-signature.ts'
import { postWebhook } from '#api/adapters/webhook/post-webhook.ts'
import type { Database } from '#api/db/client.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { deliverRows } from '#api/outbox/deliver-rows.ts'
import { numberEvents } from '../feed/number-events.ts'
import { toChange } from '../order/to-office-order.ts'
import { webhookSecret } from './manage-webhooks.ts'

export type WebhookDeps = {
  shopSecret: Buffer
  allowPrivate: boolean
  /** How long a receiver may take to answer. */
  patienceMs?: number
}
type Worker = Pick<JobContext, 'signal'> & JobContext
const PATIENCE_MS = 10_000

/** New events get their position and a row in the outbox for each who wants to hear; what is due is sent. */
export async function deliverWebhooks(ctx: Worker, deps: WebhookDeps): Promise<{ sent: number }> {
  await numberEvents(ctx)
  const sent = await deliverRows(ctx, {
    topics: ['office.webhook'],
    send: (row) => sendEvent(ctx, deps, row),
    // Who does not answer is not asked by every row that waits for them: others would have to wait, too.
    afterFailure: async ({ payload }, nextAt) => {
      await sql`update outbox set next_at = ${nextAt} where topic = 'office.webhook' and sent_at is null
        and failed_at is null and payload ->> 'webhookId' = ${String(payload.webhookId)}
        and next_at < ${nextAt}`.execute(ctx.db)
    },
  })
  return { sent }
}

type Row = { outbox_id: number; payload: Record<string, unknown> }

async function sendEvent(ctx: Worker, deps: WebhookDeps, { outbox_id, payload }: Row): Promise<void> {
  const webhook = await findWebhook(ctx.db, Number(payload.webhookId))
  const told = webhook && (await tell(ctx.db, Number(payload.position)))
  // Revoked, or of an order that is gone: nobody is told.
  if (!webhook || !told) return
  const id = String(outbox_id)
  const body = JSON.stringify({ id, ...told })
  const secret = webhookSecret(deps.shopSecret, webhook)
  const patience = AbortSignal.timeout(deps.patienceMs ?? PATIENCE_MS)
  const status = await postWebhook({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Vitrine',
      'vitrine-delivery': id,
      'vitrine-signature': signTimed({ secret, body, now: ctx.now() }),
    },
    signal: AbortSignal.any([ctx.signal, patience]),
    allowPrivate: deps.allowPrivate,
  })
  if (status < 200 || status > 299) throw new Error(`It answered ${status}.`)
}

function findWebhook(db: Database, id: number) {
  return db
    .selectFrom('webhook')
    .innerJoin('api_key', 'api_key.key_id', 'webhook.key_id')
    .select(['url', 'salt'])
    .where('webhook_id', '=', id)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** As it was when it happened, so that each attempt says the same. */
async function tell(db: Database, position: number) {
  const event = await db
    .selectFrom('order_event')
    .selectAll()
    .where('position', '=', position)
    .executeTakeFirst()
  if (!event) return undefined
  const { number } = await db
    .selectFrom('shop_order')
    .select('number')
    .where('order_id', '=', event.order_id)
    .executeTakeFirstOrThrow()
  const shown = shownStatus({ order: event.state, payment: event.payment_state })
  return { type: `order.${event.step}`, ...toChange(event), order: { id: event.order_id, number, ...shown } }
}
