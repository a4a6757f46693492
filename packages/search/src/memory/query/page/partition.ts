import type { Steps } from '../../steps.ts'
import type { Order } from './order.ts'

const COMPARISONS_PER_STEP = 16_384

type Span = { at: number; low: number; high: number }

/** Moves the slot that belongs at `at` there, earlier ones before it and later ones after (quickselect). */
export function* partition(slots: Uint32Array, order: Order, { at, low, high }: Span): Steps<void> {
  let left = low
  let right = high
  while (left < right) {
    const { lowEnd, highStart } = yield* split(slots, order, { left, right })
    if (at <= lowEnd) right = lowEnd
    else if (at >= highStart) left = highStart
    else return
  }
}

/** What comes before the middle slot goes to the left of it, the rest to the right; a comparison or two at a time. */
function* split(
  slots: Uint32Array,
  { compare, keys }: Order,
  { left, right }: { left: number; right: number },
): Steps<{ lowEnd: number; highStart: number }> {
  const pivot = slots[(left + right) >>> 1] as number
  const pause = Math.ceil(COMPARISONS_PER_STEP / keys)
  let i = left
  let j = right
  for (let compared = 1; i <= j; compared++) {
    if (compare(slots[i] as number, pivot) < 0) i++
    else if (compare(slots[j] as number, pivot) > 0) j--
    else swap(slots, i++, j--)
    if (compared % pause === 0) yield
  }
  return { lowEnd: j, highStart: i }
}

function swap(slots: Uint32Array, i: number, j: number): void {
  const moved = slots[i] as number
  slots[i] = slots[j] as number
  slots[j] = moved
}
