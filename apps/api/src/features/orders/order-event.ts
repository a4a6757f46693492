import type { Tracking } from '@vitrine/contract/order/progress'
import type { OrderStates, Step, StepTaker } from '@vitrine/domain/order/status'
import { type RawBuilder, sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { json } from '#api/db/json.ts'

/** What changes an order without moving it on. */
type Note =
  | 'track'
  | 'dateDelivery'
  | 'returnLines'
  | 'announceReturn'
  | 'declareWithdrawal'
  | 'sendGiftCard'
  | 'sendMail'
type OrderEvent = {
  orderId: number
  step: Step | Note | 'place'
  states: OrderStates
  by: StepTaker
  details?: Readonly<Record<string, unknown>> | undefined
}

/** An order never changes without saying when, by which step and on whose behalf. */
export function insertEvent(ctx: Context, event: OrderEvent): RawBuilder<unknown> {
  const { orderId, step, states, by, details = {} } = event
  return sql`insert into order_event (order_id, step, state, payment_state, taken_by, customer_id, job, details, at)
    values (${orderId}, ${step}, ${states.order}, ${states.payment}, ${by}, ${customerIdOf(ctx)}, ${jobOf(ctx)},
      ${JSON.stringify(details)}::jsonb, ${ctx.now()})`
}

/** With the order locked by the caller, who knows its states. */
export async function noteOrderEvent(ctx: Context, event: OrderEvent): Promise<void> {
  await insertEvent(ctx, event).execute(ctx.db)
}

/** Nobody paid in time. */
export async function isExpired({ db }: Pick<Context, 'db'>, orderId: number): Promise<boolean> {
  const expired = await db
    .selectFrom('order_event')
    .select('event_id')
    .where('order_id', '=', orderId)
    .where('step', '=', 'expire')
    .executeTakeFirst()
  return expired !== undefined
}

const jobOf = ({ actor }: Context): string | null => (actor.kind === 'system' ? actor.job : null)

type Tracked = Pick<OrderEvent, 'orderId' | 'states' | 'by'> & { tracking: Tracking }

/** Before the step that hands the parcel over, so that the letter of that step tells where it is. */
export async function trackParcel(ctx: Context, { tracking, ...event }: Tracked): Promise<void> {
  await ctx.db
    .updateTable('shop_order')
    .set({ tracking: json(tracking) })
    .where('order_id', '=', event.orderId)
    .execute()
  await noteOrderEvent(ctx, { ...event, step: 'track', details: tracking })
}
