// npm run held [-- MINUTES [READS A SECOND [ORDERS A SECOND]]]: ten minutes of 200 reads and 15 orders a second, each at its moment
// whatever became of those before. Tells errors, waits and memory; ends well with no error and books that balance.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { ask } from '../src/mixed/ask.ts'
import { residentMb } from '../src/mixed/shop-process.ts'
import { percentile } from '../src/percentile.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'
import { checkout } from './checkout.ts'
import { endWithScript } from './end-with-script.ts'
import { plainGoods } from './plain-goods.ts'

const READS = [
  ...['/us', '/us/women', '/us/men', '/us/search?q=coat'],
  ...['final_price:asc', 'final_price:desc'].map((sort) => `/api/catalog?size=20&sort=${sort}`),
  ...Array.from({ length: 14 }, (_, page) => `/api/catalog?size=20&from=${page * 20}`),
]
const TELL_MS = 30_000
const WARM_UP_MS = 5_000

const [minutes = 10, readsPerSecond = 200, ordersPerSecond = 15] = process.argv.slice(2).map(Number)
ensureStorefrontBuilt()
const dataDir = newFolder()
const env = { ...startEnvironment(), SHED_LOAD: 'on', TRUST_PROXY: '127.0.0.1' }
const shop = await startShop({ dataDir, env })
const forget = endWithScript(shop.pid)
const agent = new Agent({ keepAlive: true })
const nextSku = await plainGoods(shop.url, dataDir)
const waits = { reads: [] as number[], orders: [] as number[] }
const errors: string[] = []
const memory: number[] = []
const running = new Set<Promise<void>>()
let visitors = 0
let books: string
try {
  await hold(WARM_UP_MS)
  for (const list of [waits.reads, waits.orders, errors]) list.length = 0
  const teller = setInterval(tell, TELL_MS)
  await hold(minutes * 60_000)
  clearInterval(teller)
} finally {
  agent.destroy()
  await shop.stop({ keepData: true })
  forget()
  books = await runWell(['audit'], { ...env, DATA_DIR: dataDir }).catch((error: Error) => error.message)
  await dropFolder(dataDir)
}
tell()
process.stdout.write(`${errors.slice(0, 10).join('\n')}\n${books.trim().split('\n').at(-1)}\n`)
process.exit(errors.length > 0 || !books.includes('The books balance') ? 1 : 0)

async function hold(ms: number): Promise<void> {
  const [start, sent] = [performance.now(), { reads: 0, orders: 0 }]
  for (let now = start; now < start + ms; now = performance.now()) {
    const due = (perSecond: number) => ((now - start) * perSecond) / 1_000
    for (; sent.reads < due(readsPerSecond); sent.reads += 1) run('reads', read(sent.reads))
    for (; sent.orders < due(ordersPerSecond); sent.orders += 1) run('orders', order())
    if (memory.length < (now - start) / 1_000) memory.push(residentMb(shop.pid ?? 0))
    await pause(2)
  }
  await Promise.all(running)
}

function run(kind: keyof typeof waits, work: Promise<string | undefined>): void {
  const begin = performance.now()
  const whole = work.then((problem) => {
    waits[kind].push(performance.now() - begin)
    if (problem) errors.push(`${kind}: ${problem}`)
    running.delete(whole)
  })
  running.add(whole)
}

async function read(index: number): Promise<string | undefined> {
  const path = READS[index % READS.length] ?? '/'
  const outcome = await ask({ url: shop.url + path, agent })
  return outcome.kind === 'answered' && outcome.status === 200
    ? undefined
    : `${path} ${JSON.stringify(outcome).slice(0, 200)}`
}

/** A cart, a line and an order, by somebody who was never here. */
async function order(): Promise<string | undefined> {
  visitors += 1
  const visitor = `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`
  let last = ''
  const heard = (outcome: Awaited<ReturnType<typeof ask>>) => (last = JSON.stringify(outcome).slice(0, 300))
  const outcome = await checkout({ url: shop.url, agent, nextSku, visitor, heard })
  return outcome === 'placed' ? undefined : `${outcome}: ${last}`
}

function tell(): void {
  const told = (Object.keys(waits) as (keyof typeof waits)[]).map((kind) => {
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(waits[kind], share).toFixed(0))
    return `${waits[kind].length} ${kind}, p50 ${p50} ms, p99 ${p99} ms`
  })
  const [first, last] = [memory.at(Math.floor(memory.length / 4)), memory.at(-1)]
  process.stdout.write(
    `${told.join('; ')}; ${errors.length} errors; ${first} MB after a quarter, ${last} MB now\n`,
  )
}
