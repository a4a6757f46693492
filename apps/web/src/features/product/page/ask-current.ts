import { renderList } from '@vitrine/contract/catalog/prices'
import type { ShopClient } from '@vitrine/contract/client'
import { listStock } from '@vitrine/contract/stock'
import type { Product } from '@vitrine/domain/catalog/product'
import { pricedSkus, withCurrentPrices } from '#web/lib/catalog/current/current-prices.ts'
import { stockedSkus, withCurrentStock } from '#web/lib/catalog/current/current-stock.ts'

/** No answer is an empty one: the clock still tells which promotions are over, and the stock stays as it was told. */
export async function askCurrent(product: Product, client: ShopClient): Promise<Product> {
  const [prices, stock] = await Promise.all([askPrices(client, product), askStock(client, product)])
  return withCurrentStock(withCurrentPrices(product, prices, new Date().toISOString()), stock)
}

async function askPrices(client: ShopClient, product: Product) {
  const query = { skus: pricedSkus(product).join(',') }
  const { items } = await client.call(renderList, { query }).catch(() => ({ items: [] }))
  return items
}

async function askStock(client: ShopClient, product: Product) {
  const answers = stockedSkus(product).map((skus) =>
    client.call(listStock, { query: { skus: skus.join(',') } }).catch(() => []),
  )
  return (await Promise.all(answers)).flat()
}
