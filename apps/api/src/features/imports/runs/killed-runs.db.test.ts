// An import whose process dies: nothing of it, or all of it; and it is taken up again.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runChild } from '#api/testing/run-child.ts'
import { getRun } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

const DOOMED = fileURLToPath(new URL('./testing/doomed-run.ts', import.meta.url))

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const tableOf = (n: number) => `sku,name,price\nKILL-${n},Boots,${80 + n}\n`

async function dieAt(statement: number) {
  const job = {
    connectionString: desk.database.connectionString,
    files: join(desk.folder, 'import-files'),
    statement,
  }
  return runChild(DOOMED, job)
}

/** The dead process’s connections may outlive it by a moment. */
const workUntil = (id: number) =>
  vi.waitFor(
    async () => {
      await desk.work()
      expect((await getRun(desk.mona(), id)).ended_at).not.toBeNull()
    },
    { timeout: 30_000, interval: 100 },
  )

test('a run killed at any of its statements is all there or not at all, and the next worker ends it', async () => {
  const whole = await desk.start({ file_id: (await desk.bring(tableOf(0))).id })
  const statements = Number((await dieAt(Number.MAX_SAFE_INTEGER)).said)
  expect(statements).toBeGreaterThan(20)
  expect(await getRun(desk.mona(), whole.id)).toMatchObject({ state: 'done', attempts: 1 })
  const points = [Math.floor(statements / 2), statements - 1, statements]
  for (const [at, statement] of points.entries()) {
    const { id } = await desk.start({ file_id: (await desk.bring(tableOf(at + 1))).id })
    const { signal } = await dieAt(statement)
    // Progress is written by the clock: a quicker run has fewer statements, and may have ended.
    if (at === 0 || signal !== null) expect(signal).toBe('SIGKILL')
    const { state } = await getRun(desk.mona(), id)
    const inShop = (await desk.inShop(`KILL-${at + 1}`)).length
    expect([state, inShop]).toEqual(state === 'done' ? ['done', 1] : ['running', 0])
    await workUntil(id)
    expect(await getRun(desk.mona(), id)).toMatchObject({ state: 'done', attempts: state === 'done' ? 1 : 2 })
    expect(await desk.inShop(`KILL-${at + 1}`)).toHaveLength(1)
  }
}, 180_000)

test('one that ends its process every time is not tried for ever, and is told as what it is', async () => {
  const { id } = await desk.start({ file_id: (await desk.bring(tableOf(9))).id })
  await sql`update import_run set state = 'running', attempts = 3 where run_id = ${id}`.execute(desk.db)
  await desk.work()
  expect(await getRun(desk.mona(), id)).toMatchObject({ state: 'failed', fault: { key: 'KILLED' } })
})

test('one that was being called off when its process died is called off', async () => {
  const { id } = await desk.start({ file_id: (await desk.bring(tableOf(8))).id })
  await sql`update import_run set state = 'canceling', attempts = 1 where run_id = ${id}`.execute(desk.db)
  await desk.work()
  expect(await getRun(desk.mona(), id)).toMatchObject({ state: 'canceled' })
  expect(await desk.inShop('KILL-8')).toEqual([])
})
