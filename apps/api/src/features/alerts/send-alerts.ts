import { findStore } from '@vitrine/domain/store/find-store'
import type { LinkKey } from '#api/access/link-key.ts'
import { storesOf } from '#api/commerce/commerce.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { assortment, type Catalog, type ReadContext } from '#api/features/catalog/index.ts'
import { enqueue } from '#api/features/mail/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { listArrived, takeWaiting } from './alert-queries.ts'
import { findPiece, LEAVE } from './ask-alert.ts'

type Deps = { catalog: Catalog; links: LinkKey }

/** A letter for everybody who waits for what is there again. Run twice, or by two at once, each hears once. */
export async function sendAlerts(ctx: JobContext, { catalog, links }: Deps): Promise<number> {
  const stores = await storesOf(ctx)
  let sent = 0
  for (const { storeId, sku } of await listArrived(ctx.db)) {
    if (ctx.signal.aborted) break
    const store = findStore(stores, storeId)
    if (store) sent += await tellOf(assortment.reading(catalog, { ...ctx, store }), links, sku)
  }
  return sent
}

async function tellOf(ctx: ReadContext, links: LinkKey, sku: string): Promise<number> {
  const piece = await findPiece(ctx, sku).catch(gone)
  if (!piece?.isThere) return 0
  const { name, path, image } = piece
  const { storeId } = ctx.store
  return inTransaction(ctx, async ({ db, now }) => {
    const waiting = await takeWaiting({ db, now }, { storeId, sku })
    for (const { alert_id: id, email: to } of waiting)
      await enqueue(db, 'alerts.back', {
        ...{ to, storeId, name, path, image },
        secret: { leave: links.write(LEAVE, id) },
      })
    return waiting.length
  })
}

/** What the store sells no longer is waited for until the sweep. */
function gone(error: unknown): undefined {
  if (!(error instanceof ShopError) || error.status !== 404) throw error
}
