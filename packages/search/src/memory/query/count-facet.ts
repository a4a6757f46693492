import type { FacetCount } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SlotSet } from '../columns/slot-set.ts'
import type { TermColumn } from '../columns/term-column.ts'
import type { Choices } from './choices.ts'

type Facet = { field: string; size: number }

/** Values of the field among the products, the most frequent first; equal counts by value. */
export function countFacet(catalogue: Catalogue, set: SlotSet, request: { facet: Facet; choices: Choices }) {
  const { field, size } = request.facet
  const column = catalogue.terms.get(field)
  if (!column) return []
  const counts = countValues(catalogue, set, { field, column, choices: request.choices })
  return mostFrequent(column.dictionary.values, counts).slice(0, Math.max(0, Math.floor(size) || 0))
}

type Counting = { field: string; column: TermColumn; choices: Choices }

/** With other child fields chosen, only children that satisfy those count. */
function countValues(catalogue: Catalogue, set: SlotSet, { field, column, choices }: Counting): Uint32Array {
  const { variants } = catalogue
  const others = choices.ofChildren().filter((choice) => choice.field !== field)
  if (others.length > 0 && variants.fields.has(field)) {
    return variants.countMatching({ field, column, choices: others }, set.slots, set.count)
  }
  return set.remember(`facet ${field}`, () => column.count(set.slots, set.count))
}

function mostFrequent(values: readonly string[], counts: Uint32Array): FacetCount[] {
  const found: FacetCount[] = []
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] as number
    if (count > 0) found.push({ key: values[code] as string, count })
  }
  return found.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}
