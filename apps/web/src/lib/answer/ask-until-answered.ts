import { CallError } from '@vitrine/contract/reply'
import { backOffMs } from '@vitrine/sync/queue/back-off'
import { verdictOfError } from '@vitrine/sync/transport/verdict'

type Listeners<T> = { onAnswer(answer: T): void; onError(error: unknown): void }

/**
 * Asks again by itself while the shop is away or its answer was cut on the way: later and later, and at once when the
 * line is back. Answers how to stop.
 */
export function askUntilAnswered<T>(ask: () => Promise<T>, { onAnswer, onError }: Listeners<T>): () => void {
  let isWanted = true
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    timer = undefined
    ask().then(
      (answer) => isWanted && onAnswer(answer),
      (error: unknown) => {
        if (!isWanted) return
        onError(error)
        failures += 1
        if (isPassing(error)) timer = setTimeout(attempt, backOffMs(failures, Math.random))
      },
    )
  }
  const hurry = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    attempt()
  }
  addEventListener('online', hurry)
  attempt()
  return () => {
    isWanted = false
    clearTimeout(timer)
    removeEventListener('online', hurry)
  }
}

/** No whole answer, too many questions, or a shop that is away: it says nothing about what was asked. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && verdictOfError(error) === 'retry'
}
