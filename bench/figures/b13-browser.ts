import { launchBrowser } from '../../e2e/src/find-browser.ts'
import { addToBag } from '../src/browser/add-to-bag.ts'
import { browse } from '../src/browser/browse.ts'
import { actFigures, nodeFigure, taskFigure } from '../src/browser/figures.ts'
import { quickBacks } from '../src/browser/quick-backs.ts'
import type { Measurement } from '../src/figure.ts'
import { openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'

const SLOWER = [1, 4] as const
const BACKS = 50

export const b13Browser: Measurement = {
  id: 'B13',
  title: 'in a browser: add to the bag, filter, open a product, back, search',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const [shop, browser] = await Promise.all([openMeasuredShop({ processes: 1 }), launchBrowser()])
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
