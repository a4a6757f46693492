import type { PostingLists } from '../columns/posting-lists.ts'
import { IMPACT_BITS, MAX_IMPACT } from './text-index.ts'

/** Marks a slot that has no place in the copy. */
export const DEAD = 0xffffffff
const KEYS_PER_STEP = 256

/** Copies the entries of living slots under their new numbers, which keep the old order. */
export function* compactPostings(
  old: PostingLists,
  copy: PostingLists,
  slotMap: Uint32Array,
): Generator<void> {
  for (let key = 0; key < old.keys; key++) {
    const length = old.length(key)
    if (key % KEYS_PER_STEP === 0 || length > KEYS_PER_STEP) yield
    for (let i = 0; i < length; i++) {
      const entry = old.read(key)[i] as number
      const slot = slotMap[entry >>> IMPACT_BITS] ?? DEAD
      if (slot !== DEAD) copy.push(key, slot * 2 ** IMPACT_BITS + (entry & MAX_IMPACT))
    }
  }
}
