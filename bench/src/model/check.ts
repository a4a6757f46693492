// The model against a shop on this machine: visitors by chance at three loads, of which the lightest tells how much of a
// core the machine gives us; how long others wait at the heavier ones is foretold by how busy the process was then.
import { randomOf } from '@vitrine/search/testing/random'
import { assertAnswered, driveClosed, driveOpen } from '../mixed/drive.ts'
import { openMeasuredShop, since } from '../mixed/measured-shop.ts'
import { KINDS, MIX, openTraffic } from '../mixed/traffic.ts'
import { percentile } from '../percentile.ts'
import { ensureStorefrontBuilt } from '../shop-pages.ts'
import type { COSTS } from './costs.ts'
import { meanWait, mixed, type Work } from './queue.ts'

const WARM_UP = 600
const CALM = 0.1
const LOADS = [0.35, 0.6]

export type Checked = {
  perSecond: number
  busy: number
  foretoldMs: number
  measuredMs: number
  measuredP50: number
  /** Of a request, in the shop and its database. */
  processorMs: number
}

export async function checkModel(costs: typeof COSTS, seconds: number): Promise<Checked[]> {
  ensureStorefrontBuilt()
  const work = mixed(KINDS.map((kind) => ({ perMs: MIX[kind] / 100, serviceMs: costs[kind].shopMs })))
  const shop = await openMeasuredShop({ processes: 1 })
  try {
    const traffic = await openTraffic(shop.url, shop.pool, { carts: 3_000 })
    await driveClosed(traffic.nextMixed, { urls: [shop.url], visitors: 4, requests: WARM_UP })
    const random = randomOf(23)
    const run = async (perMs: number) => {
      const before = shop.spent()
      const how = { url: shop.url, perSecond: perMs * 1_000, seconds, random }
      const driven = await driveOpen(traffic.nextMixed, how)
      assertAnswered(driven)
      const { shopMs, databaseMs } = since(shop.spent(), before)
      const { waits, answered } = driven
      const meanMs = waits.reduce((sum, one) => sum + one, 0) / waits.length
      return {
        meanMs,
        p50: percentile(waits, 0.5),
        shopMs: shopMs / answered,
        databaseMs: databaseMs / answered,
      }
    }
    const calm = await run(CALM / work.serviceMs)
    const calmWait = waitAt(CALM / work.serviceMs, stretched(work, calm.shopMs / work.serviceMs))
    const checked: Checked[] = []
    for (const load of LOADS) {
      const perMs = load / calm.shopMs
      const { meanMs, p50, shopMs, databaseMs } = await run(perMs)
      // A busy process is quicker with each than a calm one: its code is warm, and several are read at once.
      const foretoldMs = calm.meanMs - calmWait + waitAt(perMs, stretched(work, shopMs / work.serviceMs))
      const shared = { perSecond: perMs * 1_000, busy: perMs * shopMs, foretoldMs }
      checked.push({ ...shared, measuredMs: meanMs, measuredP50: p50, processorMs: shopMs + databaseMs })
    }
    return checked
  } finally {
    await shop.stop()
  }
}

const waitAt = (perMs: number, work: Work) => meanWait(1, { ...work, perMs })

/** The same mix on a machine that is slower by so much. */
const stretched = (work: Work, times: number): Work => ({
  ...work,
  serviceMs: work.serviceMs * times,
  serviceMsSquared: work.serviceMsSquared * times ** 2,
})
