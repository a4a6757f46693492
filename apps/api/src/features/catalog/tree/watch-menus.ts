import type { CatalogSnapshot } from '#api/features/catalog/snapshot/catalog-snapshot.ts'
import type { Catalog } from '#api/features/catalog/snapshot/create-catalog.ts'
import { countProducts } from './count-products.ts'

/** By these a menu lists its categories. */
const LISTED_BY = [undefined, 'approved_count'] as const

/**
 * Every page has the menu, and is kept by the tags of its own products alone: when a category gets its first product or loses
 * its last, all of them show a menu that is no longer so.
 */
export function watchMenus(catalog: Pick<Catalog, 'snapshot' | 'tell'>) {
  let before: string | undefined
  return {
    /** Whether menus list something else than at the last look; whoever keeps pages is told. */
    async look(): Promise<boolean> {
      const now = await listedNow(catalog.snapshot())
      const hasMoved = before !== undefined && before !== now
      before = now
      if (hasMoved) catalog.tell(['*'])
      return hasMoved
    },
  }
}

async function listedNow(snapshot: CatalogSnapshot): Promise<string> {
  const asked = snapshot.stores.flatMap((store) =>
    LISTED_BY.map((counter) => countProducts(snapshot, store, counter)),
  )
  const counts = await Promise.all(asked)
  const listed = counts.map((one) => [...one].flatMap(([id, count]) => (count > 0 ? [id] : [])))
  return listed.map((ids) => ids.toSorted((a, b) => a - b).join()).join(' ')
}
