import type { Browser } from 'playwright-core'

export type Script = { path: string; sentBytes: number }

/** A phone nobody touches. */
const PHONE = { viewport: { width: 390, height: 844 } }
const AFTER_LOAD_MS = 5_000

/** What a browser without a cache has fetched of scripts five seconds after the page has loaded, in bytes sent. */
export async function countedScripts(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    // The pictures of a new shop are drawn first, which a busy machine takes its time for.
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(AFTER_LOAD_MS)
    const found = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, sentBytes: encodedBodySize })),
    )
    const scripts = found.filter(({ path }) => path.endsWith('.js'))
    if (scripts.length === 0) throw new Error(`${url} fetches no scripts`)
    return scripts
  } finally {
    await context.close()
  }
}
