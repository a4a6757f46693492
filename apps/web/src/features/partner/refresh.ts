import { createStore } from '@vitrine/sync/store/observable'
import { noteAnswer } from './answered-round.ts'

/** Spec accounts §4: the cabinet is brought up to date once in so long, unless somebody asks for it. */
export const ROUND_MS = 5_000

/** Rises with each round: every question of the cabinet that carries it in its key is asked anew. */
export const cabinetRounds = createStore(0)

let lastAt = Number.NEGATIVE_INFINITY

/** Whether a round began. `isForced` skips the wait. */
export function refreshCabinet(now: number, { isForced = false } = {}): boolean {
  if (!isForced && now - lastAt < ROUND_MS) return false
  lastAt = now
  cabinetRounds.set(cabinetRounds.get() + 1)
  return true
}

let kept = { round: -1, answers: new Map<string, Promise<unknown>>() }

/** The answer of this round: rooms one moves between ask the shop once, until the next. What failed is asked again. */
export function onceARound<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const round = cabinetRounds.get()
  if (round !== kept.round) kept = { round, answers: new Map() }
  const { answers } = kept
  const known = answers.get(question) as Promise<T> | undefined
  if (known) return known
  const asked = ask()
  answers.set(question, asked)
  asked.then(
    () => noteAnswer(round, performance.now()),
    () => answers.delete(question),
  )
  return asked
}
