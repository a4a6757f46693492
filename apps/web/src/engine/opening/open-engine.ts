// The heavy part of the engine, fetched once a page can be used: storage, sync engine, orders, session, all of one store view.
import { applyCoupon } from '@vitrine/contract/cart/promotions'
import { browserPorts } from '@vitrine/sync/browser/browser-ports'
import type { CartHooks } from '@vitrine/sync/cart/cart-hooks'
import { type CartStore, type CartStoreDeps, createCartStore } from '@vitrine/sync/cart/cart-store'
import { cartsElsewhere } from '@vitrine/sync/cart/carts-elsewhere'
import { storedDetails } from '@vitrine/sync/checkout/stored-details'
import type { Clock } from '@vitrine/sync/clock/clock'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import type { CartNoticeMessage } from '@vitrine/sync/notice/notice'
import { askOrdersFirst } from '@vitrine/sync/order/ask-orders-first'
import { createOrderOutbox, type OrderOutbox } from '@vitrine/sync/order/order-outbox'
import type { OrderOutboxDeps } from '@vitrine/sync/order/order-outcome'
import { createTaskQueue, type TaskQueueDeps } from '@vitrine/sync/queue/task-queue'
import { createSession } from '@vitrine/sync/session/session'
import { guardedStorage } from '@vitrine/sync/storage/guarded-storage'
import { indexedDbStorage } from '@vitrine/sync/storage/indexed-db-storage'
import { sessionTokens } from '@vitrine/sync/token/session-tokens'
import { SESSION_KEY, tokenPlace } from '@vitrine/sync/token/token-place'
import { createShopClient as clientOver } from '@vitrine/sync/transport/shop-client'
import type { Transport } from '@vitrine/sync/transport/transport'
import { createTray } from '@vitrine/sync/tray/tray'
import { createWishlist } from '@vitrine/sync/wishlist/wishlist'
import { afterPaint } from '#web/ui/lazy/after-paint.ts'
import { transportTo } from './guest-client.ts'

type Deps = {
  storeCode: string
  newId: () => string
  hooks: CartHooks
  say: (message: CartNoticeMessage) => void
}

const coupons: CartStoreDeps['coupons'] = {
  apply: (client, cartId, coupon) => client.call(applyCoupon, { query: { cartId, coupon } }),
}

export type OpenEngine = Awaited<ReturnType<typeof openEngine>>

export async function openEngine({ storeCode, newId, hooks, say }: Deps) {
  const clock = systemClock
  const storage = guardedStorage({
    ...{ disk: indexedDbStorage(), clock },
    whenUnkept: () => say({ type: 'warning', key: 'NOT_KEPT' }),
  })
  storage.watchQuota()
  const prefix = `${storeCode}-shop`
  const ports = browserPorts({ storage, prefix, newId })
  const transport = transportTo(storeCode)
  const guestClient = clientOver({ transport })
  const tokens = sessionTokens({
    ...ports,
    place: tokenPlace({ ...ports, storage }),
    client: guestClient,
    // Nobody asked for it, so the cart stays, as a guest's. Orders are not in the queue: an unsent one stays bound to
    // its customer.
    onLost() {
      say({ type: 'warning', key: 'SESSION_LOST' })
      session.lose()
      void Promise.all([tasks.clear(), cart.flush(), orders.waiting(), session.look()])
    },
  })
  await tokens.load()
  hooks.beforeSync.add(async (wish) => {
    await tokens.load()
    return wish
  })
  const client = clientOver({ transport, tokens })
  const cartPorts = { ...ports, storage, coupons, isSignedIn: () => tokens.current() !== undefined }
  const cart = createCartStore({
    ...{ ...cartPorts, client, guestClient, hooks },
    storageKey: cartKeyOf(storeCode),
    painted: () => new Promise(afterPaint),
    notify: say,
  })
  const elsewhere = cartsElsewhere({
    storage,
    keyOf: cartKeyOf,
    openCart(code) {
      const transport = transportTo(code)
      const clients = { client: clientOver({ transport, tokens }), guestClient: clientOver({ transport }) }
      return createCartStore({ ...cartPorts, ...clients, storageKey: cartKeyOf(code) })
    },
  })
  const tasks = openTasks({ ...ports, storage, prefix, transport, tokens, cart, say })
  const orders = openOrders({ ...ports, client, storage, prefix, customer: tokens.customer }, cart)
  hooks.beforeSync.add(askOrdersFirst(orders))
  const session = createSession({ client: guestClient, tokens, cart, tasks, orders, storage, notify: say })
  ports.channel.subscribe((key) => {
    if (key === SESSION_KEY) void Promise.all([session.look(), cart.flush()])
  })
  hooks.beforeSync.add(async (wish) => {
    await session.look()
    return wish
  })
  await session.look()
  const wishlist = createWishlist({ ...ports, client, storage, tasks, session })
  void orders.waiting().catch(() => undefined)
  void tasks.load().then(wishlist.look)
  const tray = createTray({ cart, tasks, orders })
  return { storage, client, cart, elsewhere, tasks, orders, session, tray, wishlist }
}

const cartKeyOf = (storeCode: string) => `${storeCode}-shop/cart/current-cart`

type Tokens = ReturnType<typeof sessionTokens>

type TasksDeps = Omit<TaskQueueDeps, 'send' | 'cartId' | 'notify'> & {
  transport: Transport
  tokens: Tokens
  cart: CartStore
  say: Deps['say']
}

function openTasks({ prefix, transport, tokens, cart, say, ...deps }: TasksDeps) {
  return createTaskQueue({
    ...deps,
    prefix: `${prefix}/syncTasks`,
    send: (request) =>
      request.asGuest ? transport(request) : tokens.send((token) => transport({ ...request, token })),
    cartId: () => cart.get().cartId,
    notify: (text) => say({ type: 'error', key: 'CALL_FAILED', text }),
  })
}

/** What was ordered leaves the cart, and what was typed and chosen for it goes, whichever way the answer came. */
function openOrders(deps: OrderOutboxDeps & { clock: Clock }, cart: CartStore): OrderOutbox {
  const kept = ['personal-details', 'shipping-details'].map((name) =>
    storedDetails({ storage: deps.storage, key: `${deps.prefix}/checkout/${name}`, now: deps.clock.now }),
  )
  return createOrderOutbox({
    ...deps,
    prefix: `${deps.prefix}/orders`,
    onConfirmed: ({ order, products }) =>
      Promise.all([cart.forget(order.order_id, products), ...kept.map((one) => one.forget())]),
  })
}
