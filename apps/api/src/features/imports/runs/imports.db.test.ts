// A foreign table on its way into the shop: tried, mended, taken, stopped, repeated.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelRun } from './cancel-run.ts'
import { listMappings, removeMapping, saveMapping } from './mappings.ts'
import { getRun, listLines, listRuns } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'
import { updateNow } from './update/update-now.ts'
import { insertRun } from './write-runs.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const HEAD = 'sku,name,price,colour\n'
const linesOf = (id: number) => listLines(desk.mona(), id, { kind: 'left_out', from: 0, size: 100 })
const OPTIONS = { format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: false } as const

test('a bad row is told by its line in the dry run, which writes nothing; mended, all of it comes in', async () => {
  const bad = await desk.bring(`${HEAD}BOOT,Boots,89,Red\nSHOE,Shoes,cheap,Red\n`)
  const tried = await desk.take({ file_id: bad.id, dry_run: true })
  expect(tried).toMatchObject({
    ...{ state: 'done', dry_run: true, attempts: 1, by: 'Mona', fault: null },
    ...{ lines: { left_out: 1 }, result: { generation: null, rows: 2 } },
  })
  expect(tried.result?.counts.product).toMatchObject({ created: 1 })
  const why = { reason: 'NOT_A_NUMBER', params: { field: 'price', sku: 'SHOE' } }
  const told = { file: 'goods.csv', line: 3, message: 'the price of "SHOE" is not a number', ...why }
  expect(await linesOf(tried.id)).toEqual({ items: [told], total: 1 })
  expect(await desk.inShop('BOOT')).toEqual([])
  const good = await desk.bring(`${HEAD}BOOT,Boots,89,Red\nSHOE,Shoes,59,Red\n`)
  const taken = await desk.take({ file_id: good.id })
  expect(taken).toMatchObject({
    state: 'done',
    lines: { left_out: 0 },
    result: { generation: expect.any(Number) },
  })
  expect(await desk.inShop()).toEqual(['BOOT', 'CAP', 'JUMPER', 'JUMPER-navy', 'JUMPER-red', 'SET', 'SHOE'])
  expect((await desk.take({ file_id: good.id })).result?.generation).toBeNull()
  const { rows } =
    await sql`select entity, job, customer_id from audit where entity in ('catalogue', 'import_run')
    order by audit_id`.execute(desk.db)
  expect(rows).toContainEqual({ entity: 'import_run', job: null, customer_id: 7 })
  expect(rows).toContainEqual({ entity: 'catalogue', job: 'imports.run', customer_id: null })
})

test('columns that somebody named are taken as they said', async () => {
  const file = await desk.bring('nr,what,costs\nHAT,Hat,19\n')
  const columns = [
    { column: 'nr', target: 'sku' },
    { column: 'what', target: 'name' },
    { column: 'costs', target: 'price' },
  ] as const
  await expect(desk.start({ file_id: file.id, columns: [...columns.slice(1)] })).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'columns', message: 'no column is named as the sku' }],
  })
  expect(await desk.take({ file_id: file.id, columns: [...columns] })).toMatchObject({ state: 'done' })
  expect(await desk.inShop('HAT')).toEqual(['HAT'])
})

describe('a run that cannot be', () => {
  test('of a table without prices is told as unreadable', async () => {
    const { id } = await desk.bring('sku,name\nA,Boots\n')
    expect((await desk.take({ file_id: id })).fault).toEqual({
      key: 'UNREADABLE',
      message: 'no column is named as the price',
      ...{ reason: 'COLUMN_UNNAMED', params: { target: 'price' } },
    })
  })

  test('of a file that is gone says so', async () => {
    const { id } = await desk.bring(`${HEAD}X,Boots,89,Red\n`)
    const { name } = await desk.db
      .selectFrom('import_file')
      .select('name')
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow()
    await desk.deps.store.remove(name)
    expect((await desk.take({ file_id: id })).fault?.key).toBe('FILE_GONE')
  })

  test('of no file is refused', async () => {
    await expect(desk.start({ file_id: 99_999 })).rejects.toMatchObject({ status: 404 })
  })

  test('waits while twenty wait', async () => {
    const { id } = await desk.bring(`${HEAD}X,Boots,89,Red\n`)
    const runs = []
    for (let count = 0; count < 20; count += 1) runs.push(await desk.start({ file_id: id, dry_run: true }))
    await expect(desk.start({ file_id: id })).rejects.toMatchObject({ status: 409, message: 'IMPORTS_WAIT' })
    for (const run of runs) expect(await cancelRun(desk.mona(), run.id)).toMatchObject({ state: 'canceled' })
    expect(await desk.work()).toEqual({ ran: 0 })
  })
})

/** A run that stands still while its table is being fetched. */
async function aSlowRun(sku: string) {
  const origin = { kind: 'url', url: 'https://old.example/goods.csv' } as const
  const wanted = {
    title: 'goods.csv',
    origin,
    fileId: null,
    options: OPTIONS,
    isDryRun: false,
    now: new Date(),
  }
  const id = await insertRun(desk.db, { ...wanted, reason: 'clock', askedBy: null })
  const gate = Promise.withResolvers<Uint8Array>()
  const stopping = new AbortController()
  const working = desk.work({ fetchFile: () => gate.promise }, stopping.signal)
  const state = async () => (await getRun(desk.mona(), id)).state
  await vi.waitFor(async () => expect(await state()).toBe('running'), { timeout: 30_000 })
  const open = async () => {
    gate.resolve(new TextEncoder().encode(`${HEAD}${sku},Boots,89,Red\n`))
    await working
    return getRun(desk.mona(), id)
  }
  return { id, open, stop: () => stopping.abort() }
}

describe('a run under way', () => {
  test('is alone: another worker finds nothing to do, and who updates is told', async () => {
    const { open } = await aSlowRun('SLOW')
    expect(await desk.work()).toEqual({ ran: 0 })
    await expect(updateNow(desk.mona())).rejects.toMatchObject({ status: 409, message: 'IMPORT_RUNNING' })
    expect(await open()).toMatchObject({ state: 'done', attempts: 1, reason: 'clock', by: null })
    expect(await desk.inShop('SLOW')).toEqual(['SLOW'])
  })

  test('that is called off leaves nothing, and one that has ended cannot be', async () => {
    const { id, open } = await aSlowRun('OFF')
    expect(await cancelRun(desk.mona(), id)).toMatchObject({ state: 'canceling' })
    expect(await open()).toMatchObject({ state: 'canceled', result: null })
    expect(await desk.inShop('OFF')).toEqual([])
    const { items } = await listRuns(desk.mona(), { size: 100 })
    const done = items.find(({ state }) => state === 'done')?.id ?? 0
    await expect(cancelRun(desk.mona(), done)).rejects.toMatchObject({ status: 409, message: 'IMPORT_ENDED' })
  })

  test('waits for the next start when the shop stops', async () => {
    const { id, open, stop } = await aSlowRun('LATER')
    stop()
    expect(await open()).toMatchObject({ state: 'waiting', attempts: 0 })
    const fetchFile = async () => new TextEncoder().encode(`${HEAD}LATER,Boots,89,Red\n`)
    expect(await desk.work({ fetchFile })).toEqual({ ran: 1 })
    expect(await getRun(desk.mona(), id)).toMatchObject({ state: 'done', attempts: 1 })
  })
})

describe('an update', () => {
  test('takes what was taken last from its place as it is now, and says what came of it', async () => {
    desk.put('stock/goods.csv', `${HEAD}DAILY-1,Boots,89,Red\n`)
    const { id } = await desk.bringFrom({ folder: 'stock' })
    await desk.take({ file_id: id })
    desk.put('stock/goods.csv', `${HEAD}DAILY-1,Boots,79,Red\nDAILY-2,Shoes,59,Red\n`)
    const asked = updateNow(desk.as('blogger'))
    await vi.waitFor(async () => expect(await desk.work()).toEqual({ ran: 1 }), { timeout: 30_000 })
    expect(await asked).toMatchObject({
      started: true,
      finished_at: expect.any(String),
      imported: { product: 2 },
    })
    expect(await desk.inShop('DAILY')).toEqual(['DAILY-1', 'DAILY-2'])
  })

  test('that fails is told by the word clients know', async () => {
    desk.put('stock/goods.csv', 'sku,name\nA,Boots\n')
    const asked = updateNow(desk.mona()).catch((error: unknown) => error)
    await vi.waitFor(async () => expect(await desk.work()).toEqual({ ran: 1 }), { timeout: 30_000 })
    expect(await asked).toMatchObject({ code: 'IMPORT_FAILED', message: 'ERROR_OCCURRED_WHEN_IMPORTING' })
  })

  test('that takes longer than its answer may is waited for by its run', async () => {
    desk.put('stock/goods.csv', `${HEAD}DAILY-1,Boots,69,Red\n`)
    const begun = await updateNow(desk.as('blogger'), {}, 0)
    expect(begun).toMatchObject({ started: true, finished_at: null, run_id: expect.any(Number) })
    const asked = updateNow(desk.as('blogger'), { run_id: begun.run_id ?? 0 })
    await vi.waitFor(async () => expect(await desk.work()).toEqual({ ran: 1 }), { timeout: 30_000 })
    expect(await asked).toMatchObject({ finished_at: expect.any(String), imported: { product: 1 } })
  })

  test('of somebody else’s make is not waited for', async () => {
    const { id } = await desk.bring(`${HEAD}X,Boots,89,Red\n`)
    const run = await desk.start({ file_id: id })
    await expect(updateNow(desk.as('blogger'), { run_id: run.id })).rejects.toMatchObject({ status: 404 })
    await cancelRun(desk.mona(), run.id)
  })

  test('is nobody’s who only buys', async () => {
    await expect(updateNow(desk.as('vip'))).rejects.toMatchObject({ status: 403 })
  })
})

test('a mapping is kept under its name, written over, and forgotten', async () => {
  const columns = [{ column: 'nr', target: 'sku' } as const]
  await saveMapping(desk.mona(), { name: 'Old shop', columns: [] })
  const saved = await saveMapping(desk.mona(), { name: 'Old shop', columns })
  expect(await listMappings(desk.mona())).toEqual({ items: [saved] })
  expect(await removeMapping(desk.mona(), saved.id)).toEqual({ removed: true })
  expect(await removeMapping(desk.mona(), saved.id)).toEqual({ removed: false })
  const lines = await desk.db
    .selectFrom('audit')
    .select('after')
    .where('entity', '=', 'import_mapping')
    .execute()
  expect(lines).toHaveLength(3)
})

test('columns kept again because their answer was lost were called somebody else’s', async () => {
  const keep = (target: 'sku' | 'ean', was: string | null = null) =>
    saveMapping(desk.mona(), { name: 'Lost', columns: [{ column: 'nr', target } as never], was })
  const [saved] = await Promise.all([keep('sku'), keep('sku')])
  expect(await keep('sku')).toEqual(saved)
  const next = await keep('ean', saved.updated_at)
  expect(await keep('ean', saved.updated_at)).toEqual(next)
  await expect(keep('sku')).rejects.toMatchObject({ message: 'MAPPING_MOVED_ON' })
  await removeMapping(desk.mona(), saved.id)
})

test('of two who keep columns under one name the second is told, whether they knew of it or not', async () => {
  const of = (target: 'sku' | 'ean') => [{ column: 'nr', target } as never]
  const { updated_at } = await saveMapping(desk.mona(), { name: 'Supplier', columns: of('sku'), was: null })
  const late = { code: 'CONFLICT', message: 'MAPPING_MOVED_ON' }
  const over = (was: string | null) => saveMapping(desk.mona(), { name: 'Supplier', columns: [], was })
  await expect(over(null)).rejects.toMatchObject(late)
  await expect(over('2020-01-01T00:00:00.000Z')).rejects.toMatchObject(late)
  expect((await listMappings(desk.mona())).items).toMatchObject([{ columns: of('sku') }])
  expect(await over(updated_at)).toMatchObject({ columns: [] })
})
