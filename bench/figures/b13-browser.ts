import { newFolder } from '../../e2e/src/data-folder.ts'
import { launchBrowser } from '../../e2e/src/find-browser.ts'
import { runWell, startShop } from '../../e2e/src/start-shop.ts'
import { addToBag } from '../src/browser/add-to-bag.ts'
import { browse } from '../src/browser/browse.ts'
import { actFigures, nodeFigure, taskFigure } from '../src/browser/figures.ts'
import { quickBacks } from '../src/browser/quick-backs.ts'
import type { Measurement } from '../src/figure.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'

const SLOWER = [1, 4] as const
const BACKS = 50

export const b13Browser: Measurement = {
  id: 'B13',
  title: 'in a browser: add to the bag, filter, open a product, back, search',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const dataDir = newFolder()
    await runWell(['seed'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    const env = startEnvironment()
    const [shop, browser] = await Promise.all([startShop({ dataDir, env }), launchBrowser()])
    try {
      const figures = await addToBag({ shop, browser, count: quick ? 5 : 20 })
      for (const rate of SLOWER) {
        const browsed = await browse(browser, shop.url, { rate, count: quick ? 3 : 12 })
        figures.push(...actFigures(browsed, rate), taskFigure(browsed, rate))
      }
      return [...figures, nodeFigure(await quickBacks(browser, shop.url, quick ? 10 : BACKS))]
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
