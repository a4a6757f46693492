import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadSearch, type SearchData } from '#web/features/product-list/load/load-search.ts'
import { SearchView } from '#web/features/product-list/search-view.tsx'
import { SearchIdeas } from '#web/features/search/search-ideas.tsx'
import { type Packed, pack, unpack } from '#web/lib/loaded/packed.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { leftPage, useLeftPage } from '#web/lib/returning/use-left-page.ts'

export const loader = async ({ context, url }: LoaderFunctionArgs) =>
  pack(await loadSearch(shopOf(context), url.searchParams))

export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  const shop = promoShop.get()
  if (!shop) return leftPage<Packed<SearchData>>(url) ?? serverLoader<typeof loader>()
  const { loadSearch } = await import('#web/features/product-list/load/load-search.ts')
  return pack(await loadSearch(shop, url.searchParams))
}

const IDEAS = <SearchIdeas />

export default function SearchPage() {
  const answer = useLoaderData<typeof loader>()
  useLeftPage(answer)
  return <SearchView data={unpack(answer)} ideas={IDEAS} />
}
