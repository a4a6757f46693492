import type { SlotSet } from '../../columns/slot-set.ts'
import { type Steps, spans } from '../../steps.ts'
import type { Order } from './order.ts'
import { partition } from './partition.ts'

/** Up to here a heap is the quickest way to the first hits; deeper pages are cut out by partitioning. */
const DEEPEST_HEAP = 1000
/** A slot that goes into the heap is compared as often as the heap is deep. */
const COST = 4

/** The slots from..to of the set in this order, without sorting the rest. */
export function* topSlots(set: SlotSet, order: Order, page: { from: number; to: number }): Steps<number[]> {
  const to = Math.min(page.to, set.count)
  if (page.from >= to) return []
  if (to <= DEEPEST_HEAP) {
    const slots = yield* heapOfFirst(set, order, to)
    return Array.from(slots).sort(order.compare).slice(page.from, to)
  }
  const slots = set.slots.slice()
  yield* partition(slots, order, { at: page.from, low: 0, high: slots.length - 1 })
  yield* partition(slots, order, { at: to - 1, low: page.from, high: slots.length - 1 })
  return Array.from(slots.subarray(page.from, to)).sort(order.compare)
}

/**
 * The first `size` slots, unsorted: a heap with the last of them on top. It is quick when the best come early, so the
 * set is read from the end whose slot comes first: mostly the last one, because what came last is mostly shown first.
 */
function* heapOfFirst({ slots }: SlotSet, order: Order, size: number): Steps<Uint32Array> {
  const isForward = order.compare(slots[0] as number, slots.at(-1) as number) < 0
  const rest = slots.length - size
  const heap = isForward ? slots.slice(0, size) : slots.slice(rest)
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(heap, at, order)
  for (const { from, to } of spans(rest, COST * order.keys)) {
    if (isForward) offer(heap, slots.subarray(size + from, size + to), order)
    else offer(heap, slots.subarray(rest - to, rest - from).toReversed(), order)
    yield
  }
  return heap
}

function offer(heap: Uint32Array, slots: Uint32Array, order: Order): void {
  const { values, sign } = order.first
  let worst = sign * (values[heap[0] as number] as number)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    if (sign * (values[slot] as number) > worst || order.compare(slot, heap[0] as number) >= 0) continue
    heap[0] = slot
    sink(heap, 0, order)
    worst = sign * (values[heap[0] as number] as number)
  }
}

function sink(heap: Uint32Array, from: number, order: Order): void {
  const slot = heap[from] as number
  let at = from
  for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && order.compare(heap[child] as number, heap[child + 1] as number) < 0)
      child++
    if (order.compare(slot, heap[child] as number) >= 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = slot
}
