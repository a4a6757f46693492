// A hundred reads and ten orders a second, whatever happens. An order is sent again until it was answered, as the
// storefront's outbox does; what was acknowledged is remembered, so that it can be looked for afterwards.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Outcome } from '../../src/mixed/ask.ts'
import { orderOf } from '../checkout.ts'

const READS = [
  '/us',
  '/us/women',
  '/de/men',
  '/us/search?q=coat',
  '/api/catalog?size=20',
  '/us/merino-roll-neck',
]
const AGAIN_MS = 500
const ATTEMPTS = 120

export type Tally = {
  reads: number
  orders: number
  /** 503 with Retry-After. */
  shed: number
  cut: number
  /** All else that went wrong, in words. */
  failed: string[]
  /** When something went wrong last, as `performance.now()` tells. */
  lastBadMs: number
}
type LoadInput = { url: string; nextSku: () => string; readsPerSecond?: number; ordersPerSecond?: number }

export function beginSteadyLoad({ url, nextSku, readsPerSecond = 100, ordersPerSecond = 10 }: LoadInput) {
  const agent = new Agent({ keepAlive: true })
  const running = new Set<Promise<void>>()
  const acknowledged: string[] = []
  let tally = newTally()
  let visitors = 0
  let isOver = false
  const nextVisitor = () => {
    visitors += 1
    return { 'x-forwarded-for': `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}` }
  }
  /** Whether it was answered at all. */
  function note(outcome: Outcome, what: string): boolean {
    const isShed = outcome.kind === 'answered' && outcome.status === 503
    const isFine = outcome.kind === 'answered' && outcome.status < 400
    if (!isFine) tally.lastBadMs = performance.now()
    if (isShed) tally.shed += 1
    else if (outcome.kind !== 'answered') tally.cut += 1
    else if (!isFine) tally.failed.push(`${what}: ${outcome.status} ${outcome.body.slice(0, 160)}`)
    return outcome.kind === 'answered' && !isShed
  }
  async function read(at: number): Promise<void> {
    const path = READS[at % READS.length] ?? '/'
    note(await ask({ url: url + path, agent, headers: nextVisitor() }), path)
    tally.reads += 1
  }
  async function order(): Promise<void> {
    const headers = { 'x-vs-store-code': 'de', ...nextVisitor() }
    const send = async (
      path: string,
      body: unknown,
    ): Promise<{ code: number; result: unknown } | undefined> => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const outcome = await ask({ url: url + path, agent, body, headers })
        if (note(outcome, path) && outcome.kind === 'answered') return JSON.parse(outcome.body)
        await pause(AGAIN_MS)
      }
      tally.failed.push(`${path}: not answered once in ${ATTEMPTS} tries`)
    }
    const cart = await send('/api/cart/create', {})
    const [cartId, line] = [String(cart?.result), { sku: nextSku(), qty: 1 }]
    await send(`/api/cart/update?cartId=${cartId}`, { cartItem: line })
    const whole = { ...orderOf(cartId, [line]), order_id: randomUUID() }
    const placed = await send('/api/order', whole)
    if (placed?.code === 200) acknowledged.push(whole.order_id)
    tally.orders += 1
  }
  const run = (work: Promise<void>) => {
    running.add(work)
    void work.finally(() => running.delete(work))
  }
  async function hold(): Promise<void> {
    const [start, sent] = [performance.now(), { reads: 0, orders: 0 }]
    const due = (perSecond: number) => ((performance.now() - start) * perSecond) / 1_000
    while (!isOver) {
      for (; sent.reads < due(readsPerSecond); sent.reads += 1) run(read(sent.reads))
      for (; sent.orders < due(ordersPerSecond); sent.orders += 1) run(order())
      await pause(5)
    }
  }
  const holding = hold()
  return {
    acknowledged,
    /** What happened since the last time it was asked. */
    take(): Tally {
      const taken = tally
      tally = newTally()
      return taken
    },
    async end() {
      isOver = true
      await holding
      await Promise.all(running)
      agent.destroy()
    },
  }
}

const newTally = (): Tally => ({ reads: 0, orders: 0, shed: 0, cut: 0, failed: [], lastBadMs: 0 })
