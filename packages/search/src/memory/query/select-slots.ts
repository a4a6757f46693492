import { type Bits, listCommonBits } from '../columns/code-bits.ts'
import { keepSteps } from '../columns/keep-steps.ts'
import { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import type { Choices } from './choices.ts'
import type { Filter } from './conditions/filter.ts'
import type { Workspace } from './workspaces.ts'

const WORD = 32
/** Slots of `base` that pass every filter, written on the sheet. */
export function* selectSlots(
  base: SlotSet,
  filters: readonly Filter[],
  sheet: Uint32Array,
): Steps<Uint32Array> {
  const narrowest = narrowestOf(base, filters)
  const asBits = narrowest && narrowest.reach * WORD < base.count ? [] : yield* bitsOf(base, filters)
  if (asBits.length > 0) return yield* selectAmong(asBits, { base, filters, sheet })
  if (!narrowest) sheet.set(base.slots)
  const selection = { slots: sheet, count: narrowest?.list?.(sheet) ?? base.count }
  if (narrowest) yield* keepSteps(base, selection)
  for (const filter of filters) {
    if (filter !== narrowest) yield* keepSteps(filter, selection)
  }
  return sheet.subarray(0, selection.count)
}

/** Starts from whichever list is shortest, when one is shorter than the base. */
function narrowestOf(base: SlotSet, filters: readonly Filter[]): Filter | undefined {
  return filters.reduce<Filter | undefined>(
    (best, filter) => (filter.list && filter.reach < (best?.reach ?? base.count) ? filter : best),
    undefined,
  )
}

type Chosen = { filter: Filter; bits: Bits }

/** Bits are read by the word, empty ones too: that pays where the base is not much thinner than one slot to a word. */
function* bitsOf(base: SlotSet, filters: readonly Filter[]): Steps<Chosen[]> {
  const highest = base.slots.at(-1) ?? 0
  if (base.count * WORD < highest) return []
  const chosen: Chosen[] = []
  for (const filter of filters) {
    if (filter.prepare) yield* filter.prepare()
    const bits = filter.bits?.()
    if (bits) chosen.push({ filter, bits })
  }
  return chosen
}

type Selecting = { base: SlotSet; filters: readonly Filter[]; sheet: Uint32Array }

function* selectAmong(chosen: readonly Chosen[], { base, filters, sheet }: Selecting): Steps<Uint32Array> {
  const bits = chosen.map((one) => one.bits)
  const selection = { slots: sheet, count: yield* listCommonBits(base.bits, bits, sheet) }
  for (const filter of filters) {
    if (!chosen.some((one) => one.filter === filter)) yield* keepSteps(filter, selection)
  }
  return sheet.subarray(0, selection.count)
}

/** Slots of `base` that satisfy the choices; the base itself when nothing is chosen. */
export function* selectChosen(base: SlotSet, choices: Choices, workspace: Workspace): Steps<SlotSet> {
  const sheet = workspace.takeBuffer(base.count)
  if (choices.isEmpty) return base
  return new SlotSet(yield* selectSlots(base, choices.toFilters(), sheet))
}
