import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noteContentChange } from '#api/db/notice/note-content-change.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createContentChanges } from './content-changes.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every process hears which pages a change is seen on, once it is committed', async () => {
  const processes = [1, 2].map(() => createContentChanges({ ...database, log }))
  const heard = processes.map(({ changes }) => {
    const listener = vi.fn()
    changes.onChange(listener)
    return listener
  })
  for (const { start } of processes) await start()
  await database.db.transaction().execute(async (db) => {
    await noteContentChange(db, ['cms-a', 'home'])
    expect(heard[0]).not.toHaveBeenCalled()
  })
  for (const listener of heard) await expect.poll(() => listener.mock.calls).toEqual([[['cms-a', 'home']]])
  for (const { stop } of processes) await stop()
})

test('a process that lost the line makes every page anew: it does not know what it missed', () => {
  const { changes, tell } = createContentChanges({ log })
  const listener = vi.fn()
  changes.onChange(listener)
  tell()
  expect(listener).not.toHaveBeenCalled()
  tell()
  expect(listener.mock.calls).toEqual([[['*']]])
})
