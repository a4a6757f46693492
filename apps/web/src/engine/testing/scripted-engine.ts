import { createCartStore } from '@vitrine/sync/cart/cart-store'
import { cartsElsewhere } from '@vitrine/sync/cart/carts-elsewhere'
import { storedDetails } from '@vitrine/sync/checkout/stored-details'
import { createOrderOutbox } from '@vitrine/sync/order/order-outbox'
import type { SessionState } from '@vitrine/sync/session/session-state'
import { createStore } from '@vitrine/sync/store/observable'
import { aBrowser } from '@vitrine/sync/testing/a-browser'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { EMPTY_WISHLIST } from '@vitrine/sync/wishlist/wishlist-state'
import type { Engine } from '../create-engine.ts'
import { createDrawer } from '../drawer.ts'

/** The engine of a page whose shop answers by script: a real cart and real orders, nothing of it late. */
export function scriptedEngine(options?: Parameters<typeof aBrowser>[0]) {
  const browser = aBrowser(options)
  const { cart, client, storage, online, newId, clock } = browser
  const orders = createOrderOutbox({
    client,
    storage,
    prefix: 'us-shop/orders',
    online,
    onConfirmed: ({ order, products }) => cart.forget(order.order_id, products),
  })
  const nothing = async () => undefined
  const session = createStore<SessionState>({ status: 'guest', customer: null })
  const wishes = createStore(EMPTY_WISHLIST)
  const tray = createStore<readonly TrayItem[]>([])
  const engine: Engine = {
    cart,
    elsewhere: cartsElsewhere({
      storage,
      keyOf: (code) => `${code}-shop/cart/current-cart`,
      openCart: (code) => createCartStore({ ...browser, storageKey: `${code}-shop/cart/current-cart` }),
    }),
    orders,
    client,
    guestClient: client,
    newId,
    session: { ...session, signIn: nothing, switchTo: nothing, signOut: nothing },
    tray: {
      ...tray,
      retryNow: nothing,
      cancel: nothing,
      stop: () => undefined,
    },
    activeOrder: storedDetails({ storage, key: 'us-shop/checkout/payment-details', now: clock.now }),
    choices: storedDetails({ storage, key: 'us-shop/checkout/shipping-details', now: clock.now }),
    details: storedDetails({ storage, key: 'us-shop/checkout/personal-details', now: clock.now }),
    wishlist: { ...wishes, toggle: nothing, look: nothing, send: async () => true },
    drawer: createDrawer(),
  }
  return { ...browser, orders, session, wishes, tray, engine }
}
