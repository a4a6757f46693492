// Forward-only migrations: plain SQL files, each in its own transaction, under one advisory lock.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { adoptBase, type FormerBase, readFormerBase, standsAtBase } from '#api/db/former-base.ts'
import { withClient } from '#api/db/with-client.ts'

const MIGRATIONS_DIR = fileURLToPath(new URL('../../migrations/', import.meta.url))
const LOCK_KEY = 7_316_044_201

export type Migration = { name: string; sql: string; checksum: string }
type Ran = Pick<Migration, 'name' | 'checksum'>
export type MigrateInput = { connectionString: string; directory?: string }

/** The database was laid out further by a later version of the shop. */
export class DatabaseNewer extends Error {
  constructor(migration: string) {
    super(`The database holds migration ${migration}, which this version does not know.`)
    this.name = 'DatabaseNewer'
  }
}

/** Brings the database up to date; answers the names of the files it ran. */
export async function migrate({ connectionString, directory }: MigrateInput): Promise<string[]> {
  const migrations = await readMigrations(directory ?? MIGRATIONS_DIR)
  const base = await readFormerBase(directory ?? MIGRATIONS_DIR)
  return withClient({ connectionString, application_name: 'vitrine migrate' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    return runPending(client, migrations, base)
  })
}

/** Within the caller's transaction: an empty schema as it stood after these migrations and no others. */
export async function layOut(client: pg.Client, wanted: readonly Ran[]): Promise<void> {
  const migrations = await readMigrations(MIGRATIONS_DIR)
  const { former } = await readFormerBase(MIGRATIONS_DIR)
  const names = new Map(wanted.map(({ name, checksum }) => [name, checksum]))
  const known = new Set([...migrations, ...former].map(({ name }) => name))
  // Rows may hold what only a later version has a column for, however additive that is.
  const later = wanted.find(({ name }) => !known.has(name))
  if (later) throw new DatabaseNewer(later.name)
  assertHistoryHolds([...migrations, ...former], names)
  await readDone(client)
  for (const migration of migrations.filter(({ name }) => names.has(name)))
    await client.query(noted(migration))
}

async function runPending(client: pg.Client, migrations: Migration[], base: FormerBase): Promise<string[]> {
  const done = await readDone(client)
  assertHistoryHolds([...migrations, ...base.former], done)
  if (standsAtBase(base, done)) await adoptBase(client, { migrations, base, done })
  const pending = migrations.filter(({ name }) => !done.has(name))
  for (const migration of pending) await runOne(client, migration)
  return pending.map(({ name }) => name)
}

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(`begin;\n${noted(migration)};\ncommit`)
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** The file with its note as one text: a first start has dozens of them, and asks the database once for each. */
function noted({ name, sql, checksum }: Migration): string {
  const values = [name, checksum].map((value) => pg.escapeLiteral(value)).join(', ')
  return `${sql}\n;insert into schema_migration (name, checksum) values (${values})`
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function assertHistoryHolds(migrations: readonly Ran[], done: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of done) {
    const now = known.get(name)
    if (now === undefined && isAdditive(name)) continue
    if (now === undefined) throw new DatabaseNewer(name)
    if (now !== checksum)
      throw new Error(`Migration ${name} was changed after it ran; write a new one instead.`)
  }
}

/** Its name says that the version before runs on what it leaves, so that a fleet may be rolled back. */
const isAdditive = (name: string): boolean => name.endsWith('.additive')

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8')
      return { name: name.replace(/\.sql$/, ''), sql, checksum: checksumOf(sql) }
    }),
  )
}

/** Line ends differ between checkouts; they are not a change. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
