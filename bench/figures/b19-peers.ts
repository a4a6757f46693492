import { Agent } from 'node:http'
import { dropFolder, newFolder } from '../../e2e/src/data-folder.ts'
import { runWell } from '../../e2e/src/start-shop.ts'
import { type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { ask } from '../src/mixed/ask.ts'
import { openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { type Question, questionsOf, type Sent } from '../src/peers/questions.ts'
import { percentile } from '../src/percentile.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'

const PRODUCTS = 1_000
const VISITORS = 10
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-vs-store-code': 'de' }

export const b19Peers: Measurement = {
  id: 'B19',
  title: 'what EverShop, Vendure and Medusa were asked, of as many products, by as many visitors',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const dataDir = newFolder()
    try {
      await runWell(['seed', '--products', String(PRODUCTS)], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
      const shop = await openMeasuredShop({ processes: 1, dataDir })
      try {
        const figures: Figure[] = []
        for (const question of await questionsOf(shop.url, shop.pool))
          figures.push(await rateOf(shop.url, question, quick ? 2 : 10))
        return figures
      } finally {
        await shop.stop()
      }
    } finally {
      await dropFolder(dataDir)
    }
  },
}

/** Warm for half as long as it counts. */
async function rateOf(url: string, { what, peers, send }: Question, seconds: number): Promise<Figure> {
  const agent = new Agent({ keepAlive: true })
  let asked = 0
  const visit = async (waits: number[], end: number) => {
    while (performance.now() < end) {
      const begin = performance.now()
      await send((sent) => answerOf(url, agent, sent), asked++)
      waits.push(performance.now() - begin)
    }
  }
  const visitFor = async (time: number) => {
    const waits: number[] = []
    const end = performance.now() + time * 1_000
    await Promise.all(Array.from({ length: VISITORS }, () => visit(waits, end)))
    return waits
  }
  await visitFor(seconds / 2)
  const waits = await visitFor(seconds)
  agent.destroy()
  const value = waits.length / seconds
  const middle = percentile(waits, 0.5)
  const ours = `${Math.round(value)}/s (${middle < 10 ? middle.toFixed(1) : Math.round(middle)} ms)`
  return { id: 'B19', what, ours, limit: peers, value, goal: NO_GOAL }
}

/** One that is no success ends the measurement. */
async function answerOf(url: string, agent: Agent, { path, body }: Sent): Promise<string> {
  const outcome = await ask({ url: url + path, agent, body, headers: HEADERS })
  if (outcome.kind === 'answered' && outcome.status < 300) return outcome.body
  throw new Error(`${path.slice(0, 80)}: ${JSON.stringify(outcome).slice(0, 200)}`)
}
