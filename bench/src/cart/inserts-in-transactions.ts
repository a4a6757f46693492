import type pg from 'pg'
import { percentile } from '../percentile.ts'

type Inserts = { perSecond: number; p99Ms: number }

const ROWS = 5

/** Five rows, one after another, committed together: what the database can do for an order by the plainest of means. */
export async function insertsInTransactions(
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
    const client = await pool.connect()
    try {
      for (let now = performance.now(); now < end; now = performance.now()) {
        await insertFive(client, 'one more')
        samples.push(performance.now() - now)
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { perSecond: samples.length / seconds, p99Ms: percentile(samples, 0.99) }
}

export async function insertFive(client: pg.ClientBase, words: string): Promise<void> {
  await client.query('begin')
  for (let row = 0; row < ROWS; row += 1)
    await client.query('insert into bench_row (at, words) values ($1, $2)', [new Date(), words])
  await client.query('commit')
}
