import { AsyncLocalStorage } from 'node:async_hooks'
import { isOfItsValues } from '../database-error.ts'

type Run<A, R> = (asked: readonly A[]) => Promise<readonly R[]>
type Waiting<A, R> = { asked: A; resolve(answer: R): void; reject(error: unknown): void }

/** Of nobody's request: what many asked for is no part of the trace of whoever came first. */
const outside = AsyncLocalStorage.snapshot()
/** A statement that takes longer waits for somebody's lock; what has come since does not wait with it. */
const STUCK_MS = 100

/**
 * What many ask for at once as few statements: what comes while one is at work leaves with the next, up to `most`
 * together. A statement the database refuses for its values is run anew for each by itself, so that only who brought them
 * is told.
 */
export function batched<A, R>(run: Run<A, R>, most: number): (asked: A) => Promise<R> {
  const waiting: Waiting<A, R>[] = []
  let isAtWork = false
  let isPlanned = false
  const plan = () => {
    if (isAtWork || isPlanned || waiting.length === 0) return
    isPlanned = true
    // Behind all that this turn of the loop has read from its sockets.
    setImmediate(() => outside(start))
  }
  const start = () => {
    isPlanned = false
    isAtWork = true
    const free = once(() => {
      isAtWork = false
      plan()
    })
    const stuck = setTimeout(free, STUCK_MS)
    void answerAll(run, waiting.splice(0, most)).then(() => {
      clearTimeout(stuck)
      free()
    })
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      plan()
    })
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Never fails itself. */
async function answerAll<A, R>(run: Run<A, R>, together: readonly Waiting<A, R>[]): Promise<void> {
  try {
    const answers = await run(together.map(({ asked }) => asked))
    for (const [at, { resolve }] of together.entries()) resolve(answers[at] as R)
  } catch (error) {
    if (together.length > 1 && isOfItsValues(error))
      await Promise.all(together.map((one) => answerAll(run, [one])))
    else for (const { reject } of together) reject(error)
  }
}
