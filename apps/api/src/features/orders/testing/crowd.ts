import type { Database } from '#api/db/client.ts'
import { meeting } from '#api/testing/meeting.ts'

export const CROWD_POOL = 32

/** Opens every connection before a race, so that buyers meet at the stock and not at the door. */
export async function warmPool(db: Database): Promise<void> {
  const met = meeting(CROWD_POOL)
  await Promise.all(Array.from({ length: CROWD_POOL }, () => db.connection().execute(met)))
}

export type Outcome<T> = { answer: T } | { error: { code?: unknown; message: string } }

/** Everybody starts together, as many at a time as keep every connection contended; each gets an answer or a refusal. */
export async function together<T>(count: number, job: (index: number) => Promise<T>): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = []
  let next = 0
  const buyer = async (): Promise<void> => {
    while (next < count) {
      const index = next++
      outcomes[index] = await outcomeOf(() => job(index))
    }
  }
  await Promise.all(Array.from({ length: 2 * CROWD_POOL }, buyer))
  return outcomes
}

async function outcomeOf<T>(job: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await job() }
  } catch (error) {
    return { error: error as { code?: unknown; message: string } }
  }
}

export const answersOf = <T>(outcomes: readonly Outcome<T>[]): T[] =>
  outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []))

/** Refusals by their code: `{OUT_OF_STOCK: 190}`. */
export function refusalsOf(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    if ('answer' in outcome) continue
    const code = String(outcome.error.code ?? outcome.error.message)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
