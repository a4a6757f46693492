// Categories by their slug alone: the short address leads to the full one when there is one.
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { View } from '#web/features/product-list/category-view.tsx'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { findCategory } from './find-category.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  findCategory(shopOf(context), params.slug ?? '', url.searchParams)

export async function clientLoader({ serverLoader, params, url }: ClientLoaderFunctionArgs) {
  const shop = promoShop.get()
  if (!shop) return serverLoader<typeof loader>()
  const { findCategory } = await import('./find-category.ts')
  return findCategory(shop, params.slug ?? '', url.searchParams)
}

export default function CategoryPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
