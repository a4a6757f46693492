// What a load takes: its rate, its longest waits, and the processor time of each request.
import type { Load } from '../loopback.ts'
import { loopbackPosts } from '../loopback-posts.ts'
import { processorMsOf } from '../processor-time.ts'
import type { MeasuredShop } from './measured-shop.ts'

export type Taken = Load & { requestMs: number }
export type Bare = { url: string; pid: number }
type HowLong = { seconds: number; connections: number }

export function takenByShop(shop: MeasuredShop, drive: () => Promise<Load>): Promise<Taken> {
  return taken(drive, () => {
    const { shopMs, databaseMs } = shop.spent()
    return shopMs + databaseMs
  })
}

/** By a route of the server beside the shop, which writes into the shop's database. */
export async function takenByRoute(
  path: '/one' | '/five',
  { shop, bare }: { shop: MeasuredShop; bare: Bare },
  how: HowLong,
): Promise<Taken> {
  const url = new URL(path, bare.url).href
  const nextBody = () => ({ words: 'one more' })
  await loopbackPosts(url, { ...how, seconds: 1, nextBody })
  const spentMs = () => processorMsOf(bare.pid) + shop.spent().databaseMs
  return taken(() => loopbackPosts(url, { ...how, nextBody }), spentMs)
}

async function taken(drive: () => Promise<Load>, spentMs: () => number): Promise<Taken> {
  const before = spentMs()
  const load = await drive()
  if (load.errors > 0) throw new Error(`${load.errors} of ${load.requests} requests failed`)
  return { ...load, requestMs: (spentMs() - before) / load.requests }
}
