import { startShop } from '../../e2e/src/start-shop.ts'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { downloadedScripts, type Script } from '../src/scripts/downloaded-scripts.ts'
import { reactAndRouterKb } from '../src/scripts/react-and-router-kb.ts'
import { ensureStorefrontBuilt, findPages } from '../src/shop-pages.ts'

const BUDGET_KB = 125
const FOREIGN = /admin|cabinet|account|checkout/i

export const b8Scripts: Measurement = {
  id: 'B8',
  title: 'JavaScript of a first visit, brotli',
  run: async () => {
    ensureStorefrontBuilt()
    const limitKb = await reactAndRouterKb()
    const shop = await startShop()
    try {
      const figures: Figure[] = []
      for (const [name, url] of Object.entries(await findPages(shop.url))) {
        figures.push(toFigure(name, await downloadedScripts(url), limitKb))
      }
      return figures
    } finally {
      await shop.stop()
    }
  },
}

function toFigure(page: string, scripts: readonly Script[], limitKb: number): Figure {
  const kb = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1000
  const foreign = scripts.filter(({ path }) => FOREIGN.test(path)).map(({ path }) => path)
  const text = foreign.length > 0 ? `, with ${foreign.join(', ')}` : ''
  const goal = atMost(kb, BUDGET_KB, ' kB')
  return {
    id: 'B8',
    what: `scripts of the ${page} page`,
    ours: `${kb.toFixed(1)} kB in ${scripts.length} files${text}`,
    limit: `React and router ${limitKb.toFixed(1)} kB`,
    value: kb,
    goal: {
      text: `${goal.text}, none of checkout, cabinet, admin`,
      reached: goal.reached && foreign.length === 0,
    },
  }
}
