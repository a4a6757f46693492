import type { SearchRequest } from '@vitrine/search/port'
import { aliasOf } from './fields.ts'

type Boosts = NonNullable<SearchRequest['boosts']>

/**
 * What a store wants to see first among the answers to a text, as its settings say (api-shapes §4.4):
 * `searchScoring: { attributes: { brand: { "12": { weight: 3 } } } }`.
 */
export function boostsOf(settings: Record<string, unknown> | undefined): Boosts {
  const { attributes } = entriesIn(settings?.searchScoring)
  return Object.entries(entriesIn(attributes)).flatMap(([name, values]) =>
    Object.entries(entriesIn(values)).flatMap(([value, scoring]) => {
      const { weight } = entriesIn(scoring)
      return isWeight(weight) ? [{ field: aliasOf(name), value, weight }] : []
    }),
  )
}

function entriesIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isWeight(weight: unknown): weight is number {
  return typeof weight === 'number' && Number.isFinite(weight) && weight > 0
}
