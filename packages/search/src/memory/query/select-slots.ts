import { commonBits, listCommonBits } from '../columns/bits/common-bits.ts'
import type { Bits } from '../columns/bits/words.ts'
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

function* bitsOf(base: SlotSet, filters: readonly Filter[]): Steps<Chosen[]> {
  if (!base.isDense) return []
  const chosen: Chosen[] = []
  for (const filter of filters) {
    const bits = filter.bits ? yield* filter.bits() : undefined
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

/** The same as a set of its own, by bits alone where all filters have them. */
export function* selectSet(base: SlotSet, filters: readonly Filter[]): Steps<SlotSet> {
  const asBits = yield* bitsOf(base, filters)
  if (asBits.length === filters.length) {
    return SlotSet.ofBits(
      yield* commonBits(
        base.bits,
        asBits.map(({ bits }) => bits),
      ),
    )
  }
  return new SlotSet((yield* selectSlots(base, filters, new Uint32Array(base.count))).slice())
}

/** Slots of `base` that satisfy the choices; the base itself when nothing is chosen. */
export function* selectChosen(base: SlotSet, choices: Choices, workspace: Workspace): Steps<SlotSet> {
  const sheet = workspace.takeBuffer(base.count)
  if (choices.isEmpty) return base
  return new SlotSet(yield* selectSlots(base, choices.toFilters(), sheet))
}
