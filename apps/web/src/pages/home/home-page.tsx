import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HomeView } from '#web/features/home/home-view.tsx'
import { loadHome } from '#web/features/home/load/load-home.ts'
import { RecentlyViewed } from '#web/lib/recently-viewed/recently-viewed.tsx'
import { shopOf } from '#web/lib/request-context.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(shopOf(context))

export default function HomePage() {
  return (
    <HomeView data={useLoaderData<typeof loader>()}>
      <RecentlyViewed />
    </HomeView>
  )
}
