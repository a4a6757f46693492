// Catalogue addresses: whatever the shop knows under this path, or the 404 page.
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router'
import { loadWholeView, matchedView } from '#web/features/matched-views.ts'
import { isShopperPath } from '#web/lib/account/shopper-routes.ts'
import { browserPaths } from '#web/lib/catalog/browser-paths.ts'
import { pack, unpack } from '#web/lib/loaded/packed.ts'
import { notFound, orNotFound } from '#web/lib/not-found.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { type ShopRequest, shopOf } from '#web/lib/request-context.ts'
import { KeepAlive } from '#web/lib/returning/keep-alive.tsx'
import { leftPage, useLeftPage } from '#web/lib/returning/use-left-page.ts'
import { Alternates } from '#web/lib/seo/alternates.tsx'
import { findAt } from './find-at.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const found = await orNotFound(findAt(shop, params['*'] ?? '', url.searchParams))
  shop.page.show(found.kind)
  return packed(found)
}

/** Where nothing was a moment ago is not asked again, and a view known by its path comes beside its data. */
export function clientLoader({ serverLoader, params, url }: ClientLoaderFunctionArgs) {
  const path = params['*'] ?? ''
  if (!isShopperPath(path)) throw redirectDocument(url.href)
  const shop = promoShop.get()
  if (shop) return findInPromo(shop, path, url.searchParams)
  const left = leftPage<Awaited<ReturnType<typeof loader>>>(url)
  if (left) return left
  const paths = browserPaths()
  return paths.inTurn(async () => {
    const known = paths.find(path)
    if (known === 'nothing') throw notFound()
    const [found] = await Promise.all([
      serverLoader<typeof loader>().catch((error: unknown) => {
        if (isRouteErrorResponse(error) && error.status === 404) paths.keep(path, 'nothing')
        throw error
      }),
      known && loadWholeView(known),
    ])
    paths.keep(path, found.kind)
    await loadWholeView(found.kind)
    return found
  })
}

/** Here is more than the server's pages know of, and lists are narrower. */
async function findInPromo(shop: ShopRequest, path: string, query: URLSearchParams) {
  const { findAt } = await import('./find-at.ts')
  const found = await orNotFound(findAt(shop, path, query))
  await loadWholeView(found.kind)
  return packed(found)
}

/** Its kind is asked for by the frame, too. */
const packed = (found: Awaited<ReturnType<typeof findAt>>) => ({ kind: found.kind, packed: pack(found) })

export default function DispatchPage() {
  const answer = useLoaderData<typeof loader>()
  useLeftPage(answer)
  const found = unpack(answer.packed)
  const isList = found.kind === 'category'
  return (
    <>
      <KeepAlive data={isList ? found : undefined}>{draw}</KeepAlive>
      {!isList && draw(found)}
      <Alternates paths={found.paths} />
    </>
  )
}

function draw({ kind, data }: Pick<Awaited<ReturnType<typeof findAt>>, 'kind' | 'data'>) {
  const View = matchedView(kind)
  return <View data={data as never} />
}
