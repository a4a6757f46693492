import type { WordFilter } from '@vitrine/contract/catalog'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { choosePrice, dropText, toggleValue } from './change-list.ts'
import type { Facet } from './facets.ts'
import type { ListState, PriceChoice } from './list-state.ts'

export const SEARCH_PATH = '/search'
export type AppliedChip = { key: string; name: string; without: ListState }

type AppliedChipsInput = {
  state: ListState
  facets: Facet[]
  path: string
  wordFilters?: readonly WordFilter[]
}

/** Each choice with its name and the list as it would be without it. A search is its text, so it cannot drop that. */
export function useAppliedChips({ state, facets, path, wordFilters = [] }: AppliedChipsInput): AppliedChip[] {
  const t = useT()
  const priceName = usePriceName()
  const chips = Object.entries(state.chosen).flatMap(([code, values]) =>
    values.map((value) => ({
      key: `${code}-${value}`,
      name: nameOf(facets, code, value),
      without: toggleValue(state, code, value),
    })),
  )
  if (state.price)
    chips.push({ key: 'price', name: priceName(state.price), without: choosePrice(state, null) })
  if (state.text && path !== SEARCH_PATH)
    chips.unshift({ key: 'text', name: t('list.textChip', { text: state.text }), without: dropText(state) })
  const words = wordFilters.map(({ field, word, label, without }) => ({
    key: `word-${field}-${word}`,
    name: label,
    without: { ...state, text: without, pages: 1 },
  }))
  return [...words, ...chips]
}

function nameOf(facets: Facet[], code: string, id: string): string {
  const facet = facets.find((one) => one.code === code)
  if (!facet || facet.look === 'price') return id
  const label = facet.values.find((value) => value.id === id)?.label ?? id
  return facet.look === 'size' ? `${facet.label} ${label}` : label
}

export function usePriceName(): (range: PriceChoice) => string {
  const t = useT()
  const price = usePrice()
  return ({ from, to }) => {
    if (!from && to !== undefined) return t('list.priceUnder', { price: price(to) })
    if (to === undefined) return t('list.priceOver', { price: price(from ?? 0) })
    return t('list.priceBetween', { from: price(from ?? 0), to: price(to) })
  }
}
