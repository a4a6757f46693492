import { renderList } from '@vitrine/contract/catalog/prices'
import type { Product } from '@vitrine/domain/catalog/product'
import { pricedSkus, withCurrentPrices } from '#web/lib/catalog/current-prices.ts'
import { createShopClient } from '#web/lib/shop-client.ts'

/** No answer is an empty one: the clock still tells which promotions are over. */
export async function askPrices(product: Product, storeCode: string): Promise<Product> {
  const query = { skus: pricedSkus(product).join(',') }
  const { items } = await createShopClient({ storeCode })
    .call(renderList, { query })
    .catch(() => ({ items: [] }))
  return withCurrentPrices(product, items, new Date().toISOString())
}
