import { type CartVerb, cartVerbs } from '../src/cart/cart-verbs.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { type MeasuredShop, openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { type Bare, type Taken, takenByRoute, takenByShop } from '../src/mixed/taken.ts'
import { startBareServer } from '../src/start-bare-server.ts'

/** Connections, and the longest wait of all but a hundredth. */
const LOADS = [
  [10, 30],
  [50, 60],
] as const
const MAX_PER_SECOND = 4_000
const WARM_UP = { seconds: 3, connections: 10 }

export const b6CartUpdate: Measurement = {
  id: 'B6',
  title: 'changes of a cart, pull and totals, against a bare Fastify route that makes one committed INSERT',
  run: async ({ quick }) => {
    const shop = await openMeasuredShop({ processes: 1, env: { STOREFRONT: 'off' } })
    const bare = await startBareServer({ body: Buffer.from(shop.databaseUrl) }, 'inserts')
    try {
      return await measure({ shop, bare, seconds: quick ? 3 : 10 })
    } finally {
      bare.stop()
      await shop.stop()
    }
  },
}

type Run = { shop: MeasuredShop; bare: Bare; seconds: number }

/** The limit is taken before and after each, so that a machine that slows down slows both. */
async function measure(run: Run): Promise<Figure[]> {
  const { shop, seconds } = run
  const verbs = await cartVerbs(shop.pool, (LOADS.length * seconds + WARM_UP.seconds) * MAX_PER_SECOND)
  const figures: Figure[] = []
  for (const { drive } of verbs) await drive(shop.url, WARM_UP)
  for (const [connections, worstMs] of LOADS) {
    const how = { seconds, connections }
    let before = await takenByRoute('/one', run, how)
    for (const verb of verbs) {
      const ours = await takenByShop(shop, () => verb.drive(shop.url, how))
      const after = await takenByRoute('/one', run, how)
      figures.push(...toFigures({ verb, connections, worstMs }, ours, [before, after]))
      before = after
    }
  }
  return figures
}

type Asked = { verb: CartVerb; connections: number; worstMs: number }

function toFigures({ verb, connections, worstMs }: Asked, ours: Taken, limits: readonly Taken[]): Figure[] {
  const of = (name: 'requestsPerSecond' | 'requestMs' | 'p99Ms') => limits.map((one) => one[name])
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const rate = (100 * ours.requestsPerSecond) / mean(of('requestsPerSecond'))
  const share = (100 * mean(of('requestMs'))) / ours.requestMs
  const what = `${verb.what}, ${connections} connections`
  return [
    {
      ...{ id: 'B6', what, value: rate, goal: atLeast(rate, verb.goal, ' %') },
      ours: `${Math.round(ours.requestsPerSecond)}/s, ${rate.toFixed(0)} %`,
      limit: `bare ${of('requestsPerSecond').map(Math.round).join(' and ')}/s`,
    },
    {
      ...{ id: 'B6', what: `${what}, processor time`, value: share, goal: atLeast(share, verb.goal, ' %') },
      ours: `${ours.requestMs.toFixed(2)} ms, ${share.toFixed(0)} %`,
      limit: `bare ${mean(of('requestMs')).toFixed(2)} ms`,
    },
    {
      ...{ id: 'B6', what: `${what}, p99`, value: ours.p99Ms, goal: atMost(ours.p99Ms, worstMs, ' ms') },
      ours: `${ours.p99Ms} ms`,
      limit: `bare ${Math.max(...of('p99Ms'))} ms`,
    },
  ]
}
