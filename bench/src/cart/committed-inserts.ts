import type pg from 'pg'
import { percentile } from '../percentile.ts'

export type Inserts = { perSecond: number; p99Ms: number }

/** One row each, committed before the next: what the database can do for a change that must not be lost. */
export async function committedInserts(
  pool: pg.Pool,
  connections: number,
  seconds: number,
): Promise<Inserts> {
  await pool.query(
    'create table if not exists bench_row (id bigint generated always as identity, at timestamptz, words text)',
  )
  const samples: number[] = []
  const end = performance.now() + seconds * 1000
  const worker = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      await pool.query('insert into bench_row (at, words) values ($1, $2)', [new Date(), 'one more'])
      samples.push(performance.now() - now)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { perSecond: samples.length / seconds, p99Ms: percentile(samples, 0.99) }
}
