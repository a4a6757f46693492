// Orders of the demo customer: bought and moved on by the shop's own verbs, by a clock of their day, so that its books balance.
import { loadStores } from '@vitrine/api/commerce/load-stores'
import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { inTransaction } from '@vitrine/api/db/in-transaction'
import { json } from '@vitrine/api/db/json'
import { updateCart } from '@vitrine/api/features/cart/change/update-cart'
import { openCart } from '@vitrine/api/features/cart/create-cart'
import { placeOrder } from '@vitrine/api/features/orders/place-order'
import { takeOrderStep } from '@vitrine/api/features/orders/take-step'
import { payCashback } from '@vitrine/api/features/promotions/bonus/pay-cashback'
import { DEFAULT_RETENTION } from '@vitrine/api/jobs/retention'
import { createLogger } from '@vitrine/api/log'
import { makeContext } from '@vitrine/api/routing/make-context'
import { updateCart as updateCartCall } from '@vitrine/contract/cart'
import { PlaceOrderSchema } from '@vitrine/contract/order'
import type { Actor } from '@vitrine/domain/access/actor'
import type { Step } from '@vitrine/domain/order/status'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { CommandInput } from '../commands/with-database.ts'
import type { demoTrade } from '../demo.ts'

type Trade = Awaited<ReturnType<typeof demoTrade>>
type DemoOrder = Trade['orders'][number]
type Person = { firstname: string; lastname: string; email: string }
export type HistoryInput = CommandInput & { check?: () => void }
type History = {
  customerId: number
  person: Person
  orders: readonly DemoOrder[]
  points: Trade['points']
}
const HOUR_MS = 3_600_000

type Home = { street: string; postcode: string; city: string; country_id: string; region?: string }

const HOMES: Record<StoreCode, Home> = {
  us: { street: '61 Garden Street', postcode: '97205', city: 'Portland', country_id: 'US' },
  en: { street: '4 Grove Lane', postcode: 'SE5 8ST', city: 'London', country_id: 'GB' },
  eu: { street: 'Rue Haute 18', postcode: '1000', city: 'Brussels', country_id: 'BE' },
  de: { street: 'Lindenstraße 12', postcode: '10969', city: 'Berlin', country_id: 'DE' },
  ru: { street: 'ул. Лесная, 7', postcode: '125047', city: 'Москва', country_id: 'RU' },
  ua: { street: 'вул. Садова, 9', postcode: '01001', city: 'Київ', country_id: 'UA' },
  cn: { street: '华山路 88 号', postcode: '200040', city: '上海市', region: '上海市', country_id: 'CN' },
}

/** One order a transaction; `check` throws between two of them when the shop is to stop. */
export async function placeDemoOrders(db: Database, history: History, { settings, check }: HistoryInput) {
  const log = createLogger(settings.logLevel)
  const views = await loadStores(db)
  const stores = () => views
  const now = Date.now()
  for (const order of history.orders) {
    check?.()
    const placedAt = now - order.daysAgo * 24 * HOUR_MS
    const actor: Actor = {
      kind: 'customer',
      customerId: history.customerId,
      sessionId: 0,
      rights: { 'cart:change': 'own', 'order:place': 'own' },
    }
    const clock = (hours: number) => () => new Date(placedAt + hours * HOUR_MS)
    const placing = makeContext({ db, log, stores, now: clock(0) }, { storeCode: order.store, actor })
    await inTransaction(placing, async (ctx) => {
      await placeOne((hours) => ({ ...ctx, now: clock(hours) }), order, history)
    })
  }
  const actor = { kind: 'system', job: 'promotions.pay-cashback' } as const
  await payCashback({
    ...makeContext({ db, log, stores, now: () => new Date(now) }, { storeCode: 'us', actor }),
    ...{ retention: DEFAULT_RETENTION, signal: new AbortController().signal },
  })
}

async function placeOne(at: (hours: number) => Context, order: DemoOrder, history: History): Promise<void> {
  const ctx = at(0)
  const { result: cartId } = await openCart(ctx, { ip: '' })
  for (const { sku, qty } of order.goods) {
    const { cartItem: item, onShortage } = updateCartCall.body.parse({ cartItem: { sku, qty } })
    await updateCart(ctx, { token: cartId, operationId: undefined, item, onShortage })
  }
  const placed = await placeOrder(ctx, { body: bodyOf(cartId, order, history) })
  const orderId = placed.order.id
  for (const [step, hours] of Object.entries(order.steps ?? {}))
    await takeOrderStep(takenBy(at(hours), step), { orderId, step: step as Step, by: takerOf(step) })
  const told = { tracking: order.tracking ? json(order.tracking) : null, cancel_reason: order.reason ?? null }
  await ctx.db.updateTable('shop_order').set(told).where('order_id', '=', orderId).execute()
  // Nobody waits for a mail about what was long ago.
  await sql`delete from outbox where topic like 'order.%' and payload -> 'orderId' = to_jsonb(${orderId}::bigint)`.execute(
    ctx.db,
  )
}

/** A shopper packs no parcel: what is the shop's to do was done by this program. */
const takenBy = (ctx: Context, step: string): Context =>
  takerOf(step) === 'customer' ? ctx : { ...ctx, actor: { kind: 'system', job: 'command:seed' } }

const takerOf = (step: string) => (step === 'withdraw' ? 'customer' : 'system')

function bodyOf(cartId: string, { store, payment, goods }: DemoOrder, { person, points }: History) {
  const { street, ...place } = HOMES[store]
  const point = points.find(({ country }) => country === place.country_id)?.code
  const address = {
    ...place,
    ...person,
    street: [street],
    telephone: '+49 30 5550142',
  }
  return PlaceOrderSchema.parse({
    cart_id: cartId,
    products: goods,
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'parcelshop',
      shipping_method_code: 'standard',
      ...(point && { shippingExtraFields: { pickup_point: point } }),
      payment_method_code: payment,
    },
  })
}
