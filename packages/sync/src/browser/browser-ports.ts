import type { CartPorts } from '../cart/cart-store.ts'
import { silentChannel } from '../channel/channel.ts'
import { tabChannel } from '../channel/tab-channel.ts'
import { systemClock } from '../clock/system-clock.ts'
import { watchConnectivity } from '../connectivity/connectivity.ts'
import { leaseLock } from '../lock/lease-lock.ts'
import { memoryLock } from '../lock/lock.ts'
import { webLock } from '../lock/web-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore } from '../store/observable.ts'
import { tabShare } from '../token/tab-share.ts'
import { noShare, type TokenShare } from '../token/token-place.ts'

type BrowserPorts = CartPorts & { share: TokenShare }
type Browser = { storage: Storage; prefix: string; newId: () => string }

/** What a page offers. While rendering on the server there is none: nothing is opened, nothing is heard. */
export function browserPorts({ storage, prefix, newId }: Browser): BrowserPorts {
  const random = Math.random
  const clock = systemClock
  if (typeof window === 'undefined')
    return {
      ...{ clock, random, newId, lock: memoryLock() },
      ...{ online: createStore(true), channel: silentChannel, share: noShare },
    }
  const cartKey = `${prefix}/cart/current-cart`
  const storageKeys = new Map([
    [cartKey, cartKey],
    [`${prefix}/cart/current-totals`, cartKey],
  ])
  const open = (name: string) =>
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    clock,
    random,
    newId,
    // Browsers offer locks to secure pages only.
    lock: navigator.locks ? webLock(navigator.locks) : leaseLock({ storage, clock, owner: newId() }),
    online: watchConnectivity(window, () => navigator.onLine),
    share: tabShare(open('vitrine session')),
    channel: tabChannel({ broadcast: open('vitrine'), page: window, storageKeys }),
  }
}
