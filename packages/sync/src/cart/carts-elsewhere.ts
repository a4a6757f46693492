// The carts this device keeps for other store views: read from disk, and shown here by the code of a shared copy.
import type { Storage } from '../storage/storage.ts'
import type { CartLine } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'
import { shownCart } from './shown-cart.ts'
import { readStoredCart } from './stored/read-stored-cart.ts'

export type CartsElsewhere = {
  linesIn(storeCode: string): Promise<readonly CartLine[]>
  /** The code of a copy, which this store shows at its own prices; what was not sent there yet is sent before. */
  shareFrom(storeCode: string): Promise<{ code: string }>
}

type Deps = {
  storage: Pick<Storage, 'get'>
  keyOf: (storeCode: string) => string
  openCart: (storeCode: string) => CartStore
}

export function cartsElsewhere({ storage, keyOf, openCart }: Deps): CartsElsewhere {
  return {
    linesIn: async (storeCode) =>
      shownCart(readStoredCart(await storage.get<unknown>(keyOf(storeCode)))).lines,
    async shareFrom(storeCode) {
      const cart = openCart(storeCode)
      try {
        await cart.load()
        return await cart.share()
      } finally {
        cart.stop()
      }
    },
  }
}
