import { getProduct } from '@vitrine/contract/catalog'
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { redirect } from 'react-router'
import { loadProduct } from '#web/features/product/load-product.ts'
import { carryQuery, withoutChild } from '#web/lib/catalog/carry-query.ts'
import { productPath } from '#web/lib/links.ts'
import { orNotFound } from '#web/lib/not-found.ts'
import type { ShopRequest } from '#web/lib/request-context.ts'

type Asked = { sku?: string | undefined; childSku?: string | undefined }

/** The piece of this sku; in promo mode the browser asks for it the same way. */
export async function findProduct(shop: ShopRequest, asked: Asked, query: URLSearchParams) {
  const { sku = '', childSku: wanted = query.get('childSku') } = asked
  const _sourceExclude = FACT_FIELDS.join()
  const find = (one: string) => shop.client.call(getProduct, { query: { sku: one, _sourceExclude } })
  // A variant that is gone leaves the way to its product open.
  const found = await orNotFound(wanted ? find(wanted).catch(() => find(sku)) : find(sku))
  const { product, childSku } = found
  // A variant under its own sku lives at its parent's, chosen. The browser never steps onto the address it left.
  const isElsewhere = product.url_path !== '' || (childSku !== null && sku === childSku)
  const own = carryQuery(productPath(product, childSku ?? undefined), withoutChild(query))
  if (isElsewhere) throw redirect(own, 301)
  return loadProduct(shop, found)
}
