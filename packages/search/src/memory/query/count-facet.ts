import type { FacetCount, SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SlotSet } from '../columns/slot-set.ts'
import type { TermColumn } from '../columns/term-column.ts'
import type { Steps } from '../steps.ts'
import type { Choices } from './choices.ts'
import type { Found } from './found.ts'

type Facet = SearchRequest['facets'][number]

/** Values of the field, the most frequent first and equal counts by value, counted without the field's own choice. */
export function* countFacet(catalogue: Catalogue, found: Found, { field, size }: Facet): Steps<FacetCount[]> {
  const column = catalogue.terms.get(field)
  if (!column) return []
  const counts = yield* found.without(field, `facet ${field}`, function* (set, others) {
    return mostFrequent(column, yield* countValues(catalogue, set, { field, column, others }))
  })
  return counts.slice(0, Math.max(0, Math.floor(size) || 0)).map((each) => ({ ...each }))
}

type Counting = { field: string; column: TermColumn; others: Choices }

/** With other child fields chosen, only children that satisfy those count. */
function countValues(
  { children }: Catalogue,
  set: SlotSet,
  { field, column, others }: Counting,
): Steps<Uint32Array> {
  const choices = others.ofChildren()
  if (choices.length > 0 && children.fields.has(field)) {
    return children.count(field, column, { set, choices })
  }
  return column.count(set)
}

function mostFrequent({ dictionary }: TermColumn, counts: Uint32Array): FacetCount[] {
  const found: FacetCount[] = []
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] as number
    if (count > 0) found.push({ key: dictionary.values[code] as string, count })
  }
  return found.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}
