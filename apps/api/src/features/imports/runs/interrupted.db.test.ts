// A run that is to end while the database is at a statement that takes long: it ends all the same, and at once.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelRun } from './cancel-run.ts'
import { getRun } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

/** Addresses are written while goods are joined, in the longest statement of all; here nobody can write them meanwhile. */
async function whileJoining(sku: string, end: (id: number, stopping: AbortController) => unknown) {
  const { id } = await desk.start({
    file_id: (await desk.bring(`sku,name,price\n${sku},Boots ${sku},80\n`)).id,
  })
  const stopping = new AbortController()
  await desk.db.transaction().execute(async (holder) => {
    await sql`lock table url_path in exclusive mode`.execute(holder)
    const working = desk.work({}, stopping.signal)
    const isStuck = async () =>
      (await sql`select from pg_locks where relation = 'url_path'::regclass and not granted`.execute(holder))
        .rows.length > 0
    while (!(await isStuck())) await pause(5)
    await end(id, stopping)
    await working
  })
  return getRun(desk.mona(), id)
}

test('a stop of the shop waited for the statement: the run waits for the next start, and is taken then', async () => {
  const run = await whileJoining('STOP', (_, stopping) => stopping.abort())
  expect(run).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await desk.inShop('STOP')).toEqual([])
  expect(await desk.work()).toEqual({ ran: 1 })
  expect(await desk.inShop('STOP')).toEqual(['STOP'])
})

test('who called it off waited for the statement: it is off, and the next one comes', async () => {
  const run = await whileJoining('OFF', (id) => cancelRun(desk.mona(), id))
  expect([run.state, await desk.inShop('OFF')]).toEqual(['canceled', []])
  const next = await desk.take({ file_id: (await desk.bring('sku,name,price\nNEXT,Boots,80\n')).id })
  expect([next.state, await desk.inShop('NEXT')]).toEqual(['done', ['NEXT']])
})

test('the connection it had is given back whole', async () => {
  for (let time = 0; time < 5; time += 1)
    await whileJoining(`AGAIN-${time}`, (_, stopping) => setTimeout(() => stopping.abort(), time))
  const asked = Array.from({ length: 30 }, () => sql`select pg_sleep(0.05)`.execute(desk.db))
  await expect(Promise.all(asked)).resolves.toHaveLength(30)
})
