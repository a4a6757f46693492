// Categories by their slug alone: the short address leads to the full one when there is one.
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { View } from '#web/features/product-list/category-view.tsx'
import { pack, unpack } from '#web/lib/loaded/packed.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { findCategory } from './find-category.ts'

export const loader = async ({ context, params, url }: LoaderFunctionArgs) =>
  pack(await findCategory(shopOf(context), params.slug ?? '', url.searchParams))

export async function clientLoader({ serverLoader, params, url }: ClientLoaderFunctionArgs) {
  const shop = promoShop.get()
  if (!shop) return serverLoader<typeof loader>()
  const { findCategory } = await import('./find-category.ts')
  return pack(await findCategory(shop, params.slug ?? '', url.searchParams))
}

export default function CategoryPage() {
  return <View data={unpack(useLoaderData<typeof loader>())} />
}
