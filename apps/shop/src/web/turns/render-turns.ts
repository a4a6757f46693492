// Pages nobody has seen yet cost a hundred times what a kept one does: they are made a few at a time, and whoever asks
// for many waits in the line of his own address while others get their turn.
import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '@vitrine/api/errors'

export type Limits = {
  /** Made at once. */
  atOnce: number
  /** Waiting for their turn, of one address and in all; who comes on top is asked to come again. */
  waitingOfOne: number
  waitingInAll: number
  /** Who is asked to come again hears so after a while: most would ask again at once, and all of that is in others' way. */
  refusedAfterMs: number
}
/** A page takes some 25 ms of the only thread: who is let in waits for two seconds of it at most. */
const LIMITS: Limits = { atOnce: 2, waitingOfOne: 80, waitingInAll: 240, refusedAfterMs: 1_000 }

type Turn = { begin: () => void; signal: AbortSignal }
type Ask = { address: string; signal: AbortSignal }
export type RenderTurns = <T>(ask: Ask, render: () => Promise<T>) => Promise<T>

export function createRenderTurns(limits: Limits = LIMITS): RenderTurns {
  // In the sequence of their next turn: an address that got one goes to the end.
  const lines = new Map<string, Turn[]>()
  let running = 0
  let waiting = 0

  const next = () => {
    const [first] = lines
    if (!first || running >= limits.atOnce) return
    const [address, line] = first
    const turn = line.shift()
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    if (!turn) return
    waiting -= 1
    // Nobody waits for it any more.
    if (turn.signal.aborted) return next()
    running += 1
    turn.begin()
  }
  const join = async ({ address, signal }: Ask): Promise<void> => {
    const line = lines.get(address) ?? []
    if (line.length >= limits.waitingOfOne || waiting >= limits.waitingInAll) {
      await pause(limits.refusedAfterMs, undefined, { signal }).catch(() => {})
      throw new Busy()
    }
    lines.set(address, line)
    waiting += 1
    return new Promise((begin) => line.push({ begin, signal }))
  }

  return async (ask, render) => {
    const turn = join(ask)
    next()
    await turn
    try {
      return await render()
    } finally {
      running -= 1
      // Not at once: what else came in meanwhile, an order perhaps, is looked at first.
      setImmediate(next)
    }
  }
}

class Busy extends ShopError {
  constructor() {
    super('UNAVAILABLE', { message: 'The shop is very busy. Try again in a moment.' })
  }
}
