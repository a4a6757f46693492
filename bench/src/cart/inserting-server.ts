// The limit of B6, and beside that of B7: Fastify with routes that make one committed INSERT, or five in one transaction, by
// the shop's driver, in a process of its own. Where the database is comes by standard input.
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import pg from 'pg'
import { insertFive } from './inserts-in-transactions.ts'

/** As many as the shop has for carts and orders. */
const CONNECTIONS = 8

const pool = new pg.Pool({ connectionString: await text(process.stdin), max: CONNECTIONS })
await pool.query(
  'create table if not exists bench_row (id bigint generated always as identity, at timestamptz, words text)',
)
const app = fastify()
app.post<{ Body: { words: string } }>('/one', async ({ body }) => {
  await pool.query('insert into bench_row (at, words) values ($1, $2)', [new Date(), body.words])
  return { code: 200, result: body.words }
})
app.post<{ Body: { words: string } }>('/five', async ({ body }) => {
  const client = await pool.connect()
  await insertFive(client, body.words).finally(() => client.release())
  return { code: 200, result: body.words }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify(app.server.address())}\n`)
