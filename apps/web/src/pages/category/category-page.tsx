// Categories by their slug alone: the short address leads to the full one when there is one.
import { getCatalog } from '@vitrine/contract/catalog'
import type { Category } from '@vitrine/domain/catalog/product'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { View } from '#web/features/product-list/category-view.tsx'
import { loadCategory } from '#web/features/product-list/load/load-category.ts'
import { notFound, orNotFound } from '#web/lib/not-found.ts'
import { type ShopRequest, shopOf } from '#web/lib/request-context.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const category = await findBySlug(shop, params.slug ?? '')
  if (category.url_path) throw redirect(`/${category.url_path}${url.search}`, 301)
  return loadCategory(shop, { category, query: url.searchParams })
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

export default function CategoryPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
