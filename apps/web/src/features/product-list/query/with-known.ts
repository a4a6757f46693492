import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import type { Facet, FacetValue } from './facets.ts'

/**
 * The facets as the whole list has them, counted as the narrowed one says: what would empty the list stays in its place
 * with a zero, so that nothing jumps away under the finger.
 */
export function withKnown(counted: readonly Facet[], known: readonly Facet[]): Facet[] {
  const isKnown = ({ code }: Facet) => known.some((facet) => facet.code === code)
  const extra = counted.filter((facet) => !isKnown(facet) && isChoice(facet))
  return [...known.map((facet) => countedAs(facet, counted)), ...extra]
}

/** One value for everything is no choice. */
const isChoice = (facet: Facet) =>
  facet.look === 'price' || facet.values.length > 1 || facet.values.some(({ isChosen }) => isChosen)

function countedAs(known: Facet, counted: readonly Facet[]): Facet {
  const fresh = counted.find(({ code }) => code === known.code)
  if (known.look === 'price')
    return fresh ?? { ...known, steps: known.steps.map((step) => ({ ...step, count: 0 })) }
  const values = fresh && fresh.look !== 'price' ? fresh.values : []
  const byId = new Map(values.map((value) => [value.id, value]))
  const shown = known.values.map((value): FacetValue => byId.get(value.id) ?? { ...value, count: 0 })
  const ids = new Set(shown.map(({ id }) => id))
  const all = [...shown, ...values.filter(({ id }) => !ids.has(id))]
  if (known.look === 'size' && !known.isOrdered) all.sort((a, b) => compareSizes(a.label, b.label))
  return { ...known, values: all }
}
