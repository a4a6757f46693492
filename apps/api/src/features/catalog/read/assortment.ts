// The whole assortment of one store, page by page, for those who publish it.
import { dialectOf } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'
import { sql } from 'kysely'
import { listRules } from '#api/features/catalog/read/public-rules.ts'
import { readBodies } from '../snapshot/load/read-bodies.ts'
import { getProduct } from './get-product.ts'
import { listCategorized } from './list-categorized.ts'
import { type ReadContext, readingOf } from './read-context.ts'
import { type FullProduct, readFullProducts } from './read-products.ts'

type Stretch = { from: number; size: number }
type ProductAddress = { path: string; images: string[]; changedAt: Date }

const PAGE = 500
/** Whole documents are ten times an address. */
const WHOLE_PAGE = 100
const IDS_AT_ONCE = 5_000

/** How many products a reader of the store can find. */
async function countListed(ctx: ReadContext): Promise<number> {
  return (await ask(ctx, { from: 0, size: 0 })).total
}

async function* walkAddresses(ctx: ReadContext, stretch: Stretch): AsyncGenerator<ProductAddress[]> {
  for await (const ids of walkIds(ctx, stretch, PAGE)) {
    const dates = await readDates(ctx, ids)
    const bodies = await readBodies(ctx, ids)
    yield [...bodies.values()].flatMap((body) => {
      const path = textIn(body.texts, dialectOf(ctx.store))?.urlPath
      const changedAt = dates.get(body.id)
      if (!path || changedAt === undefined) return []
      const images = body.media.filter(({ kind }) => kind === 'image').map((one) => one.path)
      return [{ path, images, changedAt }]
    })
  }
}

async function* walkProducts(ctx: ReadContext): AsyncGenerator<FullProduct[]> {
  const all = { from: 0, size: Number.MAX_SAFE_INTEGER }
  for await (const ids of walkIds(ctx, all, WHOLE_PAGE)) {
    yield [...(await readFullProducts(ctx, ids)).values()]
  }
}

async function* walkIds(ctx: ReadContext, { from, size }: Stretch, page: number): AsyncGenerator<number[]> {
  for (let at = from; at < from + size; at += IDS_AT_ONCE) {
    const { hits } = await ask(ctx, { from: at, size: Math.min(IDS_AT_ONCE, from + size - at) })
    const ids = hits.map(({ id }) => id)
    for (let start = 0; start < ids.length; start += page) yield ids.slice(start, start + page)
    if (hits.length < IDS_AT_ONCE) return
  }
}

function ask(ctx: ReadContext, stretch: Stretch) {
  const { snapshot, store } = ctx
  return snapshot.engine.answer({
    ...stretch,
    store: store.code,
    language: store.language,
    base: listRules(ctx),
    selected: [],
    facets: [],
    sort: [{ field: 'id', direction: 'asc' }],
  })
}

async function readDates({ db, snapshot }: ReadContext, ids: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; changed_at: Date }>`
    select product_id as id, changed_at from product_document where product_id = any(${ids})
      and since <= ${snapshot.generation} and (until is null or until > ${snapshot.generation})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.changed_at]))
}

/** For a reader of one store, as `reading` makes one: how many products it can find, where they stand, what they are, all or some by sku, one of them whole. */
export const assortment = {
  reading: readingOf,
  count: countListed,
  addresses: walkAddresses,
  products: walkProducts,
  bySku: listCategorized,
  find: getProduct,
}
