import { launchBrowser } from '../../e2e/src/find-browser.ts'
import { startShop } from '../../e2e/src/start-shop.ts'
import { atMost, type Figure, type Measurement } from '../src/figure.ts'
import { countedScripts, type Script } from '../src/scripts/counted-scripts.ts'
import { reactAndRouterKb } from '../src/scripts/react-and-router-kb.ts'
import { ensureStorefrontBuilt, findPages } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'

const BUDGET_KB = 115
const MOST_FILES = 12
const FOREIGN = /\/(admin|staff|cabinet|partner|account|checkout)[^/]*$/i

export const b8Scripts: Measurement = {
  id: 'B8',
  title: 'JavaScript of a first visit that touches nothing, until 5 s after load, brotli',
  run: async () => {
    ensureStorefrontBuilt()
    const limitKb = await reactAndRouterKb()
    const shop = await startShop({ env: startEnvironment() })
    const browser = await launchBrowser()
    try {
      const figures: Figure[] = []
      for (const [name, url] of Object.entries(await findPages(shop.url))) {
        figures.push(toFigure(name, await countedScripts(browser, url), limitKb))
      }
      return figures
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}

function toFigure(page: string, scripts: readonly Script[], limitKb: number): Figure {
  const kb = scripts.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / 1000
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
      text: `${goal.text} in ≤ ${MOST_FILES} files, none of checkout, cabinet, admin`,
      reached: goal.reached && scripts.length <= MOST_FILES && foreign.length === 0,
    },
  }
}
