// Who is signed in, as far as calls are concerned: one token, refreshed under a lock when the server refuses it.
import { type Clock, within } from '../clock/clock.ts'
import type { Lock } from '../lock/lock.ts'
import { NO_ANSWER_REPLY, type Reply } from '../transport/reply.ts'
import { NO_TOKEN_YET, type TokenPlace } from './token-place.ts'

const ASK_AGAIN_MS = 1_000
const LONGEST_WAIT_MS = 30_000
const MAX_REFRESHES = 1
const LOST: Reply = {
  code: 401,
  result: 'Error refreshing user token. User is not authorized to access the resource',
}

/** Not even asked: a page that has just come needs a token first. */
const NO_TOKEN_REPLY: Reply = { code: 401, result: 'no token yet' }

export type TokenKeeperDeps = {
  place: TokenPlace
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
  const { place } = deps
  const { state, keep, load, isFree } = tokenState(deps)
  const giveUp = async () => {
    // Whoever waits is answered 401; what comes after is a guest's.
    Object.assign(state, { lock: 0, refreshes: 0, token: undefined, losses: state.losses + 1 })
    // The next page starts as a guest's instead of losing the session once more.
    await place.clear()
    deps.onLost()
  }
  const renew = async (refused: string): Promise<Renewal> => {
    const stored = await place.read()
    // Another tab was quicker, or has signed out.
    if (stored === undefined || (stored !== NO_TOKEN_YET && stored !== refused)) return { token: stored }
    if (state.refreshes >= MAX_REFRESHES) return 'lost'
    state.refreshes += 1
    const token = await deps.refresh(refused)
    // Signed out, or in as somebody else, while the shop was asked: that holds.
    const now = await place.read()
    if (now !== stored) return { token: now }
    if (token === null) return 'lost'
    // On disk before the next tab has its turn, so that it finds the new one.
    await keep(token)
    return { token }
  }
  /** One tab of the shop refreshes; null when it goes on with another token, else the answer to the call. */
  const refresh = async (refused: string): Promise<Reply | null> => {
    state.lock = 1
    const running = deps.lock.run('refresh token', () => renew(refused)).catch(() => 'unanswered' as const)
    state.running = running
    const renewed = await running
    if (renewed === 'lost') {
      await giveUp()
      return LOST
    }
    // A lost answer ends no session: the same is asked again with the next call.
    if (renewed !== 'unanswered') state.token = renewed.token
    Object.assign(state, { lock: 0, refreshes: 0 })
    return renewed === 'unanswered' ? NO_ANSWER_REPLY : null
  }
  /** Within a tab everybody else waits for it. */
  const replace = async (refused: string): Promise<Reply | null> => {
    if (state.token === refused && state.lock === 0) return refresh(refused)
    if (!(await isFree()) || state.token === undefined) return LOST
    return state.token === refused ? NO_ANSWER_REPLY : null
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
      const reply = token === NO_TOKEN_YET ? NO_TOKEN_REPLY : await transmit(token)
      if (reply.code !== 401 || token === undefined) return reply
      const refused = await replace(token)
      if (refused) return refused
      return state.token === NO_TOKEN_YET ? NO_ANSWER_REPLY : transmit(state.token)
    },
  }
}

type Renewal = { token: string | undefined } | 'lost'

/** The token of the moment, in this tab and for all. */
function tokenState({ place, clock }: Pick<TokenKeeperDeps, 'place' | 'clock'>) {
  const state = {
    ...{ token: undefined as string | undefined, lock: 0, refreshes: 0, losses: 0 },
    /** The refresh under way: whoever waits goes on with it. */
    running: Promise.resolve() as Promise<unknown>,
  }
  const keep = async (token: string | undefined) => {
    Object.assign(state, { token, lock: 0, refreshes: 0 })
    // A token that cannot be kept still serves this page.
    await (token === undefined ? place.clear() : place.write(token))
  }

  /** False: the session ended while somebody refreshed, or nobody comes to an end. */
  const isFree = async () => {
    const { losses } = state
    for (let waited = 0; state.lock > 0; waited += ASK_AGAIN_MS) {
      if (waited >= LONGEST_WAIT_MS) return false
      await within(clock, ASK_AGAIN_MS, state.running)
    }
    return state.losses === losses
  }
  const load = async () => {
    const stored = await place.read()
    if (stored === state.token) return
    Object.assign(state, { token: stored, refreshes: 0 })
  }
  return { state, keep, load, isFree }
}
