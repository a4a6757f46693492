// How fast pages were, counted in memory: what a database that is away for a moment must not cost.
import type { DatabaseConnection, Driver } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '#api/db/schema.ts'
import { createVitalCounts, type VitalRow } from './vital-counts.ts'

/** A database of one statement: it takes what is written, or fails it by hand. */
function aDatabase() {
  const asked: { rows: VitalRow[]; answer: PromiseWithResolvers<void> }[] = []
  const connection = {
    async executeQuery({ parameters }: { parameters: readonly unknown[] }) {
      const answer = Promise.withResolvers<void>()
      asked.push({ rows: JSON.parse(String(parameters[0])), answer })
      await answer.promise
      return { rows: [] }
    },
  } as unknown as DatabaseConnection
  const driver: Driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection })
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { asked, db }
}
const at = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) })
const page = (LCP: number) => ({ page: 'home', device: 'phone', LCP }) as const
const timesOf = (rows: readonly VitalRow[] = []) => rows.map(({ day, times }) => `${day} ${times}`)

async function write(counts: ReturnType<typeof createVitalCounts>, of: ReturnType<typeof aDatabase>) {
  const writing = counts.write(of)
  writing.catch(() => {})
  await expect.poll(() => of.asked.at(-1)?.rows).toBeDefined()
  return { writing, ...(of.asked.at(-1) ?? { rows: [], answer: Promise.withResolvers<void>() }) }
}

test('measures alike are one row with how many there were, each day and each measure apart', async () => {
  const [counts, database] = [createVitalCounts(), aDatabase()]
  counts.add(at('2026-11-05'), { ...page(1_630), TTFB: 180 })
  counts.add(at('2026-11-05'), page(1_631))
  counts.add(at('2026-11-06'), page(1_630))
  const { writing, rows, answer } = await write(counts, database)
  answer.resolve()
  expect(await writing).toBe(3)
  expect(rows.map(({ day, metric, times }) => [day, metric, times])).toEqual([
    ['2026-11-05', 'LCP', 2],
    ['2026-11-05', 'TTFB', 1],
    ['2026-11-06', 'LCP', 1],
  ])
})

test('what was written is not written again, and with nothing to write nobody is asked', async () => {
  const [counts, database] = [createVitalCounts(), aDatabase()]
  counts.add(at('2026-11-05'), page(900))
  const { writing, answer } = await write(counts, database)
  answer.resolve()
  await writing
  expect(await counts.write(database)).toBe(0)
  expect(database.asked).toHaveLength(1)
})

test('what could not be written waits for the next time, with what came meanwhile', async () => {
  const [counts, database] = [createVitalCounts(), aDatabase()]
  counts.add(at('2026-11-05'), page(900))
  const failing = await write(counts, database)
  counts.add(at('2026-11-05'), page(900))
  counts.add(at('2026-11-06'), page(900))
  failing.answer.reject(new Error('the database is away'))
  await expect(failing.writing).rejects.toThrow('away')
  const next = counts.write(database)
  await expect.poll(() => database.asked.length).toBe(2)
  database.asked[1]?.answer.resolve()
  await next
  expect(timesOf(database.asked[1]?.rows).toSorted()).toEqual(['2026-11-05 2', '2026-11-06 1'])
})

test('an attack of odd measures fills no memory, and what is counted already goes on being counted', async () => {
  const [counts, database] = [createVitalCounts(), aDatabase()]
  counts.add(at('2026-11-05'), page(900))
  for (let day = 0; day < 6_000; day += 1)
    counts.add({ now: () => new Date(Date.UTC(1990, 0, day)) }, page(900))
  counts.add(at('2026-11-05'), page(900))
  const { writing, rows, answer } = await write(counts, database)
  answer.resolve()
  expect(await writing).toBe(5_000)
  expect(timesOf(rows)[0]).toBe('2026-11-05 2')
})
