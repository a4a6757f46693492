// npm run bodies [-- folder of another version]: twenty gzips of 80 MB of JSON at once, then the same unpacked, to a call
// that takes photos. Tells what others waited for in the meantime, and what the shop weighs before, at worst and after. The
// same bodies go to a bare server beside it, too: what others wait for then is what attackers on this machine take from
// them, whoever is attacked.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startShop } from '../../e2e/src/start-shop.ts'
import { ask } from '../src/mixed/ask.ts'
import { processorMs, residentMb } from '../src/mixed/shop-process.ts'
import { percentile } from '../src/percentile.ts'
import { startEnvironment } from '../src/start-options.ts'
import { endWithScript } from './end-with-script.ts'

const EVERY_MS = 10
const LOOK_MS = 3_000
/** Calm and fire take turns, so that both see the same machine. */
const ROUNDS = 3
const SETTLED_MS = 15_000

const [, , root] = process.argv
const shop = await startShop({ env: { ...startEnvironment(), STOREFRONT: 'off' }, ...(root && { root }) })
const { pid = 0 } = shop
endWithScript(pid)
const bare = fork(new URL('bare-server.ts', import.meta.url))
endWithScript(bare.pid)
try {
  const [port] = await once(bare, 'message')
  const attacker = new Worker(new URL('attacker.ts', import.meta.url))
  await once(attacker, 'message')
  await others(LOOK_MS)
  const before = residentMb(pid)
  let worst = 0
  const watch = setInterval(() => (worst = Math.max(worst, residentMb(pid))), 50)
  const [calm, beside, fire]: [Waits[], Waits[], Waits[]] = [[], [], []]
  for (let round = 1; round <= ROUNDS; round += 1) {
    calm.push(await others(LOOK_MS))
    for (const [at, waits] of [
      [`http://127.0.0.1:${port}/`, beside],
      [`${shop.url}/api/review/create`, fire],
    ] as const) {
      const attacked = once(attacker, 'message')
      attacker.postMessage(at)
      waits.push(await others(LOOK_MS, attacked))
      process.stdout.write(
        `round ${round}, ${waits === fire ? 'the shop' : 'beside'}: ${(await attacked)[0]}\n`,
      )
    }
  }
  tell('calm', calm)
  tell('a bare server under fire', beside)
  tell('the shop under fire', fire)
  await pause(SETTLED_MS)
  clearInterval(watch)
  process.stdout.write(`memory: ${before} MB before, ${worst} MB at worst, ${residentMb(pid)} MB after\n`)
  await attacker.terminate()
} finally {
  bare.kill()
  await shop.stop()
}

type Waits = { catalogue: number[]; health: number[]; processorMs: number }

/** A hundred requests a second for so long, and on until the attack is over. */
async function others(ms: number, attacked: Promise<unknown> = Promise.resolve()): Promise<Waits> {
  const agent = new Agent({ keepAlive: true })
  const waits: Waits = { catalogue: [], health: [], processorMs: 0 }
  const before = processorMs(pid)
  const running: Promise<void>[] = []
  let count = 0
  const timer = setInterval(() => {
    const isHealth = count++ % 10 === 0
    const url = shop.url + (isHealth ? '/health/live' : '/api/catalog?size=20')
    const start = performance.now()
    const list = isHealth ? waits.health : waits.catalogue
    running.push(ask({ url, agent }).then(() => void list.push(performance.now() - start)))
  }, EVERY_MS)
  await Promise.all([pause(ms), attacked])
  clearInterval(timer)
  await Promise.all(running)
  agent.destroy()
  waits.processorMs = processorMs(pid) - before
  return waits
}

function tell(when: string, all: Waits[]): void {
  const catalogue = all.flatMap((one) => one.catalogue)
  const health = all.flatMap((one) => one.health)
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(catalogue, share).toFixed(0))
  const each = all.reduce((sum, one) => sum + one.processorMs, 0) / (catalogue.length + health.length)
  process.stdout.write(
    `${when}: others p50 ${p50} ms, p99 ${p99} ms; health at worst ${Math.max(...health).toFixed(0)} ms; ` +
      `processor ${each.toFixed(1)} ms a request of others\n`,
  )
}
