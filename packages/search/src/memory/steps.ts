/** Work cut into steps of a few milliseconds at most, so that others can have their turn in between. */
export type Steps<T> = Generator<void, T>

/** Slots one step looks at, and the fewest when it asks much of each. */
export const SLOTS_PER_STEP = 32_768
const FEWEST_PER_STEP = 1_024

/** All of it at once. */
export function runThrough<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Where the pieces of so many slots begin and end, one step each; `cost` says how many times a slot is looked at. */
export function* spans(count: number, cost = 1): Generator<{ from: number; to: number }> {
  const step = Math.max(FEWEST_PER_STEP, Math.ceil(SLOTS_PER_STEP / cost))
  for (let from = 0; from < count; from += step) yield { from, to: Math.min(count, from + step) }
}

export function* pieces(slots: Uint32Array, cost = 1): Generator<Uint32Array> {
  for (const { from, to } of spans(slots.length, cost)) yield slots.subarray(from, to)
}
