// The long addresses of products, /p/{sku}/{slug}: they lead to the product's own path. What has none stays here.
import { getProduct } from '@vitrine/contract/catalog'
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadProduct } from '#web/features/product/load-product.ts'
import { View } from '#web/features/product/product-view.tsx'
import { carryQuery, withoutChild } from '#web/lib/catalog/carry-query.ts'
import { productPath } from '#web/lib/links.ts'
import { orNotFound } from '#web/lib/not-found.ts'
import { shopOf } from '#web/lib/request-context.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { sku = '', childSku: wanted = url.searchParams.get('childSku') } = params
  const _sourceExclude = FACT_FIELDS.join()
  const find = (one: string) => shop.client.call(getProduct, { query: { sku: one, _sourceExclude } })
  // A variant that is gone leaves the way to its product open.
  const found = await orNotFound(wanted ? find(wanted).catch(() => find(sku)) : find(sku))
  const { product, childSku } = found
  // A variant under its own sku lives at its parent's, chosen. The browser never steps onto the address it left.
  const isElsewhere = product.url_path !== '' || (childSku !== null && sku === childSku)
  const own = carryQuery(productPath(product, childSku ?? undefined), withoutChild(url.searchParams))
  if (isElsewhere) throw redirect(own, 301)
  return loadProduct(shop, found)
}

export default function ProductPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
