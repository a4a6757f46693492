// An import that was taken once, taken again by the clock.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRuns } from '../read/read-runs.ts'
import { anImportDesk, type ImportDesk } from '../testing/an-import-desk.ts'
import { listSchedules, removeSchedule, saveSchedule } from './schedules.ts'
import { startDue } from './start-due.ts'

const HOUR_MS = 3_600_000
let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const tick = (at: Date) => startDue({ ...desk.job(), now: () => at })

test('what is due is fetched anew from its place, once, and what was slept through is not made up for', async () => {
  desk.put('clock/list.csv', 'sku,name,price\nCLOCK,Clock,10\n')
  const run = await desk.take({ file_id: (await desk.bringFrom({ folder: 'clock' })).id })
  const made = await saveSchedule(desk.mona(), { run_id: run.id, every_minutes: 60 })
  expect(made).toMatchObject({ origin: { kind: 'folder', where: 'clock' }, last_run_id: null })
  const due = new Date(made.next_at)
  expect(await tick(new Date(due.getTime() - 1))).toEqual({ started: 0 })
  desk.put('clock/list.csv', 'sku,name,price\nCLOCK,Clock,10\nCLOCK-2,Second clock,12\n')
  const late = new Date(due.getTime() + 5 * HOUR_MS + 1)
  expect(
    await Promise.all([tick(late), tick(late)].map((one) => one.then(({ started }) => started))),
  ).toContain(1)
  expect(await tick(late)).toEqual({ started: 0 })
  // The run of before waits: another hour does not begin a second one.
  expect(await tick(new Date(late.getTime() + HOUR_MS))).toEqual({ started: 0 })
  await desk.work()
  const { items } = await listRuns(desk.mona(), { size: 2 })
  expect(items).toMatchObject([{ reason: 'clock', state: 'done', by: null, file_id: null }, { id: run.id }])
  expect(await desk.inShop('CLOCK')).toEqual(['CLOCK', 'CLOCK-2'])
  const [kept] = (await listSchedules(desk.mona())).items
  expect(kept).toMatchObject({ id: made.id, last_run_id: items[0]?.id })
})

test('one place has one schedule, which ends when it is taken away', async () => {
  desk.put('daily/list.csv', 'sku,name,price\nDAILY,Daily,10\n')
  const run = await desk.take({ file_id: (await desk.bringFrom({ folder: 'daily' })).id })
  const first = await saveSchedule(desk.mona(), { run_id: run.id, every_minutes: 60 })
  const second = await saveSchedule(desk.mona(), { run_id: run.id, every_minutes: 1_440 })
  expect([second.id, second.every_minutes]).toEqual([first.id, 1_440])
  expect(await removeSchedule(desk.mona(), first.id)).toEqual({ removed: true })
  expect(await removeSchedule(desk.mona(), first.id)).toEqual({ removed: false })
})

test('a file that was sent, and a dry run, have nothing to repeat', async () => {
  const file = await desk.bring('sku,name,price\nSENT,Sent,10\n')
  const sent = await desk.take({ file_id: file.id })
  const tried = await desk.take({ file_id: file.id, dry_run: true })
  for (const { id } of [sent, tried])
    await expect(saveSchedule(desk.mona(), { run_id: id, every_minutes: 60 })).rejects.toMatchObject({
      details: [{ path: 'run_id' }],
    })
})
