import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { saveProducts as saveCall } from '@vitrine/contract/catalog/editing/products'
import { catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import type { StoredProduct } from '#api/features/imports/index.ts'
import { applyParts, toLinks } from '../record/apply-parts.ts'
import { toParts } from '../record/to-parts.ts'
import { versionOf } from '../record/version-of.ts'
import { auditEdits } from './audit-edits.ts'
import type { BroughtStores } from './brought-stores.ts'
import { editStock } from './edit-stock.ts'
import { type Edited, writeProductEdits } from './write-product-edits.ts'

type Item = CallParsed<typeof saveCall>['body']['items'][number]

/** All of them or none. What somebody else wrote since it was read is told with what it is now (409). */
export async function saveProducts(
  ctx: Context,
  items: readonly Item[],
  stores: BroughtStores,
): Promise<CallReply<typeof saveCall>> {
  assertMay(ctx, 'catalog:write')
  assertOnce(items)
  // What reads HTML comes with it, which a shop that opens does not wait for.
  const { readStoredProducts } = await import('#api/features/imports/index.ts')
  return inTransaction(ctx, async (ctx) => {
    await waitForCatalogue(ctx)
    const ids = items.map(({ id }) => id)
    const stored = new Map((await readStoredProducts(ctx.db, ids)).map((one) => [one.id, one]))
    assertThere(items, stored)
    assertCurrent(items, stored)
    const edited = items.map((item, at): Edited => {
      const before = stored.get(item.id) as StoredProduct
      return { path: `items.${at}.parts`, before, parts: item.parts }
    })
    await saveStock(ctx, items)
    await writeProductEdits(ctx, edited, stores)
    const after = await readStoredProducts(ctx.db, ids)
    await auditEdits(ctx, { items, before: [...stored.values()], after })
    return { items: after.map((one) => saved(one)) }
  })
}

const saved = ({ id, record, links }: StoredProduct) => ({
  id,
  version: versionOf(record, links),
  stock: record.stock?.qty ?? null,
})

function assertOnce(items: readonly Item[]): void {
  const ids = items.map(({ id }) => id)
  const at = ids.findIndex((id, place) => ids.indexOf(id) < place)
  if (at >= 0)
    throw invalidInput([
      catalogueFault(`items.${at}.id`, 'COMES_TWICE', { key: 'GIVEN_TWICE', what: ids[at] ?? 0 }),
    ])
}

function assertThere(items: readonly Item[], stored: ReadonlyMap<number, StoredProduct>): void {
  const at = items.findIndex(({ id }) => !stored.has(id))
  if (at < 0) return
  throw new ShopError('PRODUCT_NOT_FOUND', {
    details: [catalogueFault(`items.${at}.id`, 'NO_PRODUCT')],
  })
}

/** Pieces that were counted care for the pieces alone. */
function assertCurrent(items: readonly Item[], stored: ReadonlyMap<number, StoredProduct>): void {
  const late = items.flatMap((item, at) => {
    const { id, version } = item
    const now = stored.get(id)
    if (!now || !isOfVersion(item) || versionOf(now.record, now.links) === version) return []
    if (isAsWritten(now, item)) return []
    return [{ ...conflictAt(`items.${at}.version`), id, current: toParts(now.record, now.links) }]
  })
  if (late.length > 0) throw new ShopError('CONFLICT', { message: 'PRODUCT_CHANGED', details: late })
}

const isOfVersion = ({ parts, stock }: Item): boolean =>
  Object.keys(parts).length > 0 || stock?.manage_stock !== undefined || stock?.low_stock_qty !== undefined

/** Who never heard that it was saved, and presses again, is nobody's second. */
function isAsWritten({ record, links }: StoredProduct, { parts, stock }: Item): boolean {
  const { manage_stock: manageStock, low_stock_qty: lowStockQty } = stock ?? {}
  const counting = {
    ...(manageStock !== undefined && { manageStock }),
    ...(lowStockQty !== undefined && { lowStockQty }),
  }
  const wanted = { ...applyParts(record, parts), stock: { qty: 0, ...record.stock, ...counting } }
  const wantedLinks = parts.links ? toLinks(record.sku, parts.links) : links
  return versionOf(wanted, wantedLinks) === versionOf(record, links)
}

async function saveStock(ctx: Context, items: readonly Item[]): Promise<void> {
  const changes = items.flatMap(({ id, stock }) => (stock ? [{ id, edit: stock }] : []))
  const late = await editStock(ctx.db, changes)
  if (late.length > 0) {
    const details = late.map(({ id, qty }) => {
      const at = items.findIndex((item) => item.id === id)
      return { ...conflictAt(`items.${at}.stock.was`), id, stock: qty }
    })
    throw new ShopError('CONFLICT', { message: 'STOCK_CHANGED', details })
  }
  await noteCatalogueChange(
    ctx.db,
    changes.map(({ id }) => id),
  )
}

const conflictAt = (path: string) => ({
  path,
  key: 'REFUSED' as const,
  message: 'was changed by somebody else meanwhile',
})
