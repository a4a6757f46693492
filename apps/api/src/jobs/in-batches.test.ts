// What is swept away goes a little at a time, and a shop that stops does not wait for the rest.
import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { deleteInBatches } from './in-batches.ts'
import type { JobContext } from './job.ts'

/** A table of so many rows; `after` is told before each statement. */
function aTable(rows: number, after: (statement: number) => void = () => {}) {
  let left = rows
  let statements = 0
  const statement = (limit: number) =>
    ({
      async execute() {
        statements += 1
        after(statements)
        const gone = Math.min(limit, left)
        left -= gone
        return { rows: [], numAffectedRows: BigInt(gone) }
      },
    }) as unknown as RawBuilder<unknown>
  return { statement, state: () => ({ left, statements }) }
}
const stop = new AbortController()
const running = { signal: new AbortController().signal } as JobContext

test.each([
  [0, 1],
  [1, 1],
  [1_999, 1],
  [2_000, 2],
  [4_001, 3],
])('%d rows are gone by %d statements, and counted', async (rows, statements) => {
  const table = aTable(rows)
  expect(await deleteInBatches(running, table.statement)).toBe(rows)
  expect(table.state()).toEqual({ left: 0, statements })
})

test('a shop that stops leaves the rest for the next time, and says what went', async () => {
  const table = aTable(10_000, (statement) => statement === 2 && stop.abort())
  const stopping = { signal: stop.signal } as JobContext
  expect(await deleteInBatches(stopping, table.statement)).toBe(4_000)
  expect(table.state().left).toBe(6_000)
  expect(await deleteInBatches(stopping, table.statement)).toBe(0)
})
