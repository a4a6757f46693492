// What a page keeps and sends, before its code is there: each part can be held and called at once, and waits for the
// heavy part, which is fetched once a page can be used. One for a store view and a page.
import type { ShopClient } from '@vitrine/contract/client'
import { storeEarly } from '@vitrine/sync/cart/add/store-early'
import { cartHooks } from '@vitrine/sync/cart/cart-hooks'
import type { CartStore } from '@vitrine/sync/cart/cart-store'
import type { CartsElsewhere } from '@vitrine/sync/cart/carts-elsewhere'
import { lazyCart } from '@vitrine/sync/cart/lazy-cart'
import { type StoredDetails, storedDetails } from '@vitrine/sync/checkout/stored-details'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import type { CartNoticeMessage } from '@vitrine/sync/notice/notice'
import type { OrderOutbox } from '@vitrine/sync/order/order-outbox'
import type { OrderOutcome } from '@vitrine/sync/order/order-outcome'
import { type Session, type SessionState, UNKNOWN_SESSION } from '@vitrine/sync/session/session-state'
import type { Storage } from '@vitrine/sync/storage/storage'
import { lazyCalls, lazyValue, openOnce } from '@vitrine/sync/store/lazy'
import type { Observable } from '@vitrine/sync/store/observable'
import type { Tray, TrayItem } from '@vitrine/sync/tray/tray'
import { EMPTY_WISHLIST, type Wishlist, type WishlistState } from '@vitrine/sync/wishlist/wishlist-state'
import { createDrawer, type Drawer } from './drawer.ts'
import type { OpenEngine } from './opening/open-engine.ts'

export type Engine = {
  cart: CartStore
  /** Those of other store views on this device. */
  elsewhere: CartsElsewhere
  orders: Pick<OrderOutbox, 'place' | 'resume' | 'waiting' | 'confirmed' | 'keys' | 'settled'>
  client: ShopClient
  /** For what is the same for everybody: nobody's token goes along, and nothing of this device is opened for it. */
  guestClient: ShopClient
  session: Session
  /** Everything that waits on this device. */
  tray: Tray
  /** What was typed at the checkout. */
  details: StoredDetails<Record<string, string>>
  /** What was chosen there, by code. */
  choices: StoredDetails<{ shipping?: string; payment?: string; point?: string }>
  /** The order somebody has left to pay for. */
  activeOrder: StoredDetails<{ activeOrderId: string }>
  wishlist: Wishlist
  /** Whether the cart's drawer is open; every part may open it. */
  drawer: Drawer
  newId: () => string
}

const STORAGE_CALLS = ['get', 'set', 'remove', 'update', 'entries'] as const

// Nothing is opened or asked before the first call, so a server may hold one for a rendering, too.
export function createEngine(storeCode: string, say: (message: CartNoticeMessage) => void): Engine {
  const newId = () => crypto.randomUUID()
  const hooks = cartHooks()
  const prefix = `${storeCode}-shop`
  const trayItems = lazyValue<readonly TrayItem[]>([])
  const settled = lazyValue<OrderOutcome | null>(null)
  const wishes = lazyValue<WishlistState>(EMPTY_WISHLIST)
  const who = lazyValue<SessionState>(UNKNOWN_SESSION)
  const open = openOnce(async () => {
    const { openEngine } = await import('./opening/open-engine.ts')
    const engine = await openEngine({ storeCode, newId, hooks, say })
    trayItems.follow(engine.tray)
    settled.follow(engine.orders.settled)
    who.follow(engine.session)
    wishes.follow(engine.wishlist)
    return engine
  })
  const guest = openOnce(async () => (await import('./opening/guest-client.ts')).guestClient(storeCode))
  const part =
    <Name extends keyof OpenEngine>(name: Name) =>
    async () =>
      (await open())[name]
  const storage = lazyCalls<Storage, keyof Storage>(part('storage'), STORAGE_CALLS)
  const kept = <T extends object>(name: string) =>
    storedDetails<T>({ storage, key: `${prefix}/checkout/${name}`, now: systemClock.now })
  const ordersCalls = ['place', 'resume', 'waiting', 'confirmed', 'keys'] as const
  return {
    newId,
    client: lazyCalls(part('client'), ['call', 'ask']),
    guestClient: lazyCalls(guest, ['call', 'ask']),
    details: kept('personal-details'),
    choices: kept('shipping-details'),
    activeOrder: kept('payment-details'),
    cart: lazyCart({
      open: part('cart'),
      hooks,
      newId,
      clock: systemClock,
      store: (additions, isWanted) => storeEarly({ key: `${prefix}/cart/current-cart`, additions, isWanted }),
    }),
    elsewhere: lazyCalls(part('elsewhere'), ['linesIn', 'shareFrom']),
    orders: { settled: watched(settled), ...lazyCalls(part('orders'), ordersCalls) },
    session: { ...watched(who), ...lazyCalls(part('session'), ['signIn', 'switchTo', 'signOut']) },
    tray: {
      ...watched(trayItems),
      ...lazyCalls(part('tray'), ['retryNow', 'cancel']),
      stop: () => undefined,
    },
    wishlist: { ...watched(wishes), ...lazyCalls(part('wishlist'), ['toggle', 'look', 'send']) },
    drawer: createDrawer(),
  }
}

const watched = <T>({ get, subscribe }: Observable<T>): Observable<T> => ({ get, subscribe })
