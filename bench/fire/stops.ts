// npm run stops [-- 50 [folder of another version]]: the shop is stopped so many times under 100 requests a second and ten
// checkouts. Nothing that was let in may be cut, and each stop ends well within twelve seconds.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { startShop } from '../../e2e/src/start-shop.ts'
import { ask, type Outcome } from '../src/mixed/ask.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'
import { checkout } from './checkout.ts'
import { endWithScript } from './end-with-script.ts'
import { plainGoods } from './plain-goods.ts'

const EVERY_MS = 10
const CHECKOUTS = 10
const BEFORE_STOP_MS = 2_000
const LIMIT_MS = 12_000
const PATHS = ['/us', '/us/women', '/api/stock/check?sku=none', '/us/search?q=coat', '/health/ready']

type Tally = { answered: number; refused: number; reset: number; failed: number; orders: number }

const [, , times = '50', root] = process.argv
const stops = Number(times)
ensureStorefrontBuilt()
const dataDir = newFolder()
const all: Tally = { answered: 0, refused: 0, reset: 0, failed: 0, orders: 0 }
let slowest = 0
const odd: string[] = []
try {
  for (let stop = 1; stop <= stops; stop += 1) {
    const ordersBefore = all.orders
    const { code, ms, readyAfterStop } = await stopUnderLoad()
    slowest = Math.max(slowest, ms)
    if (code !== 0 || ms > LIMIT_MS || readyAfterStop !== 503)
      odd.push(`stop ${stop}: exit ${code} after ${Math.round(ms)} ms, ready said ${readyAfterStop}`)
    if (all.orders - ordersBefore < CHECKOUTS) odd.push(`stop ${stop}: ${all.orders - ordersBefore} orders`)
    process.stdout.write(`${stop}/${stops} ${JSON.stringify(all)} ${Math.round(ms)} ms\n`)
  }
} finally {
  await dropFolder(dataDir)
}
process.stdout.write(`${[...odd, `slowest ${Math.round(slowest)} ms, ${all.reset} resets`].join('\n')}\n`)
process.exit(odd.length > 0 || all.reset > 0 || all.failed > 0 ? 1 : 0)

async function stopUnderLoad() {
  const env = { ...startEnvironment(), DRAIN_MS: '3000', SHED_LOAD: 'on' }
  const start = () => startShop({ dataDir, env, ...(root && { root }) })
  // Another program may have been faster to take the port that was free.
  const shop = await start().catch(start)
  const forget = endWithScript(shop.pid)
  const load = beginLoad(shop.url, await plainGoods(shop.url, dataDir))
  await pause(BEFORE_STOP_MS)
  const begin = performance.now()
  const stopped = shop.stop({ keepData: true })
  await pause(50)
  const ready = await ask({ url: `${shop.url}/health/ready`, agent: new Agent() })
  const code = await stopped
  forget()
  const ms = performance.now() - begin
  await load.end()
  return { code, ms, readyAfterStop: ready.kind === 'answered' ? ready.status : ready.kind }
}

/** Half of the visitors come on connections of their own, half on ones they keep. */
function beginLoad(url: string, nextSku: () => string) {
  const agents = [new Agent(), new Agent({ keepAlive: true })]
  const running = new Set<Promise<unknown>>()
  let isOver = false
  let count = 0
  const run = (work: Promise<unknown>) => {
    running.add(work)
    void work.finally(() => running.delete(work))
  }
  const visit = async (at: number) => {
    const path = PATHS[at % PATHS.length] ?? ''
    const outcome = await ask({ url: url + path, agent: agents[at % 2] as Agent })
    tally(outcome, path)
  }
  const shopOn = async (agent: Agent) => {
    const heard = (outcome: Outcome) => tally(outcome, 'a checkout')
    for (let end = ''; !isOver && end !== 'away'; ) {
      end = await checkout({ url, agent, nextSku, heard })
      if (end === 'placed') all.orders += 1
    }
  }
  const timer = setInterval(() => run(visit(count++)), EVERY_MS)
  for (let at = 0; at < CHECKOUTS; at += 1) run(shopOn(agents[at % 2] as Agent))
  return {
    async end() {
      isOver = true
      clearInterval(timer)
      await Promise.all(running)
      for (const agent of agents) agent.destroy()
    },
  }
}

function tally(outcome: Outcome, what: string): void {
  all[outcome.kind] += 1
  if (outcome.kind === 'reset') odd.push(`${what}: ${outcome.how}`)
  // A 503 of the readiness probe is what it is for.
  if (outcome.kind !== 'answered' || outcome.status < 500 || what.startsWith('/health')) return
  all.failed += 1
  odd.push(`${what}: ${outcome.status} ${outcome.body.slice(0, 120)}`)
}
