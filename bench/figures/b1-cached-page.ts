import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { atLeast, type Figure, type Measurement } from '../src/figure.ts'
import type { Load } from '../src/loopback.ts'
import { loopbackLoad } from '../src/loopback-load.ts'
import { openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { ensureStorefrontBuilt, findPages } from '../src/shop-pages.ts'
import { startBareServer } from '../src/start-bare-server.ts'

type LoadInput = { seconds: number; headers: Record<string, string> }

const FORMS: Record<string, Record<string, string>> = { plain: {}, brotli: { 'accept-encoding': 'br' } }

export const b1CachedPage: Measurement = {
  id: 'B1',
  title: 'cached category page at 10 connections, against bare node:http with the same bytes',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const shop = await openMeasuredShop({ processes: 1 })
    try {
      const { category } = await findPages(shop.url)
      const figures: Figure[] = []
      for (const [form, headers] of Object.entries(FORMS)) {
        figures.push(await compare(category, form, { seconds: quick ? 3 : 10, headers }))
      }
      return figures
    } finally {
      await shop.stop()
    }
  },
}

/** The limit is taken before and after, so that a machine that slows down slows both. */
async function compare(page: string, form: string, asked: LoadInput): Promise<Figure> {
  const { head, body } = await readCached(page, asked.headers)
  const bare = await startBareServer({ head, body })
  try {
    await loopbackLoad(page, { ...asked, seconds: 2 })
    await loopbackLoad(bare.url, { ...asked, seconds: 2 })
    const before = await loopbackLoad(bare.url, asked)
    const ours = await loopbackLoad(page, asked)
    const after = await loopbackLoad(bare.url, asked)
    return toFigure(`cached page, ${form}, ${Math.round(body.length / 1000)} kB`, ours, [before, after])
  } finally {
    bare.stop()
  }
}

type CachedPage = { head: string[]; body: Buffer }

/** What every server of node:http writes by itself. */
const WRITTEN_ANYWAY = new Set(['date', 'connection', 'keep-alive'])

/** Head and body as they go over the line; `fetch` would hand the body out decoded. */
async function readCached(page: string, headers: Record<string, string>): Promise<CachedPage> {
  const ask = async () => {
    const [reply] = (await once(get(page, { headers }), 'response')) as [IncomingMessage]
    return { reply, body: await buffer(reply) }
  }
  await ask()
  const { reply, body } = await ask()
  const cacheState = reply.headers['x-cache']
  if (reply.statusCode !== 200 || cacheState !== 'hit')
    throw new Error(`${page}: ${reply.statusCode}, ${cacheState}`)
  const head = Object.entries(reply.headers).filter(([name]) => !WRITTEN_ANYWAY.has(name))
  return { head: head.flatMap(([name, value]) => [name, String(value)]), body }
}

function toFigure(what: string, ours: Load, bare: Load[]): Figure {
  if (ours.errors > 0) throw new Error(`${what}: ${ours.errors} failed requests`)
  const limit = bare.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) / bare.length
  const share = (100 * ours.requestsPerSecond) / limit
  const rates = bare.map(({ requestsPerSecond }) => Math.round(requestsPerSecond)).join(' and ')
  return {
    id: 'B1',
    what,
    ours: `${Math.round(ours.requestsPerSecond)}/s, ${share.toFixed(0)} % (p99 ${ours.p99Ms} ms)`,
    limit: `bare ${rates}/s`,
    value: share,
    goal: atLeast(share, 80, ' %'),
  }
}
