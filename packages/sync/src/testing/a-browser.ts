import { type CartStoreDeps, createCartStore } from '../cart/cart-store.ts'
import type { CartNoticeMessage } from '../notice/notice.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { type ModelServer, modelServer } from './model-server.ts'
import { scriptedClient } from './scripted-client.ts'
import { testPorts } from './test-ports.ts'

type Options = Partial<CartStoreDeps> & { server?: ModelServer }

/** One page with a cart, and the shop it talks to. */
export function aBrowser({ server = modelServer(), ...overrides }: Options = {}) {
  const ports = testPorts()
  const client = scriptedClient({
    ...server.answers,
    'stock.check': () => ({ status: 'ok', is_in_stock: true, qty: 7, api_error: null }),
  })
  const storage = overrides.storage ?? memoryStorage()
  const notices: CartNoticeMessage[] = []
  const cart = createCartStore({
    ...ports,
    client,
    storage,
    storageKey: 'us-shop/cart/current-cart',
    notify: (message) => notices.push(message),
    ...overrides,
  })
  return {
    ...ports,
    server,
    client,
    storage,
    notices,
    cart,
    /** What is on the screen. */
    quantities: () => Object.fromEntries(cart.get().lines.map((line) => [line.sku, line.qty])),
    /** How often a call was made. */
    count: (id: string) => client.asked.filter((one) => one.id === id).length,
  }
}
