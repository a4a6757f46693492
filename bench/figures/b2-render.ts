import { fileURLToPath } from 'node:url'
import { startShop } from '../../e2e/src/start-shop.ts'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { ms, percentile } from '../src/percentile.ts'
import { recordedClient } from '../src/recorded-client.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'

const SERVER = '../../apps/web/build/server/index.js'
const ASSETS = fileURLToPath(new URL('../../apps/web/build/client', import.meta.url))
/** A list of 50 products: the whole shop by newness. */
const PAGE = '/us/search?q=wool'

type Web = {
  createWebHandler(deps: object): (request: Request) => Promise<Response>
  renderToString(tree: unknown): string
}

export const b2Render: Measurement = {
  id: 'B2',
  title: 'uncached render of a list page, against renderToString of its tree alone',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const shop = await startShop()
    try {
      return [await measure(shop.url, quick ? 60 : 400)]
    } finally {
      await shop.stop()
    }
  },
}

/** Ours and the limit take turns, so that both see the same machine. */
async function measure(shopUrl: string, rounds: number): Promise<Figure> {
  const { createWebHandler, renderToString } = (await import(SERVER)) as Web
  let tree: unknown
  const handle = createWebHandler({
    client: recordedClient(shopUrl),
    publicUrl: shopUrl,
    assetsDir: ASSETS,
    generation: () => 1,
    log: (error: unknown) => console.error(error),
    cacheBytes: 1,
    onTree: (one: unknown) => (tree = one),
  })
  const ours: number[] = []
  const alone: number[] = []
  let products = 0
  for (let round = -20; round < rounds; round++) {
    const start = performance.now()
    const html = await (await handle(new Request(`http://localhost${PAGE}`))).text()
    const rendered = performance.now()
    renderToString(tree)
    const end = performance.now()
    products = html.split('<article').length - 1
    if (round < 0) continue
    ours.push(rendered - start)
    alone.push(end - rendered)
  }
  return toFigure(percentile(ours, 0.5), percentile(alone, 0.5), products)
}

function toFigure(ours: number, alone: number, products: number): Figure {
  const ratio = ours / alone
  const goal = atMost(ratio, 1.5, ' × and p50 ≤ 15 ms')
  return {
    id: 'B2',
    what: `uncached list page, ${products} products`,
    ours: `p50 ${ms(ours)}, ${ratio.toFixed(2)} ×`,
    limit: `renderToString alone p50 ${ms(alone)}`,
    value: ratio,
    goal: { ...goal, reached: goal.reached && ours <= 15 },
  }
}
