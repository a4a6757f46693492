import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { useClient } from '#web/engine/use-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { type CatalogueWish, queryOf } from './use-catalogue.ts'

/** As many rows as one answer holds: a file has all the filters match. */
const FILE_PAGE = 100

export function useCatalogueFilePage(wish: CatalogueWish) {
  const client = useClient()
  const { language } = useStore()
  return async (page = 1) => {
    const query = { ...queryOf(wish, language), page, size: FILE_PAGE }
    const { items, total } = await client.call(listEditedProducts, { query })
    return { items, next: page * FILE_PAGE < total ? page + 1 : null }
  }
}

export const rowsOf = (products: readonly ListedProduct[]): (string | number)[][] => [
  ['sku', 'type', 'name', 'brand', 'stock', 'price', 'special_price', 'lowest_30_days', 'status', 'flags'],
  ...products.map((one) =>
    [
      ...[one.sku, one.type, one.name, one.brand, one.stock, one.price, one.special_price],
      ...[one.lowest_30_days, one.status, one.flags.join(' ')],
    ].map((value) => value ?? ''),
  ),
]
