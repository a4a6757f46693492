import type { ListState, PriceChoice } from './list-state.ts'

/** Adds the value, or takes it away; a change of filters starts from the first page. */
export function toggleValue(state: ListState, facet: string, value: string): ListState {
  const before = state.chosen[facet] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value].sort()
  const { [facet]: _, ...others } = state.chosen
  return { ...state, pages: 1, chosen: after.length > 0 ? { ...others, [facet]: after } : others }
}

export function choosePrice(state: ListState, price: PriceChoice | null): ListState {
  return { ...state, pages: 1, price }
}

export function dropText(state: ListState): ListState {
  return { ...state, pages: 1, text: '', sort: state.sort === 'relevance' ? 'recommended' : state.sort }
}

export const clearFilters = (state: ListState): ListState => ({ ...state, pages: 1, chosen: {}, price: null })

export const countFilters = ({ chosen, price }: ListState): number =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, price ? 1 : 0)
