import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '#api/db/with-client.ts'
import { BACKUP_FORMAT, fileOf, type Manifest } from './manifest.ts'

/**
 * Every table of the shop as of one moment, written into a folder beside its manifest. Readers and writers of a running
 * shop wait for none of it. Jobs that wait (`pgboss`) stay out, they are declared anew by each start; so does what is
 * counted for a while only (unlogged tables).
 */
export async function dumpDatabase(connectionString: string, folder: string): Promise<Manifest> {
  return withClient({ connectionString, application_name: 'vitrine backup' }, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await dumpAll(client, folder)
    await client.query('commit')
    await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  })
}

async function dumpAll(client: pg.Client, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  const { rows: migrations } = await client.query('select name, checksum from schema_migration order by name')
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) {
    const rows = await dumpTable(client, table, join(folder, fileOf(table)))
    tables.push({ ...table, rows })
  }
  const madeAt = new Date().toISOString()
  const sequences = await readSequences(client)
  return { format: BACKUP_FORMAT, madeAt, migrations, tables, sequences } as Manifest
}

type Table = { name: string; columns: string[] }

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'schema_migration'
    group by c.relname order by c.relname`)
  return rows
}

async function dumpTable(client: pg.Client, { name, columns }: Table, file: string): Promise<number> {
  const copy = copyTo(`copy ${named(client, name)} (${columns.map((one) => named(client, one))}) to stdout`)
  await pipeline(client.query(copy), createWriteStream(file))
  return copy.rowCount
}

/** Last of all: they run ahead of the rows of the moment, never behind. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${named(client, name)}`,
    )
    sequences.push({ name, ...found[0] })
  }
  return sequences
}

const named = (client: pg.Client, name: string) => client.escapeIdentifier(name)
