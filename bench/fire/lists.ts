// npm run lists [-- 300 [folder of another version]]: so many requests open for lists nobody has asked for before. Tells what
// orders and health wait for before and meanwhile, and after how long a new list is made again as it was before.
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startShop } from '../../e2e/src/start-shop.ts'
import { ask } from '../src/mixed/ask.ts'
import { percentile } from '../src/percentile.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'
import { checkout } from './checkout.ts'
import { endWithScript } from './end-with-script.ts'
import { plainGoods } from './plain-goods.ts'

const LOOK_MS = 15_000
const CHECKOUTS = 2
const HEALTH_EVERY_MS = 250
const RECOVERED_MS = 1_000
const GIVE_UP_MS = 60_000

const [, , visitors = '300', root] = process.argv
ensureStorefrontBuilt()
const shop = await startShop({ env: { ...startEnvironment(), SHED_LOAD: 'on' }, ...(root && { root }) })
endWithScript(shop.pid)
const agent = new Agent({ keepAlive: true })
const nextSku = await plainGoods(shop.url, shop.dataDir)
let lists = 0
try {
  const crowd = new Worker(new URL('list-crowd.ts', import.meta.url), {
    workerData: { url: shop.url, visitors: Number(visitors) },
  })
  await once(crowd, 'message')
  await look()
  tell('calm', await look())
  crowd.postMessage('come')
  tell(`${visitors} at the lists`, await look())
  const told = once(crowd, 'message')
  crowd.postMessage('go')
  process.stdout.write(`a new list again within a second, after ${await recovery()} ms\n`)
  process.stdout.write(`the lists: ${(await told)[0]}\n`)
  await crowd.terminate()
} finally {
  agent.destroy()
  await shop.stop()
}

type Seen = { orders: number[]; refused: number; health: number[]; list: number }

/** Orders one after the other, health now and then, for a while; and how long one new list takes. */
async function look(): Promise<Seen> {
  const seen: Seen = { orders: [], refused: 0, health: [], list: await newList() }
  const end = performance.now() + LOOK_MS
  const buy = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      const outcome = await checkout({ url: shop.url, agent, nextSku, heard: () => {} })
      if (outcome === 'placed') seen.orders.push(performance.now() - start)
      else seen.refused += 1
    }
  }
  const watch = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await ask({ url: `${shop.url}/health/ready`, agent })
      seen.health.push(performance.now() - start)
      await pause(HEALTH_EVERY_MS)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: CHECKOUTS }, buy)])
  return seen
}

/** Milliseconds until a list nobody asked for before is there; for ever, when it is refused. */
async function newList(): Promise<number> {
  const start = performance.now()
  lists += 1
  const outcome = await ask({ url: `${shop.url}/us/search?q=wool&price=${lists}-90000`, agent })
  const isThere = outcome.kind === 'answered' && outcome.status === 200
  return isThere ? performance.now() - start : Number.POSITIVE_INFINITY
}

async function recovery(): Promise<string> {
  const start = performance.now()
  while ((await newList()) > RECOVERED_MS && performance.now() - start < GIVE_UP_MS) await pause(100)
  return (performance.now() - start).toFixed(0)
}

function tell(when: string, { orders, refused, health, list }: Seen): void {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(orders, share).toFixed(0))
  process.stdout.write(
    `${when}: ${orders.length} carts filled and ordered, p50 ${p50} ms, p99 ${p99} ms, ${refused} refused; ` +
      `health p50 ${percentile(health, 0.5).toFixed(0)} ms, at worst ${Math.max(...health).toFixed(0)} ms; ` +
      `a new list ${list.toFixed(0)} ms\n`,
  )
}
