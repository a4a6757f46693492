import { toMinor } from '@vitrine/domain/money/money'
import { findStore } from '@vitrine/domain/store/find-store'
import { judgeWish, type Verdict } from '@vitrine/domain/wishlist/judge-wish'
import { sql } from 'kysely'
import type { LinkKey } from '#api/access/link-key.ts'
import { storesOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { assortment, type Catalog, type ReadContext } from '#api/features/catalog/index.ts'
import { enqueue } from '#api/features/mail/index.ts'
import type { JobContext } from '#api/jobs/job.ts'
import { LEAVE_NOTES } from './set-notes.ts'

type Deps = { catalog: Catalog; links: LinkKey }
type Reader = { customer_id: number; store_id: number; email: string }
const AT_ONCE = 200

/** One letter for who wished for letters, with all that is new since the last look. Run twice, it is told once. */
export async function noteWishes(ctx: JobContext, deps: Deps): Promise<number> {
  let sent = 0
  let after = 0
  while (!ctx.signal.aborted) {
    const readers = await listReaders(ctx, after)
    for (const reader of readers) {
      if (ctx.signal.aborted) return sent
      if (await note(ctx, deps, reader)) sent += 1
    }
    after = readers.at(-1)?.customer_id ?? after
    if (readers.length < AT_ONCE) return sent
  }
  return sent
}

async function listReaders({ db }: Context, after: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select w.customer_id, w.notes_store_id as store_id, c.email from wishlist w join customer c using (customer_id)
    where w.notes_store_id is not null and c.email is not null and c.enabled and w.customer_id > ${after}
    order by w.customer_id limit ${AT_ONCE}`.execute(db)
  return rows
}

async function note(ctx: JobContext, { catalog, links }: Deps, reader: Reader): Promise<boolean> {
  const store = findStore(await storesOf(ctx), reader.store_id)
  if (!store) return false
  const reading = assortment.reading(catalog, { ...ctx, store })
  return inTransaction(reading, async (ctx) => {
    // Whoever leaves meanwhile waits for this, or this finds that they have left.
    if (!(await holdList(ctx, reader))) return false
    const news = await takeNews({ ...reading, ...ctx }, reader.customer_id)
    if (news.length === 0) return false
    await enqueue(ctx.db, 'wishlist.notes', {
      ...{ to: reader.email, storeId: reader.store_id, news },
      secret: { leave: links.write(LEAVE_NOTES, reader.customer_id) },
    })
    return true
  })
}

async function holdList({ db }: Context, { customer_id, store_id }: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('wishlist')
    .select('customer_id')
    .where('customer_id', '=', customer_id)
    .where('notes_store_id', '=', store_id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Judged and noted with the list locked: of two jobs at once, the second finds nothing new. */
async function takeNews(ctx: ReadContext, owner: number) {
  const items = await ctx.db
    .selectFrom('wishlist_item')
    .select(['sku', 'price_minor', 'currency_code', 'told_minor', 'was_out'])
    .where('customer_id', '=', owner)
    .orderBy('added_at', 'desc')
    .execute()
  const skus = items.map(({ sku }) => sku)
  const cards = new Map((await assortment.bySku(ctx, skus)).map((card) => [card.sku, card]))
  const news = []
  for (const { sku, currency_code, price_minor, told_minor, was_out } of items) {
    const card = cards.get(sku)
    if (!card) continue
    const watched = { priceMinor: price_minor, toldMinor: told_minor, wasOut: was_out }
    const price = toMinor(card.price_incl_tax)
    const isSame = currency_code === ctx.store.currencyCode
    const now = { priceMinor: isSame ? price : null, isInStock: card.stock.is_in_stock }
    const verdict = judgeWish(watched, now)
    if (verdict.next) await keep(ctx, { owner, sku, next: verdict.next })
    if (verdict.isCheaper || verdict.isBack)
      news.push({
        ...{ name: card.name, path: card.url_path, image: card.image, price: card.price_incl_tax },
        ...{ isBack: verdict.isBack, isCheaper: verdict.isCheaper },
      })
  }
  return news
}

type Noted = { owner: number; sku: string; next: NonNullable<Verdict['next']> }

async function keep({ db }: Context, { owner, sku, next }: Noted): Promise<void> {
  await db
    .updateTable('wishlist_item')
    .set({ told_minor: next.toldMinor, was_out: next.wasOut })
    .where('customer_id', '=', owner)
    .where('sku', '=', sku)
    .execute()
}
