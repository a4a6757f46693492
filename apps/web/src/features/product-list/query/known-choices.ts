import type { AttributeMeta } from '@vitrine/contract/catalog'
import type { ListState } from './list-state.ts'

/** Without values the catalogue has no name for: an old link would empty the list, and its chip could only show a number. */
export function knownChoices(state: ListState, metadata: readonly AttributeMeta[]): ListState {
  const isKnown = (code: string, id: string) =>
    metadata.some(
      (one) => one.attribute_code === code && one.options.some(({ value }) => String(value) === id),
    )
  const chosen = Object.entries(state.chosen).flatMap(([code, ids]) => {
    const known = ids.filter((id) => isKnown(code, id))
    return known.length > 0 ? [[code, known] as const] : []
  })
  return { ...state, chosen: Object.fromEntries(chosen) }
}
