// What changes a single product while an import is at work on the same one: neither may undo the other.
import { getProduct, postCatalog } from '@vitrine/contract/catalog'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aGatedFeed } from '#api/features/imports/testing/gated-feed.ts'
import { judgeReview } from '#api/features/reviews/index.ts'
import { aContext } from '#api/testing/test-context.ts'

/** A busy machine takes its time over an import. */
const PATIENT = { timeout: 60_000, interval: 50 }

let shop: Boutique
beforeEach(async () => {
  shop = await openBoutique({ listens: true })
})
afterEach(() => shop.close())

/** The dress under a new name and the cap at a new price. */
const FEED = boutique([
  aProduct('DRESS', {
    type: 'configurable',
    texts: { en: { name: 'Silk dress' } },
    axes: ['color', 'size'],
    childSkus: ['DRESS-red-s', 'DRESS-red-m', 'DRESS-navy-s'],
  }),
  aProduct('CAP', { prices: { priceMinor: { us: 3300 } } }),
])
const client = () => shop.api.clientFor({ store: 'us' })
const dress = async () => (await client().call(getProduct, { query: { sku: 'DRESS' } })).product

async function approvePending() {
  const { db } = shop.database
  const row = await db
    .selectFrom('review')
    .select('review_id')
    .where('status', '=', 2)
    .executeTakeFirstOrThrow()
  const ctx = aContext(db, { actor: { kind: 'system', job: 'command:review' } })
  await judgeReview(ctx, { id: row.review_id, status: 1 })
}

async function sellOutCap() {
  const { db } = shop.database
  await shop.setStock('CAP', 0)
  await db
    .insertInto('catalogue_change')
    .values({ product_id: await shop.idOf('CAP') })
    .execute()
  await sql`select pg_notify('catalogue', '')`.execute(db)
}

async function expectBoth() {
  await vi.waitFor(
    async () =>
      expect(await dress()).toMatchObject({ name: 'Silk dress', rating: { average: 3.5, count: 4 } }),
    PATIENT,
  )
  const searchQuery = { _appliedFilters: [{ attribute: 'stock.is_in_stock', value: { eq: false } }] }
  await vi.waitFor(async () => {
    const { items } = await client().call(postCatalog, { body: { searchQuery } as never })
    expect(items.find(({ sku }) => sku === 'CAP')).toMatchObject({ price_incl_tax: 33, stock: { qty: 0 } })
  }, PATIENT)
}

test('an approval and a sale while the feed is read', async () => {
  const { feed, reached, open } = aGatedFeed(FEED)
  const importing = shop.takeIn(feed)
  await reached
  await Promise.all([approvePending(), sellOutCap()])
  expect(await dress()).toMatchObject({ name: 'Linen dress', rating: { count: 4 } })
  open()
  await importing
  await expectBoth()
})

test('an approval and a sale when all documents are made and nothing is committed yet', async () => {
  const { db } = shop.database
  await sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(77); return null; end $$`.execute(db)
  await sql`create trigger wait_for_test after insert on product_document execute function wait_for_test()`.execute(
    db,
  )
  await sql`alter table product_document enable always trigger wait_for_test`.execute(db)
  await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(77)`.execute(holder)
    const importing = shop.takeIn(FEED)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
      expect(rows).toHaveLength(1)
    }, PATIENT)
    await Promise.all([approvePending(), sellOutCap()])
    expect(await dress()).toMatchObject({ name: 'Linen dress', rating: { count: 4 } })
    await sql`select pg_advisory_unlock(77)`.execute(holder)
    await importing
  })
  await expectBoth()
})
