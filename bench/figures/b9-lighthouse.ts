import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchBrowser } from '../../e2e/src/find-browser.ts'
import { freePort } from '../../e2e/src/start-shop.ts'
import type { Figure, Measurement } from '../src/figure.ts'
import { openMeasuredShop } from '../src/mixed/measured-shop.ts'
import { ensureStorefrontBuilt, findPages, getPage } from '../src/shop-pages.ts'

/** Two hundred packages that only this figure needs: npm brings them when it is asked for. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 5
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST_LCP_MS = 1_800
const MOST_FIRST_VIEW_KB = 400
const MAX_REPORT_BYTES = 64_000_000

type Category = (typeof CATEGORIES)[number]
type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<'largest-contentful-paint' | 'total-byte-weight', { numericValue: number }>
  runtimeError?: { message: string }
}

export const b9Lighthouse: Measurement = {
  id: 'B9',
  title: 'Lighthouse, mobile, the median of five visits a page',
  run: async ({ quick }) => {
    ensureStorefrontBuilt()
    const shop = await openMeasuredShop({ processes: 1 })
    try {
      const pages = {
        ...(await findPages(shop.url)),
        checkout: `${shop.url}/us/checkout`,
        bag: `${shop.url}/us/cart`,
      }
      const figures: Figure[] = []
      for (const [name, url] of Object.entries(pages)) {
        const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(await getPage(url))
        const reports: Report[] = []
        // The first visitor waits for pictures nobody has drawn yet; that one is not counted.
        for (let visit = 0; visit <= (quick ? 1 : RUNS); visit += 1) reports.push(await visitOnce(url))
        figures.push(toFigure(name, reports.slice(1), isIndexed))
      }
      return figures
    } finally {
      await shop.stop()
    }
  },
}

/** In a browser of its own: Lighthouse clears what is cached, and leaves what a shop remembers of who has been here. */
async function visitOnce(url: string): Promise<Report> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`]
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      maxBuffer: MAX_REPORT_BYTES,
    })
    const report = JSON.parse(stdout) as Report
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return report
  } finally {
    await browser.close()
  }
}

function toFigure(page: string, reports: readonly Report[], isIndexed: boolean): Figure {
  const median = (of: (report: Report) => number) => {
    const sorted = reports.map(of).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const scores = CATEGORIES.map(
    (one) => [one, median((r) => Math.round(100 * (r.categories[one].score ?? 0)))] as const,
  )
  const lcpMs = median((report) => report.audits['largest-contentful-paint'].numericValue)
  const firstViewKb = median((report) => report.audits['total-byte-weight'].numericValue) / 1000
  const isGood = scores.every(([one, score]) => score >= LEAST[one] || (one === 'seo' && !isIndexed))
  return {
    id: 'B9',
    what: `Lighthouse of the ${page} page`,
    ours: `${scores.map(([, score]) => score).join(' / ')}, LCP ${(lcpMs / 1000).toFixed(2)} s, ${firstViewKb.toFixed(0)} kB`,
    limit: '100',
    value: scores[0]?.[1] ?? 0,
    goal: {
      text: `≥ ${Object.values(LEAST).join(' / ')}${isIndexed ? '' : ' (not for search)'}, LCP ≤ 1.8 s, ≤ ${MOST_FIRST_VIEW_KB} kB`,
      reached: isGood && lcpMs <= MOST_LCP_MS && firstViewKb <= MOST_FIRST_VIEW_KB,
    },
  }
}
