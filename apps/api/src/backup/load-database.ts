import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { layOut } from '#api/db/migrate.ts'
import { withClient } from '#api/db/with-client.ts'
import { fileOf, type Manifest, type TableOfBackup } from './manifest.ts'

/** Somebody works with this database; what they hold in their hands would be gone under them. */
export class DatabaseInUse extends Error {
  constructor() {
    super('A shop is open on this database. Stop it first.')
    this.name = 'DatabaseInUse'
  }
}

/**
 * Makes a database what the backup in `folder` holds, in one transaction: until the last row is in and every reference
 * is proven, what was there stays there. It is laid out as it was when the backup was made.
 */
export async function loadDatabase(
  connectionString: string,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  await withClient({ connectionString, application_name: 'vitrine restore' }, async (client) => {
    // A transaction that is still open ends with its connection.
    await assertUnused(client)
    await client.query(`begin; set local lock_timeout = '10s'`)
    await client.query(
      'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
    )
    await layOut(client, manifest.migrations)
    await fillTables(client, folder, manifest)
    await client.query('commit')
    await client.query('analyze')
  })
}

/** As which the connections of an open shop are known. */
const NAMES_OF_A_SHOP = ['vitrine', 'vitrine listen', 'vitrine jobs']

async function assertUnused(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name = any($1) limit 1`,
    [NAMES_OF_A_SHOP],
  )
  if (rowCount) throw new DatabaseInUse()
}

/** Rows come in table by table, in no order references could follow: those are put back, and so checked, at the end. */
async function fillTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('set constraints all immediate')
  const all = manifest.tables.map(({ name }) => client.escapeIdentifier(name))
  const references = await takeReferences(client)
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${all.join(', ')}`)
  for (const table of manifest.tables) await fillTable(client, table, join(folder, fileOf(table)))
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::text::regclass, $2, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ])
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
}

type Reference = { table: string; name: string; definition: string }

async function takeReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function fillTable(client: pg.Client, table: TableOfBackup, file: string): Promise<void> {
  const columns = table.columns.map((one) => client.escapeIdentifier(one))
  const copy = copyFrom(`copy ${client.escapeIdentifier(table.name)} (${columns}) from stdin`)
  await pipeline(createReadStream(file), client.query(copy))
  if (copy.rowCount !== table.rows)
    throw new Error(`Table ${table.name}: ${copy.rowCount} rows of ${table.rows} in the backup.`)
}
