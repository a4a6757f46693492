import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long enough to get on, short enough that a request waiting behind a slice does not notice. */
const SLICE_MS = 8

/** Runs the steps, giving way to the event loop every few milliseconds. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let pause = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < pause) continue
    await nextTurn()
    pause = performance.now() + SLICE_MS
  }
}
