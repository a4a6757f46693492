import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shortenLog } from './log-file.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

const ANNA = 'anna.canary@example.org'

let folder: string
let cluster: Cluster
let client: pg.Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-server-'))
  cluster = await startCluster({ folder })
  client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

const log = (name = 'postgres.log') => readFileSync(join(folder, name), 'utf8')

async function failsWith(code: string, text: string, values: unknown[] = []): Promise<void> {
  await expect(client.query(text, values)).rejects.toMatchObject({ code })
}

/** Refused before anything is asked; the server notes it. */
async function knockAs(user: string): Promise<void> {
  const url = new URL(cluster.urlOf('postgres'))
  url.username = user
  const stranger = new pg.Client({ connectionString: url.href })
  await expect(stranger.connect()).rejects.toThrow()
}

it('what shoppers wrote never lies in the log of the database, whatever fails', async () => {
  await client.query('create table mailbox (address text primary key check (length(address) < 60))')
  await client.query('insert into mailbox values ($1)', [ANNA])
  await failsWith('23505', 'insert into mailbox values ($1)', [ANNA])
  await failsWith('23514', 'insert into mailbox values ($1)', [`${ANNA}${'x'.repeat(60)}`])
  await failsWith('22P02', 'select $1::int', [ANNA])
  await failsWith('22P02', `select '{"email": "${ANNA}'::json`)
  await failsWith('42601', `selec '${ANNA}'`)
  await failsWith('42P01', `select * from "${ANNA}"`)
  await failsWith('P0001', `do $$ begin raise exception '${ANNA}'; end $$`)
  await client.query("set statement_timeout = '50ms'")
  await failsWith('57014', 'select pg_sleep(60), $1::text', [ANNA])
  await client.query('reset statement_timeout')
  await client.query(`do $$ begin raise warning '${ANNA}'; end $$`)
  await knockAs('stranger')
  expect(log()).toContain('stranger')
  expect(log()).not.toContain('canary')
  expect(log()).not.toMatch(/STATEMENT|DETAIL|CONTEXT/)
})

it('a log that was shortened is written on by the server that holds it open', async () => {
  await knockAs('before')
  shortenLog(join(folder, 'postgres.log'), 10)
  await knockAs('after')
  expect(log('postgres.log.1')).toContain('before')
  expect(log()).toContain('after')
  expect(log()).not.toMatch(/before|\0/)
})
