import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from './steps.ts'

/** Long enough to get on, short enough that a request waiting behind a slice does not notice. */
const SLICE_MS = 8

/** To be awaited between steps of long work: gives way to the event loop once the slice is used up. */
export function slicing(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS
  const giveWay = async () => {
    await nextTurn()
    end = performance.now() + SLICE_MS
  }
  return () => (performance.now() < end ? undefined : giveWay())
}

export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  const pause = slicing()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const turn = pause()
    if (turn) await turn
  }
}
