// The heavy part of the bag, fetched once a page can be used: storage, sync engine, outbox, session, all of one store view.
import { browserPorts } from '@vitrine/sync/browser/browser-ports'
import type { CartHooks } from '@vitrine/sync/cart/cart-hooks'
import { createCartStore } from '@vitrine/sync/cart/cart-store'
import { systemClock } from '@vitrine/sync/clock/system-clock'
import type { CartNoticeMessage } from '@vitrine/sync/notice/notice'
import { createOrderOutbox } from '@vitrine/sync/order/order-outbox'
import { createTaskQueue } from '@vitrine/sync/queue/task-queue'
import { createSession } from '@vitrine/sync/session/session'
import { guardedStorage } from '@vitrine/sync/storage/guarded-storage'
import { indexedDbStorage } from '@vitrine/sync/storage/indexed-db-storage'
import { sessionTokens } from '@vitrine/sync/token/session-tokens'
import { createShopClient as clientOver } from '@vitrine/sync/transport/shop-client'
import { createTransport } from '@vitrine/sync/transport/transport'
import { createTray } from '@vitrine/sync/tray/tray'
import { afterPaint } from '#web/ui/late/after-paint.ts'

type Deps = {
  storeCode: string
  newId: () => string
  hooks: CartHooks
  say: (message: CartNoticeMessage) => void
}

export type BagEngine = Awaited<ReturnType<typeof openBagEngine>>

export async function openBagEngine({ storeCode, newId, hooks, say }: Deps) {
  const clock = systemClock
  const storage = guardedStorage({ disk: indexedDbStorage(), clock })
  storage.watchQuota()
  const prefix = `${storeCode}-shop`
  const ports = browserPorts({ storage, prefix, newId })
  const transport = createTransport({ storeCode, clock, fetch: (url, init) => fetch(url, init) })
  const guestClient = clientOver({ transport })
  const tokens = sessionTokens({
    ...ports,
    storage,
    prefix,
    client: guestClient,
    // Nobody asked for it, so the bag stays, as a guest's. Orders are not in the queue: an unsent one stays bound to
    // its customer.
    onLost() {
      say({ type: 'warning', key: 'SESSION_LOST' })
      void Promise.all([tasks.clear(), cart.flush(), outbox.waiting()])
    },
  })
  await tokens.load()
  hooks.beforeSync.add(async (wish) => {
    await tokens.load()
    return wish
  })
  const client = clientOver({ transport, tokens })
  const cart = createCartStore({
    ...ports,
    client,
    guestClient,
    storage,
    storageKey: `${prefix}/cart/current-cart`,
    isSignedIn: () => tokens.current() !== undefined,
    hooks,
    painted: () => new Promise(afterPaint),
    notify: say,
  })
  const tasks = createTaskQueue({
    ...ports,
    storage,
    prefix: `${prefix}/syncTasks`,
    send: (request) =>
      request.asGuest ? transport(request) : tokens.send((token) => transport({ ...request, token })),
    cartId: () => cart.get().cartId,
    notify: (text) => say({ type: 'error', key: 'CALL_FAILED', text }),
  })
  const outbox = createOrderOutbox({
    client,
    storage,
    prefix: `${prefix}/orders`,
    customer: tokens.customer,
  })
  const session = createSession({ tokens, cart, tasks, orders: outbox, storage, prefix, notify: say })
  void outbox.waiting().catch(() => undefined)
  void tasks.load()
  return { storage, client, cart, tasks, outbox, session, tray: createTray({ cart, tasks, orders: outbox }) }
}
