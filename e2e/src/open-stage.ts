// One shop, one browser and whoever walks in, for one file of stories. Nothing may go wrong unseen on any page.
import { type Browser, type BrowserContextOptions, devices } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { aShopper, type Shopper } from './a-shopper.ts'
import { copyFolder, newFolder } from './data-folder.ts'
import { launchBrowser } from './find-browser.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { watchPage } from './watch-page.ts'

export const PHONE = 390
export const DESKTOP = 1280

type Visit = { width?: number; store?: string; javaScript?: boolean; pictures?: boolean }
export type Stage = {
  shop(): RunningShop
  /** A new shopper with a browser profile of their own. */
  visit(visit?: Visit): Promise<Shopper>
}

/** `luma` names the folder of its catalogue; without it the demo shop is open. */
export function openStage({ luma }: { luma?: string } = {}): Stage {
  let shop: RunningShop | undefined
  let browser: Browser | undefined
  let problems: string[][] = []

  beforeAll(async () => {
    const dataDir = newFolder()
    if (!luma) copyFolder(inject('demoFolder'), dataDir)
    const before = luma ? [['import', 'luma', luma]] : []
    ;[shop, browser] = await Promise.all([startShop({ dataDir, before }), launchBrowser()])
  })
  afterEach(() => {
    const seen = problems.flatMap((list) => list.splice(0))
    expect(seen).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    const code = await shop?.stop()
    problems = []
    expect(code).toBe(0)
  })

  const open = () => {
    if (!shop || !browser) throw new Error('the stage is not open yet')
    return { shop, browser }
  }
  return {
    shop: () => open().shop,
    async visit({ width = DESKTOP, store = 'us', javaScript = true, pictures = true } = {}) {
      const { shop, browser } = open()
      const context = await browser.newContext({ ...sizeOf(width), javaScriptEnabled: javaScript })
      context.setDefaultTimeout(15_000)
      if (!pictures) await context.route('**/media/**', (route) => route.fulfill(NO_PICTURE))
      const page = await context.newPage()
      problems.push(watchPage(page))
      return aShopper(page, { url: shop.url, store, isPhone: width < 768, isAlive: javaScript })
    },
  }
}

/** Drawing is most of the work; a story about words does not need it. */
const NO_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

function sizeOf(width: number): BrowserContextOptions {
  if (width >= 768) return { viewport: { width, height: 800 }, reducedMotion: 'reduce' }
  const { userAgent: _, defaultBrowserType: __, ...phone } = devices['iPhone 14'] ?? {}
  return { ...phone, viewport: { width, height: 844 }, deviceScaleFactor: 1, reducedMotion: 'reduce' }
}
