import { silentChannel } from '../channel/channel.ts'
import { memoryLock } from '../lock/lock.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createTokenKeeper } from '../token/token-keeper.ts'
import { type SharedToken, tokenPlace } from '../token/token-place.ts'
import type { Reply } from '../transport/reply.ts'
import { virtualClock } from './virtual-clock.ts'

/** A server that takes one token at a time, and pages that refresh at it. */
export function anOrigin(refresh?: () => Promise<string | null>) {
  const clock = virtualClock()
  const storage = memoryStorage()
  const lock = memoryLock()
  const server = { valid: 'token-1', refreshes: 0, lost: 0 }
  const answer = async (token: string | undefined): Promise<Reply> =>
    token === server.valid ? { code: 200, result: 'done' } : { code: 401, result: 'Unauthorized' }
  const renew = async () => {
    server.refreshes += 1
    server.valid = `token-${server.refreshes + 1}`
    return server.valid
  }
  const listeners = new Set<(shared: SharedToken) => void>()
  const share = () => {
    let own: (shared: SharedToken) => void = () => undefined
    return {
      post: (shared: SharedToken) => {
        for (const listener of listeners) if (listener !== own) listener(shared)
      },
      subscribe(listener: (shared: SharedToken) => void) {
        own = listener
        listeners.add(listener)
        return () => undefined
      },
    }
  }
  const openTab = async () => {
    const place = tokenPlace({ storage, share: share(), channel: silentChannel })
    const onLost = () => {
      server.lost += 1
    }
    const tokens = createTokenKeeper({ place, clock, lock, refresh: refresh ?? renew, onLost })
    await tokens.load()
    return tokens
  }
  return { clock, storage, server, answer, openTab }
}
