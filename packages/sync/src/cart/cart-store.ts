// The cart of one store view in the browser: lines appear at once, operations wait until the server has answered,
// and everything survives a reload. Storage, client and ids are injected; nothing here knows React or the DOM.
import type { ShopClient } from '@vitrine/contract/client'
import type { Storage } from '../storage/storage.ts'
import { createStore, type Observable } from '../store/observable.ts'
import { type CartLine, type CartState, EMPTY_CART, type KeptCart, keptPart } from './cart-state.ts'
import { queueOperation } from './queue-operation.ts'
import { sendWaiting, toOperation } from './send-waiting.ts'

export type CartStore = Observable<CartState> & {
  /** Reads what was kept, then asks the server. */
  load(): Promise<void>
  /** The quantity is absolute, 0 removes; `preview` draws the line until the server has confirmed it. Resolves after an attempt to send. */
  setLine(preview: CartLine, qty: number): Promise<void>
  /** Sends what waits and reads the cart again. */
  flush(): Promise<void>
  /** After an order: the cart is closed on the server. */
  forget(): Promise<void>
}

export type CartStoreDeps = { client: ShopClient; storage: Storage; storageKey: string; newId: () => string }

export function createCartStore({ client, storage, storageKey, newId }: CartStoreDeps): CartStore {
  const store = createStore<CartState>(EMPTY_CART)
  const change = async (next: CartState) => {
    store.set(next)
    // A full or blocked storage must not stop the shopper; the server still holds the cart.
    await storage.set(storageKey, keptPart(next)).catch(() => undefined)
  }
  const work = {
    state: store.get,
    patch: (part: Partial<CartState>) => change({ ...store.get(), ...part }),
    client,
    newId,
  }

  // One sender at a time: later calls wait for earlier ones.
  let sending: Promise<void> = Promise.resolve()
  const flush = () => {
    sending = sending.then(() => sendWaiting(work))
    return sending
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    flush,
    async load() {
      const kept = await storage.get<KeptCart>(storageKey).catch(() => undefined)
      store.set({ ...EMPTY_CART, ...kept, totalsStale: true, loaded: true })
      await flush()
    },
    async setLine(preview, qty) {
      await change(queueOperation(store.get(), toOperation(preview, qty, newId()), preview))
      await flush()
    },
    async forget() {
      store.set({ ...EMPTY_CART, loaded: true })
      await storage.remove(storageKey).catch(() => undefined)
    },
  }
}
