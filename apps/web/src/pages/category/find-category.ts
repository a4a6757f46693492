import { getCatalog } from '@vitrine/contract/catalog'
import type { Category } from '@vitrine/domain/catalog/product'
import { redirect } from 'react-router'
import { loadCategory } from '#web/features/product-list/load/load-category.ts'
import { notFound, orNotFound } from '#web/lib/not-found.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'

/** The list of the category of this slug; in promo mode the browser asks for it the same way. */
export async function findCategory(shop: ShopRequest, slug: string, query: URLSearchParams) {
  const category = await findBySlug(shop, slug)
  if (category.url_path) {
    const asked = query.toString()
    throw redirect(`/${category.url_path}${asked && `?${asked}`}`, 301)
  }
  return loadCategory(shop, { category, query })
}

async function findBySlug(shop: ShopRequest, slug: string): Promise<Category> {
  const searchQuery = JSON.stringify({
    _appliedFilters: [{ attribute: 'slug', value: { eq: slug }, scope: 'default' }],
  })
  const page = await orNotFound(
    shop.client.call(getCatalog, { query: { type: 'category', size: 50, searchQuery } }),
  )
  // A name may stand at several places of the tree; the one nearest to the root is meant.
  const [found] = (page.items as unknown as Category[]).sort(
    (a, b) => a.level - b.level || a.position - b.position,
  )
  if (!found) throw notFound()
  return found
}
