// What a shop holds once many have asked it, as the system counts it; nothing is collected for the occasion.
import { readFileSync } from 'node:fs'
import { assertAnswered, driveClosed } from './drive.ts'
import { openMeasuredShop } from './measured-shop.ts'
import { MIX, openTraffic } from './traffic.ts'

const VISITORS = 16
/** The first of them meet a shop that has just opened, and some are sent away where others use the machine. */
const WARM_UP = 500
const LONGEST_SECONDS = 3_600
/** Orders and changes are drawn by chance: so many more carts than there will be of them. */
const SPARE_CARTS = 200

type InUse = { megabytes: number; highest: number }

/** Of the shop's own process, right after the last of so many mixed requests. */
export async function memoryInUse(dataDir: string, requests: number): Promise<InUse> {
  const shop = await openMeasuredShop({ processes: 1, dataDir })
  try {
    const carts = Math.ceil((requests * MIX.cart) / 100) + SPARE_CARTS
    const traffic = await openTraffic(shop.url, shop.pool, { carts })
    const drive = (count: number) =>
      driveClosed(traffic.nextMixed, {
        urls: [shop.url],
        visitors: VISITORS,
        requests: count,
        seconds: LONGEST_SECONDS,
      })
    await drive(WARM_UP)
    assertAnswered(await drive(requests - WARM_UP))
    return { megabytes: megabytesOf(shop.pid, 'VmRSS'), highest: megabytesOf(shop.pid, 'VmHWM') }
  } finally {
    await shop.stop()
  }
}

/** Linux tells it; elsewhere there is no figure. */
export function megabytesOf(pid: number | undefined, kind: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kilobytes = ''] = new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status) ?? []
    return Number(kilobytes) / 1000
  } catch {
    return Number.NaN
  }
}
