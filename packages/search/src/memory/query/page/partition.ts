import type { Order } from './order.ts'

type Span = { at: number; low: number; high: number }

/** Moves the slot that belongs at `at` there, earlier ones before it and later ones after (quickselect). */
export function partition(slots: Uint32Array, order: Order, { at, low, high }: Span): void {
  let left = low
  let right = high
  while (left < right) {
    const { lowEnd, highStart } = split(slots, order, { left, right })
    if (at <= lowEnd) right = lowEnd
    else if (at >= highStart) left = highStart
    else return
  }
}

/** What comes before the middle slot goes to the left of it, the rest to the right. */
function split(slots: Uint32Array, { compare }: Order, { left, right }: { left: number; right: number }) {
  const pivot = slots[(left + right) >>> 1] as number
  let i = left
  let j = right
  while (i <= j) {
    while (compare(slots[i] as number, pivot) < 0) i++
    while (compare(slots[j] as number, pivot) > 0) j--
    if (i <= j) swap(slots, i++, j--)
  }
  return { lowEnd: j, highStart: i }
}

function swap(slots: Uint32Array, i: number, j: number): void {
  const held = slots[i] as number
  slots[i] = slots[j] as number
  slots[j] = held
}
