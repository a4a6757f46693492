// Keeps the cart on disk and in the memory of this tab. A change shows at once and is then made again on what is on
// disk, in one step no other tab comes between; the other tabs are told to look.
import type { Channel } from '../../channel/channel.ts'
import type { Storage } from '../../storage/storage.ts'
import { createStore, type Observable } from '../../store/observable.ts'
import { readStoredCart, writtenCart } from './read-stored-cart.ts'
import { EMPTY_STORED_CART, type StoredCart, type StoredCartChange } from './stored-cart.ts'

export type CartKeeper = Observable<StoredCart> & {
  /** Resolves once the change is on disk, or cannot be; with what is kept now. */
  change(change: StoredCartChange): Promise<StoredCart>
  /** Takes over what other tabs have written. */
  refresh(): Promise<StoredCart>
  stop(): void
}

export type CartKeeperDeps = { storage: Storage; key: string; channel: Channel }

export function createCartKeeper({ storage, key, channel }: CartKeeperDeps): CartKeeper {
  const shown = createStore<StoredCart>(EMPTY_STORED_CART)
  let onDisk = EMPTY_STORED_CART
  let unwritten: readonly StoredCartChange[] = []
  const show = () => shown.set(unwritten.reduce((stored, change) => change(stored), onDisk))
  const accept = (found: StoredCart) => {
    if (found.revision > onDisk.revision) onDisk = found
  }

  const refresh = async () => {
    const found = await storage.get<unknown>(key).catch(() => undefined)
    accept(readStoredCart(found))
    show()
    return shown.get()
  }
  const stop = channel.subscribe((changed) => {
    if (changed === key) void refresh()
  })

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    refresh,
    stop,
    async change(change) {
      unwritten = [...unwritten, change]
      show()
      const once: StoredCartChange = (stored) => ({ ...change(stored), revision: stored.revision + 1 })
      // A full or blocked storage must not stop the shopper; the server still holds the cart.
      const written = await storage
        .update<unknown>(key, (found) => writtenCart(once(newer(readStoredCart(found), onDisk))), {
          strict: true,
        })
        .catch(() => undefined)
      unwritten = unwritten.filter((one) => one !== change)
      accept(written === undefined ? once(onDisk) : readStoredCart(written))
      show()
      channel.post(key)
      return shown.get()
    },
  }
}

/** What is on disk is older than what was read from it only when somebody has emptied the disk. */
function newer(found: StoredCart, known: StoredCart): StoredCart {
  return found.revision >= known.revision ? found : known
}
