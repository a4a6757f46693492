import type { PostingLists } from '../columns/posting-lists.ts'
import { ENTRY_VALUE, IMPACT_BITS } from './text-index.ts'

/** Marks a slot that has no place in the copy. */
export const DEAD = 0xffffffff
const ENTRIES_PER_STEP = 2048

/** Copies the entries of living slots under their new numbers, which keep the old order. */
export function* compactPostings(
  old: PostingLists,
  copy: PostingLists,
  slotMap: Uint32Array,
): Generator<void> {
  let sinceStep = 0
  for (let key = 0; key < old.keys; key++) {
    const entries = old.read(key)
    const length = old.length(key)
    for (let i = 0; i < length; i++) {
      const entry = entries[i] as number
      const slot = slotMap[entry >>> IMPACT_BITS] ?? DEAD
      if (slot !== DEAD) copy.push(key, slot * 2 ** IMPACT_BITS + (entry & ENTRY_VALUE))
      if (++sinceStep % ENTRIES_PER_STEP === 0) yield
    }
  }
}
