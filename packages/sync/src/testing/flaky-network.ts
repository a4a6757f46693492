import { CallError } from '@vitrine/contract/reply'
import { type Clock, wait } from '../clock/clock.ts'
import { type AskedCall, scriptedClient, WithMeta } from './scripted-client.ts'

/** What becomes of a request: everything a line can do to it. */
export type Fate =
  | { kind: 'ok'; ms: number }
  | { kind: 'lose-request'; ms: number }
  | { kind: 'lose-answer'; ms: number }
  /** The shopper's side has given up, and the server gets it later all the same. */
  | { kind: 'late'; ms: number }
  | { kind: 'busy'; ms: number; code: 500 | 503 | 429 }

const FINE: Fate = { kind: 'ok', ms: 1 }
const DELAY_MS = 5_000

type Serve = () => unknown
type Wires = {
  answers: Record<string, (input: AskedCall['input']) => unknown>
  clock: Clock
  /** Used up one by one; afterwards the line is fine. */
  fates: Fate[]
  /** To a dead tab nothing ever comes back. */
  isAlive?: () => boolean
}

/** The shop behind a line that does to each request what its fate says. */
export function flakyClient({ answers, clock, fates, isAlive = () => true }: Wires) {
  const never = () => new Promise<never>(() => undefined)
  const script = Object.entries(answers).map(([id, answer]) => {
    const send = async (input: AskedCall['input']) => {
      if (!isAlive()) return never()
      const sent = structuredClone(input)
      const reply = travel({ clock, fate: fates.shift() ?? FINE }, () => answer(sent))
      return reply.finally(() => isAlive() || never())
    }
    return [id, send] as const
  })
  return scriptedClient(Object.fromEntries(script))
}

async function travel({ clock, fate }: { clock: Clock; fate: Fate }, serve: Serve): Promise<unknown> {
  await wait(clock, fate.ms)
  if (fate.kind === 'busy') throw new CallError({ code: fate.code, result: 'busy' })
  if (fate.kind === 'late') clock.after(DELAY_MS, () => void answerOf(serve))
  if (fate.kind === 'late' || fate.kind === 'lose-request') throw new TypeError('Failed to fetch')
  const reply = answerOf(serve)
  await wait(clock, fate.ms)
  if (fate.kind === 'lose-answer') throw new TypeError('Failed to fetch')
  return reply()
}

/** Done now; answered, or thrown, when asked. */
function answerOf(serve: Serve): () => unknown {
  try {
    const given = serve()
    const copy = given instanceof WithMeta ? given : new WithMeta(given, {})
    return () => copy
  } catch (error) {
    return () => {
      throw error
    }
  }
}
