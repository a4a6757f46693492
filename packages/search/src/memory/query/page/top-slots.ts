import type { SlotSet } from '../../columns/slot-set.ts'
import type { Order } from './order.ts'
import { partition } from './partition.ts'

/** Up to here a heap is the quickest way to the first hits; deeper pages are cut out by partitioning. */
const DEEPEST_HEAP = 1000

/** The slots from..to of the set in this order, without sorting the rest. */
export function topSlots(set: SlotSet, order: Order, page: { from: number; to: number }): number[] {
  const to = Math.min(page.to, set.count)
  if (page.from >= to) return []
  const slots = to <= DEEPEST_HEAP ? heapOfFirst(set, order, to) : set.slots.slice()
  if (to > DEEPEST_HEAP) {
    partition(slots, order, { at: page.from, low: 0, high: slots.length - 1 })
    partition(slots, order, { at: to - 1, low: page.from, high: slots.length - 1 })
    return Array.from(slots.subarray(page.from, to)).sort(order.compare)
  }
  return Array.from(slots).sort(order.compare).slice(page.from, to)
}

/** The first `size` slots, unsorted: a heap with the last of them on top. */
function heapOfFirst(set: SlotSet, order: Order, size: number): Uint32Array {
  const { slots } = set
  const heap = slots.slice(0, size)
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(heap, at, order)
  const { values, sign } = order.first
  let worst = sign * (values[heap[0] as number] as number)
  for (let i = size; i < slots.length; i++) {
    const slot = slots[i] as number
    if (sign * (values[slot] as number) > worst || order.compare(slot, heap[0] as number) >= 0) continue
    heap[0] = slot
    sink(heap, 0, order)
    worst = sign * (values[heap[0] as number] as number)
  }
  return heap
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
