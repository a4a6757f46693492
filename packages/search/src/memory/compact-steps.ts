import type { EngineOptions } from '../port.ts'
import { Catalogue, emptyColumns } from './catalogue.ts'
import { ChildCombinations } from './columns/child-combinations.ts'
import { TermColumn } from './columns/term-column.ts'
import type { Steps } from './steps.ts'
import { compactPostings, DEAD } from './text/compact-postings.ts'
import { TextIndex } from './text/text-index.ts'

/** Copying one takes far longer than looking at it. */
const COPIED_PER_STEP = 256

/**
 * Copies the living slots into a new catalogue, a little per step. Dictionaries and word trees are shared with
 * the original, which may take changes meanwhile: slots added after the start are left to the caller.
 */
export function* compactSteps(old: Catalogue, options: EngineOptions): Steps<Catalogue> {
  const copy = new Catalogue(emptyColumns(options, new ChildCombinations(old.children)))
  const slotMap = new Uint32Array(old.slots).fill(DEAD)
  for (const [field, column] of old.terms) copy.terms.set(field, new TermColumn(column.dictionary))
  for (const field of old.numbers.keys()) copy.numberColumn(field)
  for (let slot = 0; slot < slotMap.length; slot++) {
    if (slot % COPIED_PER_STEP === 0) yield
    if (old.isAlive(slot)) slotMap[slot] = copySlot(old, copy, slot)
  }
  for (const [language, index] of old.texts) {
    yield* index.readSteps()
    const copied = new TextIndex(index.vocabulary)
    copied.documents = Math.min(index.documents, copy.size)
    yield* compactPostings(index.postings, copied.postings, slotMap)
    copy.texts.set(language, copied)
  }
  return copy
}

function copySlot(old: Catalogue, copy: Catalogue, slot: number): number {
  const target = copy.openSlot(old.ids.values[slot] as number)
  for (const [field, column] of copy.terms) column.append(target, old.terms.get(field)?.codesOf(slot) ?? [])
  for (const [field, column] of copy.numbers) column.write(target, old.numbers.get(field)?.values[slot])
  for (const [store, column] of copy.prices) column.copy(target, old.prices.get(store)?.values[slot])
  copy.children.column.append(target, old.children.column.codesOf(slot))
  return target
}
