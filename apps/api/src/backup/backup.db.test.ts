import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { createDatabase } from '#api/db/client.ts'
import { DatabaseNewer } from '#api/db/migrate.ts'
import { auditBooks } from '#api/features/orders/audit-books.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'
import { createTestDatabase } from '#api/testing/test-database.ts'
import { dumpDatabase } from './dump-database.ts'
import { DatabaseInUse, loadDatabase } from './load-database.ts'
import { fileOf, type Manifest } from './manifest.ts'

const shop = openOrderShop()
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
  ends.push(() => rm(folder, { recursive: true }))
  return folder
}

/** The database of another shop, which nobody has open. */
async function anotherDatabase(): Promise<string> {
  const { db, connectionString, drop } = await createTestDatabase()
  ends.push(drop)
  await db.destroy()
  return connectionString
}

const addressOf = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db())
  return inject('postgresUrl').replace(/\/postgres$/, `/${rows[0]?.name}`)
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
    .query<Row>(question)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
const ordersIn = (url: string) => ask(url, 'select number from shop_order order by number')

async function aBackup() {
  const folder = await aFolder()
  return { folder, manifest: await dumpDatabase(await addressOf(), folder) }
}

/** One with an order, and a database it was brought back into, which those who fail at it leave as it is. */
async function bringBack() {
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
  await buy()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
  const backup = { folder, manifest: await dumpDatabase(await addressOf(), folder) }
  const { db, connectionString: copy, drop } = await createTestDatabase()
  await db.destroy()
  await loadDatabase(copy, backup)
  lastEnds.push(drop, () => rm(folder, { recursive: true }))
  return { backup, copy }
}
let brought: ReturnType<typeof bringBack> | undefined
const lastEnds: (() => Promise<unknown>)[] = []
const broughtBack = () => (brought ??= bringBack())
afterAll(async () => {
  for (const end of lastEnds) await end()
})
const contentsOf = async ({ folder, manifest }: { folder: string; manifest: Manifest }) =>
  Object.fromEntries(
    await Promise.all(
      manifest.tables.map(async (table) => [table.name, await readFile(join(folder, fileOf(table)), 'utf8')]),
    ),
  )

test('a backup made while a crowd buys is of one moment: its books balance, and no order from before it is missing', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 40 }, () => aBuyer(shop.store(), [{ sku: 'SOCK', qty: 1 }])),
  )
  const before = await Promise.all(buyers.splice(0, 10).map(({ buy }) => buy()))
  const [backup] = await Promise.all([aBackup(), ...buyers.map(({ buy }) => buy())])
  const copy = await anotherDatabase()
  await loadDatabase(copy, backup)
  const orders = await ordersIn(copy)
  expect(orders.length).toBeGreaterThanOrEqual(before.length)
  for (const { orderNumber: number } of before) expect(orders).toContainEqual({ number })
  await expectBalance(copy)
})

test('brought back it is the same, row for row, and counts on where it stood', async () => {
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 2 }])
  await buy()
  const backup = await aBackup()
  const copy = await anotherDatabase()
  await loadDatabase(copy, backup)
  const again = { folder: await aFolder(), manifest: {} as Manifest }
  again.manifest = await dumpDatabase(copy, again.folder)
  expect({ ...again.manifest, madeAt: backup.manifest.madeAt }).toEqual(backup.manifest)
  expect(await contentsOf(again)).toEqual(await contentsOf(backup))
  // What guards the tables is on guard again.
  expect(
    await ask(copy, `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`),
  ).toEqual([])
})

test.each([
  ['a row is missing', (rows: string[][]) => rows.slice(1), 'rows of'],
  [
    'a row refers to nothing',
    (rows: string[][], at: number) => rows.map((row) => row.with(at, '999999')),
    'foreign key',
  ],
])('of a backup in which %s nothing is taken', async (_, spoil, reason) => {
  const { backup, copy } = await broughtBack()
  const before = await ordersIn(copy)
  expect(before.length).toBe(1)
  const folder = await aFolder()
  await cp(backup.folder, folder, { recursive: true })
  const lines = backup.manifest.tables.find(({ name }) => name === 'shop_order_line')
  const file = join(folder, fileOf({ name: 'shop_order_line' }))
  const rows = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
  const spoiled = spoil(rows, lines?.columns.indexOf('order_id') ?? 0)
  await writeFile(file, spoiled.map((row) => `${row.join('\t')}\n`).join(''))
  await expect(loadDatabase(copy, { ...backup, folder })).rejects.toThrow(reason)
  expect(await ordersIn(copy)).toEqual(before)
  await expectBalance(copy)
})

test('one of a later version is refused by the name of what is not known, however little that changes', async () => {
  const { backup, copy } = await broughtBack()
  const { manifest, folder } = backup
  const later = { name: '9999-colour.additive', checksum: 'x' }
  const migrations = [...manifest.migrations, later] as Manifest['migrations']
  const bringing = loadDatabase(copy, { folder, manifest: { ...manifest, migrations } })
  await expect(bringing).rejects.toThrow('holds migration 9999-colour.additive')
  await expect(bringing).rejects.toBeInstanceOf(DatabaseNewer)
  await expectBalance(copy)
})

test('a restore that dies half way has not begun', async () => {
  const { backup, copy } = await broughtBack()
  const holder = new pg.Client({ connectionString: copy })
  await holder.connect()
  // It stands still before the last table, and is killed there.
  await holder.query('begin; lock table url_path in access share mode')
  const dying = loadDatabase(copy, backup)
  dying.catch(() => {})
  await expect.poll(() => ask(copy, WAITING)).toHaveLength(1)
  await ask(
    copy,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine restore'`,
  )
  await expect(dying).rejects.toThrow()
  await holder.end()
  expect(
    await contentsOf({ folder: backup.folder, manifest: await dumpDatabase(copy, await aFolder()) }),
  ).toEqual(await contentsOf(backup))
})
const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'vitrine restore' and wait_event_type = 'Lock'`

test('a shop that is open is not replaced under its people', async () => {
  const backup = await aBackup()
  await expect(loadDatabase(await addressOf(), backup)).rejects.toThrow(DatabaseInUse)
})

async function expectBalance(connectionString: string): Promise<void> {
  const db = createDatabase({ connectionString })
  expect(await auditBooks(db)).toEqual([])
  await db.destroy()
}
