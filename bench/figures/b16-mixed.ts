import { atLeast, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { assertAnswered, type Driven, driveClosed } from '../src/mixed/drive.ts'
import { type MeasuredShop, openMeasuredShop, type Spent, since } from '../src/mixed/measured-shop.ts'
import { KINDS, type Kind, openTraffic, type Question } from '../src/mixed/traffic.ts'
import { processorMsOf } from '../src/processor-time.ts'
import { startBareServer } from '../src/start-bare-server.ts'

const PROCESSES = [1, 2, 3]
const VISITORS = 16
const WARM_UP = 500
/** As long as the answers of the mix are on average. */
const BARE_BODY = Buffer.alloc(12_000, 'vitrine ')
const TWO_CORES = 1.8

type Run = Spent & { perSecond: number; answered: number }
type Measured = { processes: number; ours: Run; bare: { perSecond: number; ms: number } }

export const b16Mixed: Measurement = {
  id: 'B16',
  title: 'mixed traffic with one, two and three processes, against bare node:http on the same cores',
  run: async ({ quick }) => {
    const seconds = quick ? 5 : 15
    const measured: Measured[] = []
    let costs: Figure[] = []
    for (const processes of PROCESSES) {
      const shop = await openMeasuredShop({ processes })
      try {
        const traffic = await openTraffic(shop.url, shop.pool, { carts: quick ? 4_000 : 12_000 })
        await driveClosed(traffic.nextMixed, {
          urls: [shop.url],
          visitors: VISITORS,
          requests: WARM_UP,
        })
        if (processes === 1) costs = await costsOf(shop, traffic.next, quick ? 200 : 600)
        const before = await measureBare(processes, seconds)
        const ours = await measureMix(shop, traffic.nextMixed, seconds)
        const after = await measureBare(processes, seconds)
        const bare = { perSecond: (before.perSecond + after.perSecond) / 2, ms: (before.ms + after.ms) / 2 }
        measured.push({ processes, ours, bare })
      } finally {
        await shop.stop()
      }
    }
    return [...measured.map((one) => toFigure(one, measured[0])), ...costs]
  },
}

async function measureMix(shop: MeasuredShop, next: () => Question, seconds: number): Promise<Run> {
  const before = shop.spent()
  const driven = await driveClosed(next, { urls: [shop.url], visitors: VISITORS, seconds })
  assertAnswered(driven)
  return { ...perRequest(since(shop.spent(), before), driven), ...rateOf(driven) }
}

const rateOf = ({ answered, seconds }: Driven) => ({ answered, perSecond: answered / seconds })
const perRequest = ({ shopMs, databaseMs }: Spent, { answered }: Driven): Spent => ({
  shopMs: shopMs / answered,
  databaseMs: databaseMs / answered,
})

/** As many bare servers, asked by the same visitors. */
async function measureBare(processes: number, seconds: number) {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startBareServer({ body: BARE_BODY })),
  )
  try {
    const pids = servers.map(({ pid }) => pid)
    const spent = () => pids.reduce((sum, pid) => sum + processorMsOf(pid), 0)
    const before = spent()
    const urls = servers.map(({ url }) => url.replace(/\/$/, ''))
    const driven = await driveClosed(() => ({ path: '/' }), {
      urls,
      visitors: VISITORS,
      seconds: seconds / 2,
    })
    return { perSecond: rateOf(driven).perSecond, ms: (spent() - before) / driven.answered }
  } finally {
    for (const server of servers) server.stop()
  }
}

/** What one request of each kind takes of a core, in the shop and in its database. */
async function costsOf(
  shop: MeasuredShop,
  next: (kind: Kind) => Question,
  requests: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of KINDS) {
    const before = shop.spent()
    // A kept page is so cheap that a hundredth of a second, in which Linux counts, is many of them.
    const many = kind === 'kept' ? requests * 5 : requests
    const driven = await driveClosed(() => next(kind), { urls: [shop.url], visitors: 4, requests: many })
    assertAnswered(driven)
    const { shopMs, databaseMs } = perRequest(since(shop.spent(), before), driven)
    figures.push({
      id: 'B16',
      what: `processor time of one: ${kind}`,
      ours: `${shopMs.toFixed(2)} ms in the shop, ${databaseMs.toFixed(2)} ms in PostgreSQL`,
      limit: '–',
      value: shopMs + databaseMs,
      goal: NO_GOAL,
    })
  }
  return figures
}

function toFigure({ processes, ours, bare }: Measured, one: Measured | undefined): Figure {
  const times = ours.perSecond / (one?.ours.perSecond ?? Number.NaN)
  const bareTimes = bare.perSecond / (one?.bare.perSecond ?? Number.NaN)
  const each = `${ours.shopMs.toFixed(2)} + ${ours.databaseMs.toFixed(2)} ms each, shop + PostgreSQL`
  return {
    id: 'B16',
    what: `mixed traffic, ${VISITORS} visitors, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    ours: `${Math.round(ours.perSecond)}/s, ${times.toFixed(2)} ×; ${each}`,
    limit: `bare ${Math.round(bare.perSecond)}/s, ${bareTimes.toFixed(2)} ×; ${bare.ms.toFixed(2)} ms each`,
    value: times,
    goal: processes === 2 ? atLeast(times, TWO_CORES, ' × (two cores free)') : NO_GOAL,
  }
}
