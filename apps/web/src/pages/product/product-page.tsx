// The long addresses of products, /p/{sku}/{slug}: they lead to the product's own path. What has none stays here.
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadBody } from '#web/features/product/load-body.ts'
import { View } from '#web/features/product/product-view.tsx'
import { pack, unpack } from '#web/lib/loaded/packed.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { shopOf } from '#web/lib/request-context.ts'
import { findProduct } from './find-product.ts'

export const loader = async ({ context, params, url }: LoaderFunctionArgs) =>
  pack(await findProduct(shopOf(context), params, url.searchParams))

/** Pieces for partners only have an address of this form, too. */
export async function clientLoader({ serverLoader, params, url }: ClientLoaderFunctionArgs) {
  const shop = promoShop.get()
  if (!shop) return (await Promise.all([serverLoader<typeof loader>(), loadBody()]))[0]
  const { findProduct } = await import('./find-product.ts')
  const [found] = await Promise.all([findProduct(shop, params, url.searchParams), loadBody()])
  return pack(found)
}

export default function ProductPage() {
  return <View data={unpack(useLoaderData<typeof loader>())} />
}
