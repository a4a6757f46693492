// Catalogue addresses: whatever the shop knows under this path, or the 404 page.
import { mapUrl } from '@vitrine/contract/catalog'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadContent } from '#web/features/content/load-content.ts'
import { loadMatchedView, matchedView } from '#web/features/matched-views.ts'
import { loadProduct } from '#web/features/product/load-product.ts'
import { loadCategory } from '#web/features/product-list/load/load-category.ts'
import { notFound, orNotFound } from '#web/lib/not-found.ts'
import { type ShopRequest, shopOf } from '#web/lib/request-context.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const found = await orNotFound(findAt(shop, params['*'] ?? '', url.searchParams))
  shop.page.show(found.kind)
  return found
}

async function findAt(shop: ShopRequest, path: string, query: URLSearchParams) {
  const childSku = query.get('childSku') ?? undefined
  const match = path && (await shop.client.call(mapUrl, { body: { url: path, filters: { sku: childSku } } }))
  if (!match) throw notFound()
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

/** The view's script arrives together with its data, so the change of page is one step. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const found = await serverLoader<typeof loader>()
  await loadMatchedView(found.kind)
  return found
}

export default function DispatchPage() {
  const { kind, data } = useLoaderData<typeof loader>()
  const View = matchedView(kind)
  return <View data={data as never} />
}
