// The products a main category shows of itself; asked by the server for the first one, by the browser for the others.
import { listProducts, postCatalog } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { BESTSELLERS, productQuery } from '#web/lib/catalog/product-query.ts'

export type MainPlace = {
  id: number
  name: string
  path: string
  count: number
  ids: number[]
  topSkus: string[]
}

/** Spec §9: 12 of a main category, 18 when the editor chose some. */
const SIZE = 12
const SIZE_WITH_CHOSEN = 18

export async function loadPlace(client: ShopClient, { ids, topSkus }: MainPlace): Promise<ProductCard[]> {
  const size = topSkus.length > 0 ? SIZE_WITH_CHOSEN : SIZE
  const body = productQuery({ scope: { categoryIds: ids }, sort: BESTSELLERS, size })
  const [chosen, sold] = await Promise.all([
    topSkus.length > 0 ? client.call(listProducts, { query: { skus: topSkus.join(',') } }) : { items: [] },
    client.call(postCatalog, { body }),
  ])
  const first = new Set(chosen.items.map(({ id }) => id))
  return [...chosen.items, ...sold.items.filter(({ id }) => !first.has(id))].slice(0, size)
}
