import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HomeView } from '#web/features/home/home-view.tsx'
import { type HomeData, loadHome } from '#web/features/home/load/load-home.ts'
import { type Packed, pack, unpack } from '#web/lib/loaded/packed.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { leftPage, useLeftPage } from '#web/lib/returning/use-left-page.ts'
import { RecentlyViewed } from '#web/recently-viewed/recently-viewed.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => pack(await loadHome(shopOf(context)))

export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  const shop = promoShop.get()
  if (!shop) return leftPage<Packed<HomeData>>(url) ?? serverLoader<typeof loader>()
  const { loadHome } = await import('#web/features/home/load/load-home.ts')
  return pack(await loadHome(shop))
}

const SEEN_BEFORE = <RecentlyViewed />

export default function HomePage() {
  const answer = useLoaderData<typeof loader>()
  useLeftPage(answer)
  return <HomeView data={unpack(answer)}>{SEEN_BEFORE}</HomeView>
}
