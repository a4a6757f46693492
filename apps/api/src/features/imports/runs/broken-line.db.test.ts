import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRun } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const runOf = (id: number) => getRun(desk.mona(), id)
const startTable = async (sku: string) =>
  desk.start({ file_id: (await desk.bring(`sku,name,price\n${sku},Boots,80\n`)).id })

/** Whoever writes a product is cut off, as by a database that restarts. */
async function cutWriters(): Promise<void> {
  await sql`create function cut() returns trigger language plpgsql
    as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(desk.db)
  await sql`create trigger cut before insert on product execute function cut()`.execute(desk.db)
  // Imports do without other triggers.
  await sql`alter table product enable always trigger cut`.execute(desk.db)
}
const leaveWriters = () => sql`drop function cut cascade`.execute(desk.db)

test('an import whose connection broke was told as failed, with nothing wrong in its table', async () => {
  const { id } = await startTable('CUT-1')
  await cutWriters()
  await expect(desk.work()).rejects.toThrow()
  expect(await runOf(id)).toMatchObject({ state: 'running', attempts: 1, fault: null })
  await leaveWriters()
  expect(await desk.inShop('CUT-1')).toEqual([])
  await desk.work()
  expect(await runOf(id)).toMatchObject({ state: 'done', attempts: 2 })
  expect(await desk.inShop('CUT-1')).toEqual(['CUT-1'])
})

test('one that breaks it every time is not tried for ever', async () => {
  const { id } = await startTable('CUT-2')
  await cutWriters()
  for (const _ of ['once', 'twice']) await expect(desk.work()).rejects.toThrow()
  await desk.work()
  expect(await runOf(id)).toMatchObject({ state: 'failed', attempts: 3, fault: { key: 'FAILED' } })
  await leaveWriters()
  await desk.work()
  expect(await runOf(id)).toMatchObject({ state: 'failed', attempts: 3 })
  expect(await desk.inShop('CUT-2')).toEqual([])
})
