import type { CallParsed } from '@vitrine/contract/call'
import type { EditedProduct } from '@vitrine/contract/catalog/editing/edited-product'
import type { createProduct as createCall } from '@vitrine/contract/catalog/editing/products'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { FIRST_UNAVAILABLE_STATUS } from '@vitrine/domain/catalog/standing'
import { assertMay } from '#api/access/assert-may.ts'
import { madeAlready } from '#api/access/made-already.ts'
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
export async function createProduct(ctx: Context, wish: Wish, stores: BroughtStores): Promise<EditedProduct> {
  assertMay(ctx, 'catalog:write')
  const { sku, type, parts, stock } = wish
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const made = await findMade(ctx, wish)
    if (made !== undefined) return getProduct(ctx, made)
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
      wish,
    })
    return getProduct(ctx, id)
  })
}

const emptyRecord = (sku: string, type: ProductRecord['type']): ProductRecord => ({
  ...{ kind: 'product', sku, type, status: FIRST_UNAVAILABLE_STATUS, visibility: 4, texts: {} },
  ...{ prices: { priceMinor: {} }, attributes: {}, categoryKeys: [], media: [] },
})

/** The one whose answer was lost; any other of its number is in the way. */
async function findMade(ctx: Context, wish: Wish): Promise<number | undefined> {
  const { sku } = wish
  const known = await ctx.db
    .selectFrom('product')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirst()
  if (!known) return undefined
  if (await madeAlready(ctx, { entity: 'product', id: sku, wish })) return known.product_id
  throw invalidInput([catalogueFault('sku', 'SKU_TAKEN', { key: 'GIVEN_TWICE' })])
}
