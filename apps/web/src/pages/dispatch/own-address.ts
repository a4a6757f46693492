import type { UrlMatch } from '@vitrine/contract/catalog'
import { carryQuery, withoutChild } from '#web/lib/catalog/carry-query.ts'
import { categoryPath, productPath } from '#web/lib/links.ts'

type Address = { path: string; query: URLSearchParams }

/**
 * Where the thing found lives, when that is not here: an address of another language, of a variant, or written another
 * way. A variant's own address leads to its product with the variant chosen.
 */
export function ownAddress(match: UrlMatch, { path, query }: Address): string | undefined {
  if (match._type === 'redirect') return carryQuery(match._source.target, query)
  if (match._type === 'category') {
    const { url_path } = match._source
    return url_path && url_path !== path ? carryQuery(categoryPath(match._source), query) : undefined
  }
  if (match._type !== 'product' || !match._source.url_path) return undefined
  const { _source: product, childSku } = match
  const isHere = product.url_path === path
  const isChosen = !childSku || query.get('childSku') === childSku
  if (isHere && isChosen) return undefined
  return carryQuery(productPath(product, childSku ?? undefined), withoutChild(query))
}
