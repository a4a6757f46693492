// npm run faults [-- SECONDS]: three processes of the shop behind a proxy, on a database that another one follows, under 100
// reads and ten orders a second. One after the other: restarted in turn, killed, paused for 20 s, the database restarted,
// failed over, rolled to a version with a migration and back. No order that was acknowledged may be missing or there
// twice, the books balance, and a rolling restart fails nobody. SECONDS is how long each fault is watched after it.
import { setTimeout as pause } from 'node:timers/promises'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { freePort, type RunningShop, runWell, startShop } from '../../e2e/src/start-shop.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'
import { endWithScript } from './end-with-script.ts'
import { openDatabasePair, query } from './fleet/database-pair.ts'
import { openFront } from './fleet/front.ts'
import { makeNextVersion } from './fleet/next-version.ts'
import { beginSteadyLoad } from './fleet/steady-load.ts'
import { plainGoods } from './plain-goods.ts'

const PROCESSES = 3
const PAUSE_MS = 20_000
const watchMs = Number(process.argv[2] ?? 15) * 1_000

ensureStorefrontBuilt()
const dataDir = newFolder()
const database = await openDatabasePair()
const env = {
  ...startEnvironment(),
  DATABASE_URL: database.url,
  TRUST_PROXY: '127.0.0.1',
  SHED_LOAD: 'on',
  DRAIN_MS: '3000',
}
const fleet: RunningShop[] = []
const odd: string[] = []
const nextVersion = makeNextVersion()

async function open(at: number, root?: string): Promise<void> {
  const port = fleet[at]?.port ?? (await freePort())
  fleet[at] = await startShop({ dataDir, env, port, ...(root && { root }) })
  forget[at] = endWithScript(fleet[at].pid)
}
async function replace(at: number, root?: string): Promise<void> {
  const code = await fleet[at]?.stop({ keepData: true })
  forget[at]?.()
  if (code !== 0) odd.push(`a process ended with ${code}`)
  await open(at, root)
}
async function roll(root?: string): Promise<void> {
  for (let at = 0; at < PROCESSES; at += 1) await replace(at, root)
}
const forget: (() => void)[] = []

type Fault = { name: string; mayFail: boolean; make(): Promise<void> }
const signal = (at: number, name: NodeJS.Signals) => process.kill(fleet[at]?.pid ?? 0, name)
const FAULTS: Fault[] = [
  { name: 'each process restarted in turn', mayFail: false, make: () => roll() },
  {
    name: 'one process killed, another started in its place',
    mayFail: true,
    async make() {
      signal(0, 'SIGKILL')
      await pause(1_000)
      await open(0)
    },
  },
  {
    name: 'one process paused for 20 s',
    mayFail: true,
    async make() {
      signal(1, 'SIGSTOP')
      await pause(PAUSE_MS)
      signal(1, 'SIGCONT')
    },
  },
  { name: 'the database restarted', mayFail: true, make: database.restart },
  { name: 'failed over to the database that follows', mayFail: true, make: database.failOver },
  { name: 'rolled to a version with a migration', mayFail: false, make: () => roll(nextVersion) },
  { name: 'rolled back to the version before', mayFail: false, make: () => roll() },
]

try {
  await runWell(['seed'], { ...env, DATA_DIR: dataDir })
  await database.follow()
  for (let at = 0; at < PROCESSES; at += 1) await open(at)
  const front = await openFront(fleet.map(({ url }) => url))
  const load = beginSteadyLoad({ url: front.url, nextSku: await plainGoods(front.url, database.url) })
  await pause(watchMs)
  say(`before: ${JSON.stringify(load.take())}`)
  for (const { name, mayFail, make } of FAULTS) {
    const begin = performance.now()
    await make()
    const made = performance.now()
    await pause(watchMs)
    const { reads, orders, shed, cut, failed, lastBadMs } = load.take()
    const recovered = Math.max(0, lastBadMs - begin)
    say(
      `${name} (${seconds(made - begin)}): ${reads} reads, ${orders} orders; ${shed} times 503, ${cut} cut, ` +
        `${failed.length} failed; whole again after ${seconds(recovered)}`,
    )
    odd.push(...failed.slice(0, 5).map((one) => `${name}: ${one}`))
    if (!mayFail && shed + cut > 0) odd.push(`${name}: ${shed} times 503, ${cut} cut`)
    if (lastBadMs > made + watchMs - 1_000) odd.push(`${name}: not whole again`)
  }
  await load.end()
  front.close()
  odd.push(...(await missing(load.acknowledged)))
  const books = await runWell(['audit'], { ...env, DATA_DIR: dataDir }).catch(String)
  say(`${load.acknowledged.length} orders acknowledged. ${books.trim().split('\n').at(-1)}`)
  if (!books.includes('The books balance')) odd.push('the books do not balance')
} finally {
  for (const shop of fleet) await shop.stop({ keepData: true })
  await database.close()
  await Promise.all([dataDir, nextVersion].map(dropFolder))
}
say(odd.join('\n') || 'No acknowledged order is missing or there twice.')
process.exit(odd.length > 0 ? 1 : 0)

async function missing(orders: readonly string[]): Promise<string[]> {
  const found = (await query(
    database.url,
    'select count(*)::int as rows, count(distinct client_order_id)::int as orders from shop_order where client_order_id = any($1)',
    [orders],
  )) as { rows: number; orders: number }[]
  const [{ rows, orders: there } = { rows: 0, orders: 0 }] = found
  return rows === orders.length && there === orders.length
    ? []
    : [`of ${orders.length} acknowledged orders ${there} are there, in ${rows} rows`]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
