// Data folders made before the first migrations were joined open as ever, and what they hold is what a new one does.
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { describeSchema } from '#api/testing/describe-schema.ts'
import { createEmptyDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { readFormerBase } from './former-base.ts'

const REAL = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** Of the schema the 27 former files led to, taken while they were still there. */
const FORMER_SCHEMA = 'dab59fa39ab12a52a16d80fbd030434cb7e676904e58822c03a132e08192226f'

const namesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace('.sql', ''))
    .toSorted()

let database: TestDatabase
let baseOnly: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  const { by } = await readFormerBase(REAL)
  baseOnly = mkdtempSync(join(tmpdir(), 'base-'))
  for (const name of by) cpSync(join(REAL, `${name}.sql`), join(baseOnly, `${name}.sql`))
  await migrate({ connectionString: database.connectionString, directory: baseOnly })
})
afterEach(async () => {
  rmSync(baseOnly, { recursive: true })
  await database.drop()
})

/** As the former files left it behind; `last` is where an older version had stopped. */
async function pretendFormer(last = '9999', checksumOf = (checksum: string) => checksum): Promise<void> {
  const { former } = await readFormerBase(REAL)
  await sql`delete from schema_migration`.execute(database.db)
  for (const { name, checksum } of former)
    if (name <= last)
      await sql`insert into schema_migration (name, checksum) values (${name}, ${checksumOf(checksum)})`.execute(
        database.db,
      )
}
const open = () => migrate({ connectionString: database.connectionString })

test('the base leads to the very schema the former files did', async () => {
  const lines = await describeSchema(database.db)
  expect(createHash('sha256').update(lines.join('\n')).digest('hex'), lines.join('\n')).toBe(FORMER_SCHEMA)
})

test('a folder of before opens: only what is newer runs, once, and its history stays', async () => {
  await pretendFormer()
  const { former, by } = await readFormerBase(REAL)
  const newer = namesOf(REAL).filter((name) => !by.includes(name))
  expect(await open()).toEqual(newer)
  expect(await open()).toEqual([])
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
    database.db,
  )
  const all = [...former.map(({ name }) => name), ...by, ...newer]
  expect(rows.map(({ name }) => name)).toEqual(all.toSorted())
})

test('and so does one that had taken in newer files before they were joined', async () => {
  await open()
  const { former, by } = await readFormerBase(REAL)
  await sql`delete from schema_migration where name = any(${by})`.execute(database.db)
  for (const { name, checksum } of former)
    await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(
      database.db,
    )
  expect(await open()).toEqual([])
})

test('two processes that open it together agree', async () => {
  await pretendFormer()
  const ran = await Promise.all([open(), open()])
  expect(ran.map((names) => names.length).toSorted((a, b) => a - b)[0]).toBe(0)
})

test('one of a version that had stopped halfway is refused, and told what to do', async () => {
  await pretendFormer('0043-english-keys-of-variants')
  await expect(open()).rejects.toThrow('it lacks migration 0050-parts-of-groups. Open it once with')
})

test('a former file that ran with another text is refused', async () => {
  await pretendFormer('9999', (checksum) => checksum.replaceAll('a', 'b'))
  await expect(open()).rejects.toThrow('0001-stores was changed after it ran')
})
