import { postCatalog } from '@vitrine/contract/catalog'
import type { Boutique } from './open-boutique.ts'

type Filter = { attribute: string; value: unknown; scope?: string }
type Query = {
  _appliedFilters?: Filter[]
  _availableFilters?: { field: string; scope?: string }[]
  _searchText?: string
  _appliedSort?: object[]
}

/** What a list asks, in the words of a test. */
export function askCatalog(shop: () => Boutique) {
  const ask = (searchQuery: Query, more: object = {}, store = 'us') =>
    shop()
      .api.clientFor({ store })
      .call(postCatalog, { body: { searchQuery, ...more } as never })
  return {
    ask,
    skus: async (searchQuery: Query, more: object = {}) =>
      (await ask(searchQuery, more)).items.map(({ sku }) => sku),
    optionOf: async (code: string, label: string) => {
      const { attributeMetadata } = await ask({ _availableFilters: [{ field: code }] })
      const found = attributeMetadata[0]?.options.find((option) => option.label === label)
      if (!found) throw new Error(`${code} has no option ${label}`)
      return found.value
    },
  }
}

export function filtered(...filters: [attribute: string, value: unknown, scope?: string][]) {
  return { _appliedFilters: filters.map(([attribute, value, scope]) => ({ attribute, value, scope })) }
}

export const byId = { sort: 'id:asc' }
/** The boutique's listed products in the order of their ids. */
export const EVERYONE = ['DRESS', 'CAP', 'BERET', 'STRAW', 'GIFT', 'LISTED', 'FOUND', 'PAIR', 'SET']
