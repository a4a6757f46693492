import { can } from '@vitrine/domain/access/can'
import { type OrderProgress, type Reached, stepsReached } from '@vitrine/domain/order/progress/order-progress'
import { shownStatus } from '@vitrine/domain/order/status'
import { storeCodeOf } from '@vitrine/domain/store/store-identity'
import { DEFAULT_STORE_CODE } from '@vitrine/domain/store/store-view'
import { expectedBy } from '@vitrine/i18n/calendar/expected-by'
import type { Context } from '#api/context.ts'
import type { OrderRow } from '../order-payments.ts'

/** Where each of these orders stands, for whoever asks. */
export async function progressOf(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => OrderProgress> {
  const events = await listEvents(
    ctx,
    orders.map(({ order_id }) => order_id),
  )
  return (order) => {
    const own = events.filter(({ order_id }) => order_id === order.order_id)
    const reached = own.map(({ state, at }) => ({ state, at: at.toISOString() }))
    const { stage, canceled } = shownStatus({ order: order.state, payment: order.payment_state })
    return {
      stage,
      canceled,
      returned: order.state === 'returned',
      cancel_reason: canceled && maySeeReason(ctx, order) ? order.cancel_reason : null,
      steps: stepsReached(order.delivered_at ? withDelivery(reached, order.delivered_at) : reached),
      expected: expectedOf(order),
      fetched: Boolean((order.shipping_method as { point?: unknown } | null)?.point),
      carried: order.shipping_address !== null,
      tracking: trackingOf(order),
    }
  }
}

/** The day a carrier tells later is the one that counts. */
const withDelivery = (reached: Reached[], deliveredAt: Date): Reached[] => [
  ...reached.filter(({ state }) => state !== 'delivered'),
  { state: 'delivered', at: deliveredAt.toISOString() },
]

function listEvents({ db }: Context, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('order_event')
    .select(['order_id', 'state', 'at'])
    .where('order_id', 'in', ids)
    .execute()
}

const maySeeReason = (ctx: Context, { customer_id, store_id }: OrderRow) =>
  can(ctx, 'order:read-cancel-reason', { owner: customer_id, store: store_id })

function expectedOf({ created_at, shipping_method, store_id }: OrderRow): string | null {
  const days = (shipping_method as { days?: [number, number] } | null)?.days
  if (!days) return null
  const store = storeCodeOf(store_id) ?? DEFAULT_STORE_CODE
  return new Date(expectedBy(created_at.getTime(), days[1], store)).toISOString()
}

type Tracking = { carrier: string; number: string; link: string | null }

function trackingOf({ tracking }: OrderRow): OrderProgress['tracking'] {
  const { carrier, number, link = null } = (tracking ?? {}) as Partial<Tracking>
  return number ? { ...(carrier && { carrier }), number, link } : null
}
