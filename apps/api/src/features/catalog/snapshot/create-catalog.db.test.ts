import { postCatalog, SearchQuerySchema } from '@vitrine/contract/catalog'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { readingOf } from '../read/read-context.ts'
import { searchCatalog } from '../search-catalog.ts'

let shop: Boutique
beforeEach(async () => {
  shop = await openBoutique({ listens: true })
})
afterEach(() => shop.close())

const find = async (filters: object[] = [], more: object = {}) => {
  const searchQuery = { _appliedFilters: filters, _availableFilters: [{ field: 'color' }] }
  const body = { searchQuery, sort: 'id:asc', ...more } as never
  return shop.api.clientFor({ store: 'us' }).call(postCatalog, { body })
}
const bySku = (sku: string) => [{ attribute: 'sku', value: { eq: sku } }]
const announce = async (sku: string) => {
  await shop.database.db
    .insertInto('catalogue_change')
    .values({ product_id: await shop.idOf(sku) })
    .execute()
  await sql`select pg_notify('catalogue', '')`.execute(shop.database.db)
}
const heard = () =>
  new Promise<readonly string[]>((resolve) => {
    const forget = shop.catalog.onChange((tags) => {
      forget()
      resolve(tags)
    })
  })

describe('generations', () => {
  test('an import is heard, and from then on everything is of the new generation', async () => {
    const change = heard()
    await shop.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt cap' } } })]))
    expect(await change).toContain(`P${await shop.idOf('CAP')}`)
    expect(shop.catalog.generation()).toBe(2)
    expect((await find(bySku('CAP'))).items[0]?.name).toBe('Felt cap')
  })

  test('a later one is not shown before its words are read; the first opens without', async () => {
    const steps: string[] = []
    const own = await openBoutique({
      async buildEngine(documents, options) {
        const engine = await buildMemoryEngine(documents, options)
        steps.push('built')
        return {
          ...engine,
          async fork() {
            const fork = await engine.fork?.()
            steps.push('forked')
            return (
              fork && {
                ...fork,
                warmUp: async () => {
                  await fork.warmUp?.()
                  steps.push(`warm beside generation ${own.catalog.generation()}`)
                },
              }
            )
          },
        }
      },
    })
    expect(steps).toEqual(['built'])
    await own.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt cap' } } })]))
    await own.catalog.refresh()
    expect([own.catalog.generation(), ...steps]).toEqual([2, 'built', 'forked', 'warm beside generation 1'])
    await own.close()
  })

  test('a request that began before the import ends on the old catalogue, whole', async () => {
    const before = shop.catalog.snapshot()
    const feed = boutique([
      aProduct('CAP', { texts: { en: { name: 'Felt cap' } }, prices: { priceMinor: { us: 9900 } } }),
      aProduct('STRAW', { status: 2 }),
    ])
    const change = heard()
    await shop.takeIn(feed)
    await change
    // The old snapshot is still held, as by a request under way.
    const ctx = { ...readingOf(shop.catalog, aContext(shop.database.db)), snapshot: before }
    const query = SearchQuerySchema.parse({
      _appliedFilters: [{ attribute: 'sku', value: { in: ['CAP', 'STRAW'] } }],
    })
    const input = { type: 'product' as const, size: 50, from: 0, sort: 'id:asc', query }
    expect((await searchCatalog(ctx, input)).items).toMatchObject([
      { sku: 'CAP', name: 'Wool cap', price_incl_tax: 30 },
      { sku: 'STRAW' },
    ])
    const now = await searchCatalog({ ...ctx, snapshot: shop.catalog.snapshot() }, input)
    expect(now.items).toMatchObject([{ sku: 'CAP', name: 'Felt cap', price_incl_tax: 99 }])
  })

  test('the same feed again moves nobody’s page', async () => {
    const { items } = await find()
    await shop.takeIn(boutique())
    await shop.catalog.refresh()
    expect((await find()).items).toEqual(items)
  })
})

describe('single changes', () => {
  test('a variant that sells out leaves the facets, and the tags name product and categories', async () => {
    await shop.setStock('DRESS-red-m', 0)
    const change = heard()
    await announce('DRESS-red-m')
    const tags = await change
    expect(tags).toContain(`P${await shop.idOf('DRESS')}`)
    expect(tags.filter((tag) => tag.startsWith('C'))).toHaveLength(3)
    const { aggregations, items } = await find(bySku('DRESS'))
    expect(aggregations.agg_terms_color?.buckets).toMatchObject([{ label: 'Navy', doc_count: 1 }])
    expect(items[0]).toMatchObject({ stock: { qty: 2, low_stock: true }, max_price: null })
  })

  test('a sold-out part shows on what is made of it', async () => {
    await shop.setStock('CAP', 1)
    await shop.setStock('STRAW', 0)
    const change = heard()
    await announce('CAP')
    const tags = await change
    expect(tags).toEqual(
      expect.arrayContaining([`P${await shop.idOf('SET')}`, `P${await shop.idOf('PAIR')}`]),
    )
    const sold = await find([{ attribute: 'stock.is_in_stock', value: { eq: false } }])
    expect(sold.items.map(({ sku }) => sku)).toEqual(['BERET', 'SET'])
  })

  test('one committed late, with a lower number, is not missed', async () => {
    const [cap, straw] = [await shop.idOf('CAP'), await shop.idOf('STRAW')]
    const { db } = shop.database
    await sql`insert into catalogue_change (seq, product_id) overriding system value values (900, ${cap})`.execute(
      db,
    )
    await shop.catalog.refresh()
    await shop.setStock('STRAW', 0)
    await sql`insert into catalogue_change (seq, product_id) overriding system value values (899, ${straw})`.execute(
      db,
    )
    await shop.catalog.refresh()
    const { items } = await find([{ attribute: 'in_stock', value: { eq: 0 } }])
    expect(items.map(({ sku }) => sku)).toContain('STRAW')
  })

  test('a process that slept until the changes it missed were swept loads the catalogue anew', async () => {
    const { db } = shop.database
    // A busy listener may bring some of it by itself, at any moment; only a new catalogue is all of it.
    const told: string[] = []
    shop.catalog.onChange((tags) => told.push(...tags))
    await shop.setStock('STRAW', 0)
    await db.updateTable('catalogue_generation').set({ changes_swept_to: 500 }).execute()
    await sql`insert into catalogue_change (seq, product_id) overriding system value
      values (2501, ${await shop.idOf('CAP')})`.execute(db)
    await shop.catalog.refresh()
    await vi.waitFor(() => expect(told).toContain('*'))
    const { items } = await find([{ attribute: 'in_stock', value: { eq: 0 } }])
    expect(items.map(({ sku }) => sku)).toContain('STRAW')
    told.length = 0
    await shop.catalog.refresh()
    expect(told).not.toContain('*')
  })

  test('a sweep while a process reads is not slept through either', async () => {
    const told: string[] = []
    shop.catalog.onChange((tags) => told.push(...tags))
    const cap = await shop.idOf('CAP')
    const { refreshed } = await shop.database.db.transaction().execute(async (tx) => {
      await sql`lock table catalogue_change in access exclusive mode`.execute(tx)
      const refreshed = shop.catalog.refresh()
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks
          where relation = 'catalogue_change'::regclass and not granted`.execute(tx)
        expect(rows).not.toEqual([])
      })
      await tx.updateTable('catalogue_generation').set({ changes_swept_to: 500 }).execute()
      await sql`insert into catalogue_change (seq, product_id) overriding system value
        values (2501, ${cap})`.execute(tx)
      return { refreshed }
    })
    await refreshed
    expect(told).toContain('*')
  })

  test('stock on a tile is of this moment, whatever the engine has heard', async () => {
    await shop.setStock('CAP', 1)
    expect((await find(bySku('CAP'))).items[0]?.stock).toMatchObject({ qty: 1, low_stock: true })
  })
})

describe('the clock', () => {
  test('a promotion that ends moves price, order and filter without any write', async () => {
    expect((await find([{ attribute: 'price', value: { gte: 80 } }])).items.map(({ sku }) => sku)).toEqual([
      'GIFT',
    ])
    shop.setNow('2026-02-01T00:00:00Z')
    await shop.catalog.refresh()
    const dear = await find([{ attribute: 'price', value: { gte: 80 } }])
    expect(dear.items).toMatchObject([
      { sku: 'DRESS', price_incl_tax: 80, old_price: null, sale: false },
      { sku: 'GIFT' },
    ])
  })
})

describe('the life of it', () => {
  test('a lost connection is made again, and what was missed is read', async () => {
    const admin = shop.database.db
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrine listen' and datname = current_database()`.execute(admin)
    await shop.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt cap' } } })]))
    await vi.waitFor(() => expect(shop.catalog.generation()).toBe(2), { timeout: 60_000 })
  })

  test('refreshes asked at once become at most two', async () => {
    await Promise.all(Array.from({ length: 50 }, () => shop.catalog.refresh()))
    expect(shop.catalog.generation()).toBe(1)
  })
})
