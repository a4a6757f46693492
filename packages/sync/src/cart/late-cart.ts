// The cart before its code is there: an empty one that is being loaded. Whatever is tapped meanwhile waits for the code,
// which a page fetches as soon as it can be used.
import { IDLE } from '../queue/sender-status.ts'
import { lateCalls, lateValue } from '../store/late.ts'
import type { CartHooks } from './cart-hooks.ts'
import { EMPTY_CART } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'

const CALLS = [
  'load',
  'flush',
  'sync',
  'add',
  'setLine',
  'remove',
  'replaceLine',
  'undo',
  'dismiss',
  'retryNow',
  'cancel',
  'authorize',
  'leave',
  'clear',
  'forget',
  'share',
  'readShared',
  'takeOver',
] as const

/** The hooks are those the real one gets: what is added meanwhile counts. */
export function lateCart(open: () => Promise<CartStore>, hooks: CartHooks): CartStore {
  const state = lateValue(EMPTY_CART)
  const status = lateValue(IDLE)
  let store: CartStore | undefined
  const openFirst = async () => {
    const found = await open()
    if (store === undefined) {
      store = found
      state.follow(found)
      status.follow(found.status)
    }
    return store
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    status,
    hooks,
    ...lateCalls(() => store ?? openFirst(), CALLS),
    stop: () => store?.stop(),
  }
}
