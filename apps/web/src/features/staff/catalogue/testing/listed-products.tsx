import type { ListedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { ProductFacet } from '@vitrine/contract/catalog/editing/products'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CatalogueView } from '../catalogue-view.tsx'
import { THERE } from './edited-product.tsx'

const NO_FACETS: Record<ProductFacet, number> = {
  ...{ sold_out: 0, few_left: 0, text_missing: 0, no_picture: 0, hidden: 0, reduced: 0 },
}

export const aListedProduct = (id: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  ...{ id, sku: `CAP-${id}`, type: 'simple', version: `v${id}`, name: `Cap ${id}`, brand: 'Nord' },
  ...{ picture: null, status: 1, visibility: 4, flags: [], variants: 0, stock: 5, low_variants: 0 },
  ...{ price: 20, special_price: null, is_from: false, lowest_30_days: 18, text_states: THERE },
  ...more,
})

/** A catalogue of as many products as a test says, read page by page. */
export function catalogueDesk(products: ListedProduct[] = [aListedProduct(1), aListedProduct(2)]) {
  const shop = scriptedEngine()
  const desk = { shop, products, facets: NO_FACETS, open, queries, saved }
  shop.client.script['catalog.edit.list'] = ({ query }) => {
    const { page = 1, size = 50 } = query as { page?: number; size?: number }
    return {
      items: desk.products.slice((page - 1) * size, page * size),
      total: desk.products.length,
      counts: { products: desk.products.length, variants: 3, facets: desk.facets },
    }
  }
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
  async function open(search = '', store = 'us') {
    const opened = await openPage(<CatalogueView />, { shop, store, address: `/admin/catalogue${search}` })
    await settled()
    return opened
  }
  const inputs = (call: string) => shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input)
  /** What was asked for, in turn. */
  function queries() {
    return inputs('catalog.edit.list').map((input) => input?.query)
  }
  function saved() {
    return inputs('catalog.edit.save').map((input) => input?.body as { items: object[] })
  }
  return desk
}
