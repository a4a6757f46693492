// The long addresses of products, /p/{sku}/{slug}: the same product as at its own path, which search engines are told.
import { getProduct } from '@vitrine/contract/catalog'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadProduct } from '#web/features/product/load-product.ts'
import { View } from '#web/features/product/product-view.tsx'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const sku = params.childSku ?? url.searchParams.get('childSku') ?? params.sku ?? ''
  const found = await orNotFound(shop.client.call(getProduct, { query: { sku } }))
  return loadProduct(shop, found)
}

export default function ProductPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
