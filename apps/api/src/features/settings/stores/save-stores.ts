import type { CallParsed } from '@vitrine/contract/call'
import type { StoreTable, saveStoreTable } from '@vitrine/contract/desk/stores'
import { DEFAULT_STORE_CODE } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { waitForCatalogue } from '#api/db/notice/catalogue-lock.ts'
import { noteNewGeneration } from '#api/db/notice/note-catalogue-change.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { selectStores } from './select-stores.ts'
import { writeStores } from './write-stores.ts'

type Changes = CallParsed<typeof saveStoreTable>['body']

/** All or nothing, and every process goes by it; of two who change it, the second is told how it stands. */
export async function saveStores(
  ctx: Context,
  { version, stores }: Changes,
  { lock = lockStores } = {},
): Promise<StoreTable> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    await lock(ctx)
    const before = await selectStores(ctx)
    if (before.version !== version)
      throw new ShopError('CONFLICT', { message: 'CHANGED_MEANWHILE', details: before })
    assertSense(stores)
    await writeStores(ctx.db, stores)
    // Read as every process will read it.
    await loadCommerce(ctx.db)
    const after = await selectStores(ctx)
    if (after.version === before.version) return after
    // Ranges of prices stand in what every process holds of the catalogue.
    if (rangesOf(before) !== rangesOf(after)) await noteNewGeneration(ctx.db, ctx.now())
    await audit(ctx, {
      ...{ may: 'commerce:change', entity: 'store', id: 'stores' },
      ...{ before: flat(before), after: flat(after) },
    })
    return after
  })
}

/** A generation of one's own waits for that of an import. */
async function lockStores({ db }: Context): Promise<void> {
  await waitForCatalogue({ db })
  await sql`lock table store, price_conversion in share row exclusive mode`.execute(db)
}

const rangesOf = ({ stores }: StoreTable) => JSON.stringify(stores.map(({ price_ranges }) => price_ranges))

/** By store, so that the audit tells those that changed. */
const flat = ({ stores }: StoreTable): Record<string, unknown> =>
  Object.fromEntries(stores.map(({ code, name: _, currency: __, ...terms }) => [code, terms]))

function assertSense(stores: Changes['stores']): void {
  const named = new Set<string>()
  const problems = stores.flatMap(({ code, open, price_ranges }, at) => [
    ...(named.size < named.add(code).size
      ? []
      : [{ path: `stores.${at}.code`, message: 'stands there twice' }]),
    ...(code === DEFAULT_STORE_CODE && !open
      ? [{ path: `stores.${at}.open`, message: 'must stay open: who asks for no store is led here' }]
      : []),
    ...(price_ranges.some((edge, place) => edge <= (price_ranges[place - 1] ?? 0))
      ? [{ path: `stores.${at}.price_ranges`, message: 'must rise from one to the next' }]
      : []),
  ])
  if (problems.length > 0) throw invalidInput(problems)
}
