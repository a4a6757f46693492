import { SlotSet } from '../columns/slot-set.ts'
import type { Choices } from './choices.ts'
import type { Filter } from './conditions/filter.ts'

/** Slots of `base` that pass every filter, starting from whichever list is shortest. */
export function selectSlots(
  base: SlotSet,
  filters: readonly Filter[],
): { slots: Uint32Array; count: number } {
  const narrowest = filters.reduce<Filter | undefined>(
    (best, filter) => (filter.list && filter.reach < (best?.reach ?? base.count) ? filter : best),
    undefined,
  )
  const slots = narrowest?.list?.() ?? base.slots.slice()
  let count = slots.length
  if (narrowest) count = base.keep(slots, count)
  for (const filter of filters) {
    if (filter !== narrowest) count = filter.keep(slots, count)
  }
  return { slots, count }
}

/** Slots of `base` that satisfy the choices; the base itself when nothing is chosen. */
export function selectChosen(base: SlotSet, choices: Choices): SlotSet {
  if (choices.isEmpty) return base
  const { slots, count } = selectSlots(base, choices.toFilters())
  return new SlotSet(slots.subarray(0, count))
}
