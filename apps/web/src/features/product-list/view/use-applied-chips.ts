import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { choosePrice, toggleValue } from '../query/change-list.ts'
import type { Facet } from '../query/facets.ts'
import type { ListState, PriceChoice } from '../query/list-state.ts'

export type AppliedChip = { key: string; name: string; without: ListState }

/** Each chosen value with its name and the list as it would be without it. */
export function useAppliedChips(state: ListState, facets: Facet[]): AppliedChip[] {
  const priceName = usePriceName()
  const chips = Object.entries(state.chosen).flatMap(([code, values]) =>
    values.map((value) => ({
      key: `${code}-${value}`,
      name: nameOf(facets, code, value),
      without: toggleValue(state, code, value),
    })),
  )
  if (!state.price) return chips
  return [...chips, { key: 'price', name: priceName(state.price), without: choosePrice(state, null) }]
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
