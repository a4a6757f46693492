// Who is signed in, as far as calls are concerned: one token, refreshed under a lock when the server refuses it.
import { type Clock, wait } from '../clock/clock.ts'
import type { Lock } from '../lock/lock.ts'
import type { Storage } from '../storage/storage.ts'
import { NO_ANSWER, type Reply } from '../transport/transport.ts'

const ASK_AGAIN_MS = 1_000
const LONGEST_WAIT_MS = 30_000
const MAX_REFRESHES = 1
const LOST: Reply = {
  code: 401,
  result: 'Error refreshing user token. User is not authorized to access the resource',
}
const UNANSWERED: Reply = { code: 0, result: NO_ANSWER }

export type TokenKeeperDeps = {
  storage: Storage
  key: string
  clock: Clock
  lock: Lock
  /** Asks for another token, never through a queue; null when there is none, rejects when there was no answer. */
  refresh: (refused: string) => Promise<string | null>
  /** The session is over, and nobody asked for it. */
  onLost: () => void
}
export type TokenKeeper = {
  /** Reads what is kept: by an earlier page, or by another tab where somebody signed in or out. */
  load(): Promise<void>
  current(): string | undefined
  signedIn(token: string): Promise<void>
  signedOut(): Promise<void>
  /** Sends with the token of the moment; refused, once more with a new one. */
  send(transmit: (token: string | undefined) => Promise<Reply>): Promise<Reply>
}

export function createTokenKeeper(deps: TokenKeeperDeps): TokenKeeper {
  const { storage, key } = deps
  const { state, keep, load, isFree } = tokenState(deps)
  const giveUp = async () => {
    // Whoever waits is answered 401; what comes after is a guest's.
    Object.assign(state, { lock: 0, refreshes: 0, token: undefined, losses: state.losses + 1 })
    // The next page starts as a guest's instead of losing the session once more.
    await storage.remove(key).catch(() => undefined)
    deps.onLost()
  }
  const renew = async (refused: string): Promise<Renewal> => {
    const onDisk = () => storage.get<string>(key).catch(() => undefined)
    const kept = await onDisk()
    // Another tab was quicker.
    if (kept !== undefined && kept !== refused) return { token: kept }
    if (state.refreshes >= MAX_REFRESHES) return 'lost'
    state.refreshes += 1
    const token = await deps.refresh(refused)
    // Signed out, or in as somebody else, while the shop was asked: that holds.
    const now = await onDisk()
    if (now !== kept) return { token: now }
    if (token === null) return 'lost'
    // On disk before the next tab has its turn, so that it finds the new one.
    await keep(token)
    return { token }
  }
  /** One tab of the shop refreshes; null when it goes on with another token, else the answer to the call. */
  const refresh = async (refused: string): Promise<Reply | null> => {
    state.lock = 1
    const renewed = await deps.lock
      .run('refresh token', () => renew(refused))
      .catch(() => 'unanswered' as const)
    if (renewed === 'lost') {
      await giveUp()
      return LOST
    }
    // A lost answer ends no session: the same is asked again with the next call.
    if (renewed !== 'unanswered') state.token = renewed.token
    Object.assign(state, { lock: 0, refreshes: 0 })
    return renewed === 'unanswered' ? UNANSWERED : null
  }
  /** Within a tab everybody else waits for it. */
  const replace = async (refused: string): Promise<Reply | null> => {
    if (state.token === refused && state.lock === 0) return refresh(refused)
    if (!(await isFree()) || state.token === undefined) return LOST
    return state.token === refused ? UNANSWERED : null
  }

  return {
    load,
    current: () => state.token,
    signedIn: keep,
    signedOut: () => keep(undefined),
    async send(transmit) {
      await load()
      if (!(await isFree())) return LOST
      const { token } = state
      const reply = await transmit(token)
      if (reply.code !== 401 || token === undefined) return reply
      return (await replace(token)) ?? transmit(state.token)
    },
  }
}

type Renewal = { token: string | undefined } | 'lost'

/** The token of the moment, in this tab and on disk. */
function tokenState({ storage, key, clock }: Pick<TokenKeeperDeps, 'storage' | 'key' | 'clock'>) {
  const state = { token: undefined as string | undefined, lock: 0, refreshes: 0, losses: 0 }
  const keep = async (token: string | undefined) => {
    Object.assign(state, { token, lock: 0, refreshes: 0 })
    // A token that cannot be kept still serves this page.
    await (token === undefined ? storage.remove(key) : storage.set(key, token)).catch(() => undefined)
  }

  /** False: the session ended while somebody refreshed, or nobody comes to an end. */
  const isFree = async () => {
    const { losses } = state
    for (let waited = 0; state.lock > 0; waited += ASK_AGAIN_MS) {
      if (waited >= LONGEST_WAIT_MS) return false
      await wait(clock, ASK_AGAIN_MS)
    }
    return state.losses === losses
  }
  const load = async () => {
    const kept = await storage.get<string>(key).catch(() => state.token)
    if (kept === state.token) return
    Object.assign(state, { token: kept, refreshes: 0 })
  }
  return { state, keep, load, isFree }
}
