import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import { isAlive } from '@vitrine/postgres/process-identity'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDataDir, type Program, runCli } from '../testing/run-cli.ts'

// Whole programs start and stop here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** Two programs start one after the other, each while the other is asked. */
const STARTS_MS = 120_000

let folder: ReturnType<typeof aDataDir>
let shop: Program
let address: string
let key: string
beforeAll(async () => {
  folder = aDataDir()
  // Two programs on a machine that also tests: what is shed under load is another story.
  shop = runCli(['start', '--workers', '2'], { DATA_DIR: folder.dataDir, SHED_LOAD: 'off' })
  address = await shop.open
  const { out } = await runCli(['keys', 'create', 'erp', 'prices:write'], { DATA_DIR: folder.dataDir }).ended
  key = /vitrine_\S+/.exec(out)?.[0] ?? ''
})
afterAll(async () => {
  shop.child.kill('SIGKILL')
  await shop.ended
  folder.remove()
})

/** The processes that answer visitors: of the children of the first one, those that run what it runs. */
function workers(): number[] {
  const pid = shop.child.pid ?? 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('run.mjs'))
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(address + path, { ...init, headers: { connection: 'close', ...init.headers } })

/** A new connection each, so that every process gets its turn. */
async function askThrice(path: string): Promise<string[]> {
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(path)))
  return Promise.all(replies.map((reply) => reply.text()))
}

async function inDatabase(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningCluster(folder.dataDir)?.urlOf('vitrine') })
  await client.connect()
  await run(client).finally(() => client.end())
}

/** Asks all the time until the work is done; answers what was not answered well. */
async function whileAsked(work: () => Promise<void>): Promise<unknown[]> {
  const bad: unknown[] = []
  let isDone = false
  const asking = [1, 2, 3].map(async () => {
    while (!isDone) {
      const status = await ask('/api/catalog?size=1&storeCode=us').then(
        (reply) => reply.status,
        (error: Error) => String(error.cause ?? error),
      )
      if (status !== 200) bad.push(status)
      await pause(5)
    }
  })
  await work()
  isDone = true
  await Promise.all(asking)
  return bad
}

const LISTED = '/api/catalog?size=50&_sourceInclude=sku,type_id,final_price'
type Item = { sku: string; type_id: string; final_price: number }
type Listed = { result: { items: Item[] } }

/** By the call of the back office, which one of the processes takes. */
async function raisePrice(listed: string): Promise<void> {
  const { items } = (JSON.parse(listed) as Listed).result
  const { sku = '', final_price: price = 0 } = items.find(({ type_id }) => type_id === 'simple') ?? {}
  const item = { sku, store: 'us', price: price + 1, special_price: null }
  const reply = await ask('/api/office/prices', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': `price-${sku}-${price + 1}`,
    },
    body: JSON.stringify({ items: [item] }),
  })
  expect(await reply.json()).toMatchObject({ code: 200, result: { updated: 1 } })
}

test('a cart made by one process is changed and read by the others', async () => {
  const { result } = (await (await ask('/api/cart/create?storeCode=us', { method: 'POST' })).json()) as {
    result: string
  }
  const read = await askThrice(`/api/cart/pull?cartId=${result}&storeCode=us`)
  expect(read.map((text) => (JSON.parse(text) as { code: number }).code)).toEqual(Array(6).fill(200))
})

test('a price changed by one process is what all of them say', async () => {
  const [before = ''] = await askThrice(LISTED)
  await raisePrice(before)
  await expect.poll(async () => (await askThrice(LISTED)).includes(before)).toBe(false)
  expect(new Set(await askThrice(LISTED)).size).toBe(1)
})

test('a store whose row says another name is called so by all of them', async () => {
  await inDatabase((client) => client.query(`update store set name = 'Alpenland' where code = 'de'`))
  const names = async () => (await askThrice('/api/cart/stores')).map((text) => text.includes('"Alpenland"'))
  await expect.poll(names, { timeout: 2_000 }).toEqual(Array(6).fill(true))
})

test('a change is heard though the line that tells of changes was cut', async () => {
  const [before = ''] = await askThrice(LISTED)
  await inDatabase((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine listen'`,
    ),
  )
  await raisePrice(before)
  await expect.poll(async () => (await askThrice(LISTED)).includes(before)).toBe(false)
})

test('a process that is killed is replaced', async () => {
  const before = workers()
  expect(before).toHaveLength(2)
  process.kill(before[0] ?? 0, 'SIGKILL')
  await expect.poll(() => workers().filter((pid) => !before.includes(pid)).length).toBe(1)
  await expect.poll(async () => (await ask('/health/ready')).status).toBe(200)
  expect(workers()).toHaveLength(2)
})

test('replacing each process in turn fails nobody', async () => {
  const before = workers()
  const bad = await whileAsked(async () => {
    shop.child.kill('SIGUSR2')
    await expect.poll(() => workers().some((pid) => before.includes(pid)), { timeout: STARTS_MS }).toBe(false)
  })
  expect(bad).toEqual([])
  await expect.poll(() => workers().length).toBe(2)
})

test('a signal ends all of them, and the database last', async () => {
  const pids = workers()
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0, err: '' })
  expect(pids.some(isAlive)).toBe(false)
  expect(findRunningCluster(folder.dataDir)).toBeUndefined()
})

test('--workers of a nonsense is refused in a sentence', async () => {
  const { code, err } = await runCli(['start', '--workers', '65']).ended
  expect([code, err]).toEqual([1, '--workers takes a number from 1 to 64, not 65.\n'])
})
