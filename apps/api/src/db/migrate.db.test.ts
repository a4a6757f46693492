import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'

const REAL = fileURLToPath(new URL('../../migrations/', import.meta.url))
let database: TestDatabase
let directory: string
beforeAll(async () => {
  database = await createTestDatabase()
  directory = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(REAL, directory, { recursive: true })
})
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await database.drop()
})
const run = () => migrate({ connectionString: database.connectionString, directory })

test('running again changes nothing', async () => {
  expect(await run()).toEqual([])
})

test('a new file runs once, even when two processes start together', async () => {
  writeFileSync(join(directory, '9001-note.sql'), 'create table note (id integer);')
  const ran = await Promise.all([run(), run()])
  expect(ran.flat()).toEqual(['9001-note'])
})

test('a file that fails leaves nothing behind and is named', async () => {
  writeFileSync(join(directory, '9002-broken.sql'), 'create table half (id integer); select nonsense;')
  await expect(run()).rejects.toThrow(/9002-broken/)
  const { rows } = await sql<{ found: string | null }>`select to_regclass('half') as found`.execute(
    database.db,
  )
  expect(rows).toEqual([{ found: null }])
  rmSync(join(directory, '9002-broken.sql'))
})

test('a changed file is refused', async () => {
  writeFileSync(join(directory, '9001-note.sql'), 'create table note (id bigint);')
  await expect(run()).rejects.toThrow(/9001-note was changed/)
})

test('a database of a later version opens when all that it has more is additive', async () => {
  writeFileSync(join(directory, '9001-note.sql'), 'create table note (id integer);')
  writeFileSync(join(directory, '9003-colour.additive.sql'), 'alter table note add column colour text;')
  expect(await run()).toEqual(['9003-colour.additive'])
  rmSync(join(directory, '9003-colour.additive.sql'))
  expect(await run()).toEqual([])
})

test('a database of a later version is refused', async () => {
  rmSync(join(directory, '9001-note.sql'))
  await expect(run()).rejects.toThrow(/9001-note, which this version does not know/)
})
