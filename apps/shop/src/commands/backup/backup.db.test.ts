import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureDatabase } from '@vitrine/postgres/ensure-database'
import { startCluster } from '@vitrine/postgres/start-cluster'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDataDir, type Ended, type Program, runCli } from '../../testing/run-cli.ts'
import { runHere } from '../../testing/run-here.ts'
import { runAudit } from '../audit.ts'
import { runDelivery } from '../commerce/delivery.ts'
import { runExport } from '../export.ts'
import { runBackup } from './backup.ts'
import { runRestore } from './restore.ts'

// Whole programs start and stop here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const ends: (() => unknown)[] = []
const run = (args: string[], env: Record<string, string>) => runCli(args, env).ended
const photoIn = (folder: string) => join(folder, 'review-photos/7.jpg')

function aFolder(): string {
  const { dataDir, remove } = aDataDir()
  ends.push(remove)
  return dataDir
}

/** Open for all, with a customer and a photo; backed up once, and not changed by what is done with the backup. */
let shop: Program
let [folder, file, address] = ['', '', '']
let backup: Ended
beforeAll(async () => {
  folder = aFolder()
  await run(['session', 'ann@example.org'], { DATA_DIR: folder })
  mkdirSync(join(folder, 'review-photos'))
  writeFileSync(photoIn(folder), PHOTO)
  shop = runCli(['start'], { DATA_DIR: folder, SEED: 'off' })
  address = await shop.open
  file = join(aFolder(), 'shop.tar.gz')
  backup = await run(['backup', file], { DATA_DIR: folder })
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.ended
  for (const end of ends) await end()
})

/** To an admin, on the page of the system. */
async function backupsShown(): Promise<unknown> {
  const { out } = await run(['session', 'boss@example.org', '--roles', 'admin'], { DATA_DIR: folder })
  const { accessToken } = JSON.parse(out.slice(out.indexOf('{'))) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${address}/api/admin/system`, { headers }).then((reply) => reply.json())).result
    .backups
}

test('a running shop is backed up and brought back, pictures and keys too, into a folder and into a server', async () => {
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  expect(await backupsShown()).toEqual([
    {
      at: expect.any(String),
      file: 'shop.tar.gz',
      size_mb: 1,
      rows: expect.any(Number),
      seconds: expect.any(Number),
    },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const server = await startCluster({ folder: aFolder() })
  ends.unshift(server.stop)
  const DATABASE_URL = await ensureDatabase(server, 'shop')
  for (const database of [[], [['DATABASE_URL', DATABASE_URL]]]) {
    const copy = aFolder()
    const env = { DATA_DIR: copy, ...Object.fromEntries(database) }
    expect(await run(['restore', file], env)).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(photoIn(copy))).toEqual(PHOTO)
    expect(await run(['audit'], env)).toMatchObject({ code: 0, err: '' })
    // The same account: the key its tokens are made with came along.
    expect((await run(['session', 'ann@example.org'], env)).out).toContain('"customerId": 1')
  }
})

test('a backup is put into the data folder, all a container may write to, and none is packed into the next', async () => {
  const target = join(folder, 'backups/tonight.tar.gz')
  mkdirSync(join(folder, 'backups'))
  for (const name of ['yesterday.tar.gz', 'backups/yesterday.tar.gz'])
    writeFileSync(join(folder, name), randomBytes(4_000_000))
  expect(await run(['backup', target], { DATA_DIR: folder })).toMatchObject({ code: 0, err: '' })
  expect(statSync(target).size).toBeLessThan(1_000_000)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  const copy = aFolder()
  expect(await run(['restore', target], { DATA_DIR: copy })).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(photoIn(copy))).toEqual(PHOTO)
})

test('what is there is replaced only when that is said, and never under a shop that is open', async () => {
  expect((await run(['restore', file, '--replace'], { DATA_DIR: folder })).err).toContain(
    'in use by another process',
  )
  const closed = aFolder()
  const env = { DATA_DIR: closed }
  await run(['restore', file], env)
  await run(['session', 'late@example.org'], env)
  writeFileSync(photoIn(closed), 'painted over')
  const refused = await run(['restore', file], env)
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('0 products, 2 customers, 0 orders'),
  })
  expect(readFileSync(photoIn(closed), 'utf8')).toBe('painted over')
  expect(await run(['restore', file, '--replace'], env)).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(photoIn(closed))).toEqual(PHOTO)
  expect((await run(['restore', file], env)).err).toContain('1 customers')
})

test('a file that is cut short, changed, or none of ours changes nothing', async () => {
  const whole = readFileSync(file)
  const spoilings = {
    cut: whole.subarray(0, -100),
    changed: Buffer.concat([whole.subarray(0, 900), PHOTO, whole.subarray(907)]),
    'none of ours': 'hello',
  }
  const empty = aFolder()
  const spoiled = join(aFolder(), 'spoiled.tar.gz')
  for (const [how, content] of Object.entries(spoilings)) {
    writeFileSync(spoiled, content)
    expect(await runHere(runRestore, empty, [spoiled]), how).toMatchObject({
      code: 1,
      err: expect.stringContaining('no whole backup of this shop; nothing was changed'),
    })
  }
  expect(existsSync(join(empty, 'postgres'))).toBe(false)
  for (const args of [[], ['x.zip']]) expect((await runHere(runBackup, empty, args)).err).toContain('Use: ')
  for (const args of [[], ['a', 'b']]) expect((await runHere(runRestore, empty, args)).err).toContain('Use: ')
})

test('a folder without a shop is neither backed up nor said to balance: a wrong DATA_DIR looked well each night', async () => {
  const nowhere = aFolder()
  const target = join(aFolder(), 'nightly.tar.gz')
  const commands: [typeof runBackup, string[]][] = [
    [runBackup, [target]],
    [runAudit, []],
    [runExport, ['records', join(dirname(target), 'records.ndjson')]],
    [runDelivery, ['export', join(dirname(target), 'delivery.csv')]],
  ]
  for (const [command, args] of commands)
    expect(await runHere(command, nowhere, args)).toMatchObject({
      code: 1,
      err: `There is no shop in ${nowhere}; set DATA_DIR to the folder of one.`,
    })
  expect([readdirSync(nowhere), readdirSync(dirname(target))]).toEqual([[], []])
})

test('a backup that is not there, and a place none can be put, are told in one sentence', async () => {
  const missing = join(aFolder(), 'missing.tar.gz')
  expect(await run(['restore', missing], { DATA_DIR: aFolder() })).toMatchObject({
    code: 1,
    err: `${missing}: there is no such file or folder.\n`,
  })
  const { code, err } = await run(['backup', join(file, 'x.tar.gz')], { DATA_DIR: folder })
  expect({ code, err }).toEqual({ code: 1, err: `${file}: a file is there already.\n` })
})
