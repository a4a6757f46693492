import { mapUrl, type UrlMatch } from '@vitrine/contract/catalog'
import { findAlternates, type StorePaths } from '@vitrine/contract/catalog/addresses'
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { redirect } from 'react-router'
import { loadContent } from '#web/features/content/load-content.ts'
import { loadProduct } from '#web/features/product/load-product.ts'
import { loadCategory } from '#web/features/product-list/load/load-category.ts'
import { encodePath } from '#web/lib/links.ts'
import { notFound } from '#web/lib/not-found.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { ownAddress } from './own-address.ts'

/** What the shop has at this path, with all its view needs; in promo mode the browser asks it the same way. */
export async function findAt(shop: ShopRequest, path: string, query: URLSearchParams) {
  const sku = query.get('childSku') || undefined
  const match =
    path &&
    (await shop.client.call(mapUrl, {
      body: {
        url: `/${shop.store.code}/${encodePath(path)}`,
        filters: { sku },
        excludeFields: [...FACT_FIELDS],
      },
    }))
  if (!match) throw notFound()
  const elsewhere = ownAddress(match, { path, query })
  if (elsewhere) throw redirect(elsewhere, 301)
  const [view, paths] = await Promise.all([load(shop, match, query), alternatesOf(shop, match)])
  return { ...view, paths }
}

async function load(shop: ShopRequest, match: UrlMatch, query: URLSearchParams) {
  switch (match._type) {
    case 'category':
      return { kind: 'category' as const, data: await loadCategory(shop, { category: match._source, query }) }
    case 'product':
      return {
        kind: 'product' as const,
        data: await loadProduct(shop, { product: match._source, childSku: match.childSku ?? null }),
      }
    case 'cms_page':
      return { kind: 'content' as const, data: await loadContent(shop, match._source.identifier) }
    case 'redirect':
      throw redirect(match._source.target, match._source.code)
  }
}

/** The same thing in the other stores; a page without them is found all the same. */
async function alternatesOf(shop: ShopRequest, match: UrlMatch): Promise<StorePaths> {
  if (match._type === 'redirect' || match._type === 'cms_page') return {}
  try {
    const query = { type: match._type, id: match._source.id }
    return (await shop.client.call(findAlternates, { query })).paths
  } catch (error) {
    shop.log(error)
    return {}
  }
}
