import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningCluster } from '@vitrine/postgres/find-running-cluster'
import { isAlive } from '@vitrine/postgres/process-identity'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aDataDir, occupyPort, type Program, runCli } from './testing/run-cli.ts'

// Whole programs start and stop here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let folder: ReturnType<typeof aDataDir>
let programs: Program[] = []
// One folder for all: each test leaves it closed, as the next start needs it. Making a database takes longest.
beforeAll(() => {
  folder = aDataDir()
})
afterAll(() => folder.remove())
afterEach(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGTERM')
    await ended
  }
  programs = []
})

/** Without goods, which have nothing to do with it; shops that make them are started beside workers and by the stories. */
const start = (env: Record<string, string> = {}) => {
  const program = runCli(['start'], { DATA_DIR: folder.dataDir, SEED: 'off', ...env })
  programs.push(program)
  return program
}
const postmasterFile = () => join(folder.dataDir, 'postgres/postmaster.pid')
const postmasterPid = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0])

describe('opening and closing', () => {
  test.each(['SIGTERM', 'SIGHUP'] as const)(
    'the last line is the address; %s closes everything, the database included',
    async (signal) => {
      const shop = start()
      const address = await shop.open
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
      const pid = postmasterPid()
      shop.child.kill(signal)
      const { code, out, err } = await shop.ended
      expect([code, err]).toEqual([0, ''])
      expect(out.trim().split('\n').at(-1)).toBe(`Vitrine is open at ${address}`)
      expect(isAlive(pid)).toBe(false)
      expect(existsSync(join(folder.dataDir, 'vitrine.lock'))).toBe(false)
    },
  )

  test('a shop that stops by SIGINT is not ready, goes on serving, and ends each connection', async () => {
    const shop = start({ DRAIN_MS: '2000' })
    const address = await shop.open
    shop.child.kill('SIGINT')
    await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(503)
    const served = await fetch(`${address}/api/cart/create`, { method: 'POST' })
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await shop.ended).toMatchObject({ code: 0, err: '' })
  })

  test('a signal that comes twice, from the terminal and through npm, is one request', async () => {
    const shop = start()
    await shop.open
    shop.child.kill('SIGINT')
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toMatchObject({ code: 0, err: '' })
    expect(existsSync(postmasterFile())).toBe(false)
  })

  test('a stop while it is still starting leaves nothing running', async () => {
    const fresh = aDataDir()
    const shop = start({ DATA_DIR: fresh.dataDir, SEED: 'on' })
    await new Promise((done) => shop.child.stdout?.once('data', done))
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toMatchObject({ code: 0, err: '' })
    expect(existsSync(join(fresh.dataDir, 'postgres/postmaster.pid'))).toBe(false)
    fresh.remove()
  })

  test('a first start is open before its people have a history, which comes whole, without a letter about it', async () => {
    const fresh = aDataDir()
    const shop = start({ DATA_DIR: fresh.dataDir, SEED: 'on' })
    await shop.open
    const client = new pg.Client({
      connectionString: findRunningCluster(fresh.dataDir)?.urlOf('vitrine') ?? '',
    })
    await client.connect()
    const history = async () =>
      (
        await client.query<Record<'orders' | 'payouts' | 'parcels' | 'letters', number>>(`select
          (select count(*)::int from shop_order) as orders, (select count(*)::int from payout) as payouts,
          (select count(*)::int from promo_product where order_id is not null) as parcels,
          (select count(*)::int from outbox where topic like 'order.%') as letters`)
      ).rows[0]
    expect(await history()).toMatchObject({ parcels: 0 })
    await expect
      .poll(history, { timeout: 120_000 })
      .toMatchObject({ parcels: expect.toSatisfy((n) => n > 0) })
    expect(await history()).toMatchObject({ payouts: expect.toSatisfy((n) => n > 30), letters: 0 })
    await client.end()
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toMatchObject({
      code: 0,
      err: '',
      out: expect.not.stringContaining('not whole'),
    })
    fresh.remove()
  })

  test('a database that dies of SIGQUIT, then of SIGKILL, no longer takes the shop with it', async () => {
    const shop = start()
    const address = await shop.open
    for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
      const dead = postmasterPid()
      process.kill(dead, signal)
      // A worker of the dead one may answer a last time, or not; what counts is the new one.
      // Until then the shop says that it is away, never that it is broken.
      const codes = new Set<number>()
      // A kept connection may have run out, or a busy machine not have taken a new one in time: only a dead shop counts.
      const isOpen = async () => {
        const reply = await fetch(`${address}/api/cart/create`, { method: 'POST' }).catch(() => undefined)
        expect(shop.child.exitCode).toBe(null)
        if (reply) codes.add(reply.status)
        return reply?.status === 200
      }
      const isNew = () => existsSync(postmasterFile()) && postmasterPid() !== dead
      await vi.waitUntil(async () => (await isOpen()) && isNew(), 60_000)
      expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([])
    }
    shop.child.kill('SIGTERM')
    const { code, out } = await shop.ended
    expect([code, out.match(/starting it again/g)?.length]).toEqual([0, 2])
    expect(existsSync(postmasterFile())).toBe(false)
  })
})

describe('the data folder', () => {
  test('of a running shop is refused to a second start and to a newer version, in a sentence each, and open to a short command', async () => {
    const first = start()
    const address = await first.open
    const { code, out, err } = await start().ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^The data folder .+ is in use by another process \(\d+\)\.\n$/)
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    const migrate = () => runCli(['migrate'], { DATA_DIR: folder.dataDir }).ended
    expect(await migrate()).toMatchObject({ code: 0, out: 'The database is up to date.\n' })
    const client = new pg.Client({
      connectionString: findRunningCluster(folder.dataDir)?.urlOf('vitrine') ?? '',
    })
    await client.connect()
    await client.query(`insert into schema_migration (name, checksum) values ('9999-future', 'x')`)
    const refused = await migrate()
    await client.query(`delete from schema_migration where name = '9999-future'`)
    await client.end()
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The data in .+ by a newer version of the shop\..+\n$/),
    })
  })

  test('after kill -9 the next start stops the orphaned database and takes over; after a reboot, stale marks of processes that are others now do not matter', async () => {
    const first = start()
    await first.open
    const orphan = postmasterPid()
    first.child.kill('SIGKILL')
    await first.ended
    expect(isAlive(orphan)).toBe(true)
    const second = start()
    await second.open
    expect(isAlive(orphan)).toBe(false)
    second.child.kill('SIGTERM')
    await second.ended
    writeFileSync(join(folder.dataDir, 'vitrine.lock'), `${process.pid} 1\n`)
    writeFileSync(postmasterFile(), `${process.pid}\n`)
    await start().open
  })

  test('one that cannot be made is told plainly', async () => {
    const file = join(folder.dataDir, 'file')
    writeFileSync(file, '')
    const { code, err } = await start({ DATA_DIR: join(file, 'data') }).ended
    expect([code, err]).toEqual([1, expect.stringMatching(/^The data folder .+ cannot be written.+\n$/)])
  })
})

describe('what cannot work is told at once, in plain words', () => {
  test('all bad settings together', async () => {
    const { code, err } = await start({ PORT: 'many', LOG_LEVEL: 'loud' }).ended
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^LOG_LEVEL must be/),
    ])
  })

  test('a taken port, before anything else is touched', async () => {
    const fresh = aDataDir()
    const { port, server } = await occupyPort()
    const { code, err } = await start({ DATA_DIR: fresh.dataDir, PORT: String(port) }).ended
    server.close()
    expect([code, err]).toEqual([1, `Port ${port} is taken by another program; set PORT to a free one.\n`])
    expect(readdirSync(fresh.dataDir)).toEqual([])
    fresh.remove()
  })

  test('a database nobody serves', async () => {
    const { code, err } = await start({ DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/shop' }).ended
    expect(code).toBe(1)
    expect(err).toBe('The database of DATABASE_URL (127.0.0.1:1) cannot be used: nobody listens there.\n')
  })

  test('a database that never answers', async () => {
    const { port, server } = await occupyPort()
    const { code, err } = await start({ DATABASE_URL: `postgres://u:geheim@127.0.0.1:${port}/shop` }).ended
    server.close()
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be used: no answer.')])
  })

  test('an unknown command shows the usage', async () => {
    const { code, err } = await runCli(['strat']).ended
    expect([code, err]).toEqual([2, expect.stringMatching(/Unknown command: strat[\s\S]+import luma/)])
  })
})
