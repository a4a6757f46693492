import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { ImportBusy } from '../problems.ts'
import { aGatedFeed } from '../testing/gated-feed.ts'
import { aFeed, aProduct } from '../testing/small-feed.ts'
import { importCatalogue } from './import-catalogue.ts'

const STUCK = fileURLToPath(new URL('../testing/stuck-import.ts', import.meta.url))

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

type Records = Parameters<typeof importCatalogue>[1]
const take = (records: Records) => importCatalogue(database.db, records, { source: 'test' })

/** What a reader sees in one glance: the generation, and every product with its price. */
async function glance(): Promise<string> {
  const { rows } = await sql<{ seen: string }>`
    select g.current || ': ' || coalesce(string_agg(p.sku || ' ' || coalesce(d.body #>> '{prices,us,price}', '-'), ', '
      order by p.sku), 'nothing') as seen
    from catalogue_generation g
    left join product_document d on d.since <= g.current and (d.until is null or d.until > g.current)
    left join product p using (product_id) group by g.current`.execute(database.db)
  return rows[0]?.seen ?? ''
}

const pricedAt = (us: number) =>
  aFeed({
    changes: Array.from({ length: 40 }, (_, n) => aProduct({ sku: `P${n}`, prices: { priceMinor: { us } } })),
  })

test('a feed that breaks off leaves nothing behind', async () => {
  await take(pricedAt(100))
  const before = await glance()
  async function* broken() {
    yield* pricedAt(200)
    throw new Error('the line is dead')
  }
  await expect(take(broken())).rejects.toThrow('the line is dead')
  expect(await glance()).toBe(before)
  expect((await take(pricedAt(100))).generation).toBeNull()
})

test('a second import at the same time is refused in plain words, and the first goes on', async () => {
  const { feed, reached, open } = aGatedFeed(pricedAt(100))
  const first = take(feed)
  await reached
  await expect(take(pricedAt(200))).rejects.toThrow(ImportBusy)
  open()
  expect((await first).counts.product.created).toBe(45)
})

test('readers see the old catalogue or the new one, never a mix', async () => {
  await take(pricedAt(100))
  const old = await glance()
  const seen: string[] = []
  let isRunning = true
  const { feed, reached, open } = aGatedFeed(pricedAt(200))
  const importing = take(feed).finally(() => {
    isRunning = false
  })
  await reached
  seen.push(await glance())
  open()
  while (isRunning) seen.push(await glance())
  await importing
  const now = await glance()
  expect(now).not.toBe(old)
  expect(seen[0]).toBe(old)
  expect(seen.filter((one) => one !== old && one !== now)).toEqual([])
})

test('an import killed halfway leaves nothing, and the next one is not in its way', async () => {
  await take(pricedAt(100))
  const before = await glance()
  const child = spawn(process.execPath, [STUCK, database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(await glance()).toBe(before)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const report = await vi.waitFor(() => take(pricedAt(200)), { timeout: 60_000, interval: 50 })
  expect(report.counts.product).toMatchObject({ created: 0, updated: 40, retired: 0 })
  const { rows } = await sql`select from product where sku like 'HALF-%'
    union all select from stock_item s where not exists (select from product p where p.product_id = s.product_id)`.execute(
    database.db,
  )
  expect(rows).toEqual([])
})
