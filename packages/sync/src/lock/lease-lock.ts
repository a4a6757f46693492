// Where a browser has no Web Locks (plain http): a lease in the shared storage, renewed while the work lasts. A tab that
// dies stops renewing, and the next one takes over.
import { type Clock, wait } from '../clock/clock.ts'
import type { Storage } from '../storage/storage.ts'
import { type Lock, memoryLock } from './lock.ts'

const LEASE_MS = 6_000
const HEARTBEAT_MS = 2_000
const ASK_AGAIN_MS = 500

type Lease = { owner: string; until: number }
type LeaseDeps = { storage: Storage; clock: Clock; owner: string }

/** None lasts longer than it is given for: one that does is of a clock that was put back since. */
const isHeld = ({ until }: Lease, now: number) => until > now && until <= now + LEASE_MS

export function leaseLock({ storage, clock, owner }: LeaseDeps): Lock {
  const ownTurns = memoryLock()
  const keyOf = (name: string) => `shop/locks/${name}`
  const claim = async (name: string) => {
    const lease = await storage.update<Lease>(keyOf(name), (lease) =>
      lease && lease.owner !== owner && isHeld(lease, clock.now())
        ? lease
        : { owner, until: clock.now() + LEASE_MS },
    )
    return lease.owner === owner
  }
  const hold = (name: string) => {
    let cancel: () => void = () => undefined
    const beat = () => {
      cancel = clock.after(
        HEARTBEAT_MS,
        () =>
          void claim(name)
            .catch(() => undefined)
            .then(beat),
      )
    }
    beat()
    return () => cancel()
  }
  return {
    run: (name, task) =>
      ownTurns.run(name, async () => {
        while (!(await claim(name))) await wait(clock, ASK_AGAIN_MS)
        const letGo = hold(name)
        try {
          return await task()
        } finally {
          letGo()
          await storage.remove(keyOf(name)).catch(() => undefined)
        }
      }),
  }
}
