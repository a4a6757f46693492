import type { CallParsed } from '@vitrine/contract/call'
import type {
  assignProducts as assignCall,
  EditedCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { invalidInput } from '#api/errors.ts'
import type { BroughtStores } from '../product/brought-stores.ts'
import { saveProducts } from '../product/save-products.ts'
import { versionOf } from '../record/version-of.ts'
import { readCategory } from './stored-category.ts'

type Wish = CallParsed<typeof assignCall>['body']

/** As if each had been written at its own page. Who puts another one in meanwhile is in nobody's way. */
export async function assignProducts(
  ctx: Context,
  { id, add, remove }: Wish & { id: number },
  stores: BroughtStores,
): Promise<EditedCategory> {
  assertMay(ctx, 'catalog:write')
  const twice = add.findIndex((one) => remove.includes(one))
  if (twice >= 0) throw invalidInput([catalogueFault(`add.${twice}`, 'BOTH_WAYS', { key: 'GIVEN_TWICE' })])
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const { key } = await readCategory(ctx.db, id)
    const stored = await readStoredProducts(ctx.db, [...add, ...remove])
    assertKnown({ add, remove }, new Set(stored.map((one) => one.id)))
    const items = stored.flatMap(({ id: product, record, links }) => {
      const others = record.categoryKeys.filter((one) => one !== key)
      const categories = add.includes(product) ? [...others, key] : others
      if (categories.length === record.categoryKeys.length) return []
      return [{ id: product, version: versionOf(record, links), parts: { categories } }]
    })
    if (items.length > 0) await saveProducts(ctx, items, stores)
    return readCategory(ctx.db, id)
  })
}

function assertKnown(wish: Wish, known: ReadonlySet<number>): void {
  for (const list of ['add', 'remove'] as const) {
    const at = wish[list].findIndex((id) => !known.has(id))
    if (at >= 0) throw invalidInput([catalogueFault(`${list}.${at}`, 'NO_PRODUCT')])
  }
}
