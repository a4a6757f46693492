// Catalogue addresses: whatever the shop knows under this path, or the 404 page.
import { mapUrl, type UrlMatch } from '@vitrine/contract/catalog'
import { findAlternates, type StorePaths } from '@vitrine/contract/catalog/addresses'
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { loadContent } from '#web/features/content/load-content.ts'
import { loadMatchedView, matchedView } from '#web/features/matched-views.ts'
import { loadProduct } from '#web/features/product/load-product.ts'
import { loadCategory } from '#web/features/product-list/load/load-category.ts'
import { browserPaths } from '#web/lib/catalog/browser-paths.ts'
import { encodePath } from '#web/lib/links.ts'
import { notFound, orNotFound } from '#web/lib/not-found.ts'
import { type ShopRequest, shopOf } from '#web/lib/request-context.ts'
import { Alternates } from '#web/lib/seo/alternates.tsx'
import { ownAddress } from './own-address.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const found = await orNotFound(findAt(shop, params['*'] ?? '', url.searchParams))
  shop.page.show(found.kind)
  return found
}

async function findAt(shop: ShopRequest, path: string, query: URLSearchParams) {
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

/** Where nothing was a moment ago is not asked again, and a view known by its path comes beside its data. */
export function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  const path = params['*'] ?? ''
  const paths = browserPaths()
  return paths.inTurn(async () => {
    const known = paths.find(path)
    if (known === 'nothing') throw notFound()
    const [found] = await Promise.all([
      serverLoader<typeof loader>().catch((error: unknown) => {
        if (isRouteErrorResponse(error) && error.status === 404) paths.keep(path, 'nothing')
        throw error
      }),
      known && loadMatchedView(known),
    ])
    paths.keep(path, found.kind)
    await loadMatchedView(found.kind)
    return found
  })
}

export default function DispatchPage() {
  const found = useLoaderData<typeof loader>()
  const View = matchedView(found.kind)
  return (
    <>
      <View data={found.data as never} />
      <Alternates paths={found.paths} />
    </>
  )
}
