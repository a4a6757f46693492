// A set is one top and one bottom of a partner's own pieces; there is no other kind.
import type { Slot } from './slots.ts'

export const SET_TYPE = 'top+bottom'

export type SetPart = { id: number; type_type: Slot }

export type Pair = { top: number; bottom: number }

/** What can be saved; else what is wrong with it. */
export function pairOf(parts: readonly SetPart[]): Pair | 'incomplete' | 'not_for_sets' | 'type_chosen' {
  if (parts.length !== 2) return 'incomplete'
  if (parts.some(({ type_type }) => type_type !== 'top' && type_type !== 'bottom')) return 'not_for_sets'
  const top = parts.find(({ type_type }) => type_type === 'top')
  const bottom = parts.find(({ type_type }) => type_type === 'bottom')
  return top && bottom ? { top: top.id, bottom: bottom.id } : 'type_chosen'
}
