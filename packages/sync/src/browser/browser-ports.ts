import type { CartPorts } from '../cart/cart-store.ts'
import { silentChannel } from '../channel/channel.ts'
import { openBroadcast } from '../channel/open-broadcast.ts'
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
  const lease = leaseLock({ storage, clock, owner: newId() })
  return {
    clock,
    random,
    newId,
    // Browsers offer locks to secure pages only.
    lock: navigator.locks ? webLock(navigator.locks, lease) : lease,
    online: watchConnectivity(window, () => navigator.onLine),
    share: tabShare(openBroadcast('vitrine session')),
    channel: tabChannel({ broadcast: openBroadcast('vitrine'), page: window, storageKeys }),
  }
}
