// A set is one top and one bottom of a partner's own pieces; there is no other kind.
import { SLOTS, type Slot } from './slots.ts'

export const SET_TYPE = 'top+bottom'

export type SetPart = { id: number; type_type: Slot }
export type KnownSet = { id: number; parts: readonly number[] }

/** Why a piece cannot be chosen beside those that are; said on its tile. */
export type SetBar = { why: 'not_for_sets' | 'type_chosen' } | { why: 'exists'; setId: number }

export function barOf(
  piece: SetPart,
  { chosen, sets }: { chosen: readonly SetPart[]; sets: readonly KnownSet[] },
): SetBar | undefined {
  if (piece.type_type !== 'top' && piece.type_type !== 'bottom') return { why: 'not_for_sets' }
  const others = chosen.filter(({ id }) => id !== piece.id)
  if (others.some(({ type_type }) => type_type === piece.type_type)) return { why: 'type_chosen' }
  const known = others.length > 0 ? setOf([...others, piece], sets) : undefined
  return known && { why: 'exists', setId: known.id }
}

/** The set that is of just these pieces, in whatever order. */
export function setOf<S extends KnownSet>(parts: readonly SetPart[], sets: readonly S[]): S | undefined {
  return sets.find(
    (set) => set.parts.length === parts.length && parts.every(({ id }) => set.parts.includes(id)),
  )
}

export type Pair = { top: number; bottom: number }

/** What can be saved; else what is wrong with it. */
export function pairOf(parts: readonly SetPart[]): Pair | 'incomplete' | 'not_for_sets' | 'type_chosen' {
  if (parts.length !== 2) return 'incomplete'
  if (parts.some(({ type_type }) => type_type !== 'top' && type_type !== 'bottom')) return 'not_for_sets'
  const top = parts.find(({ type_type }) => type_type === 'top')
  const bottom = parts.find(({ type_type }) => type_type === 'bottom')
  return top && bottom ? { top: top.id, bottom: bottom.id } : 'type_chosen'
}

type Shown = SetPart & { is_set: boolean; parts: readonly number[] }

/** Sets first, then what they are of, then tops, bottoms, shoes and the rest (spec accounts §4). */
export function inSetOrder<P extends Shown>(pieces: readonly P[]): P[] {
  const inSets = new Set(pieces.flatMap(({ parts }) => parts))
  const rank = ({ id, is_set, type_type }: P) =>
    is_set ? -1 : (inSets.has(id) ? 0 : SLOTS.length) + SLOTS.indexOf(type_type)
  return pieces.toSorted((a, b) => rank(a) - rank(b))
}
