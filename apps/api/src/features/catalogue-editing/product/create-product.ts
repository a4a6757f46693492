import type { CallParsed } from '@vitrine/contract/call'
import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { createProduct as createCall } from '@vitrine/contract/catalog/editing/products'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { FIRST_UNAVAILABLE_STATUS } from '@vitrine/domain/catalog/standing'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { invalidInput } from '#api/errors.ts'
import { auditEdits } from './audit-edits.ts'
import type { BroughtStores } from './brought-stores.ts'
import { editStock } from './edit-stock.ts'
import { getProduct } from './get-product.ts'
import { type Edited, writeProductEdits } from './write-product-edits.ts'

type Wish = CallParsed<typeof createCall>['body']

/** It is not on sale until somebody says so. */
export async function createProduct(
  ctx: Context,
  { sku, type, parts, stock }: Wish,
  stores: BroughtStores,
): Promise<EditedProduct> {
  assertMay(ctx, 'catalog:write')
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    await assertNew(ctx, sku)
    const before = { id: 0, record: emptyRecord(sku, type), links: [] }
    const edited: Edited[] = [
      { path: 'parts', before, parts: { status: FIRST_UNAVAILABLE_STATUS, ...parts } },
    ]
    const [id = 0] = await writeProductEdits(ctx, edited, stores)
    if (stock) await editStock(ctx.db, [{ id, edit: { ...stock, was: null } }])
    const after = await readStoredProducts(ctx.db, [id])
    const edit = stock && { ...stock, was: null }
    await auditEdits(ctx, {
      items: [{ id, parts: { status: FIRST_UNAVAILABLE_STATUS, ...parts }, stock: edit }],
      before: [],
      after,
    })
    return getProduct(ctx, id)
  })
}

const emptyRecord = (sku: string, type: ProductRecord['type']): ProductRecord => ({
  ...{ kind: 'product', sku, type, status: FIRST_UNAVAILABLE_STATUS, visibility: 4, texts: {} },
  ...{ prices: { priceMinor: {} }, attributes: {}, categoryKeys: [], media: [] },
})

async function assertNew({ db }: Context, sku: string): Promise<void> {
  const known = await db.selectFrom('product').select('sku').where('sku', '=', sku).executeTakeFirst()
  if (known) throw invalidInput([catalogueFault('sku', 'SKU_TAKEN', { key: 'GIVEN_TWICE' })])
}
