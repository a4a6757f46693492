// One shop, one browser and whoever walks in, for one file of stories. Nothing may go wrong unseen on any page.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { aShopper, type Shopper } from './a-shopper.ts'
import { answerCookies } from './acts/answer-cookies.ts'
import { launchBrowser } from './find-browser.ts'
import { isWhole } from './in-turn.ts'
import { PATIENCE_MS } from './patience.ts'
import { lastWords, startShop } from './start-shop.ts'
import { type Source, stockedFolder } from './stocked-folder.ts'
import { expectNone, watchPage } from './watch-page.ts'

export const PHONE = 390
export const DESKTOP = 1280

type Visit = {
  width?: number
  store?: string
  javaScript?: boolean
  pictures?: boolean
  /** Goes on through the tests that follow; everybody else leaves with their own. */
  stays?: boolean
  /** Finds the notice about what is stored here. */
  isNew?: boolean
}
type Shop = { url: string; dataDir: string; stop(how?: { keepData?: boolean }): Promise<number | null> }
type Kind = {
  source?: Source
  /** Stories that leave nothing behind are told in the shop whose screens are compared with their references. */
  isShared?: boolean
  /**
   * Those that change what everybody sees, or count all there is, have a shop to themselves. All others are told in one
   * busy shop, each about people and orders of its own, so that none minds what was told before or is told beside it.
   */
  isAlone?: boolean
  /**
   * Where something must be kept: the worker of a new browser fetches every file of the build, which takes its time. Without
   * a word `npm run stories` has one; not where a story breaks the line by a route, which a worker's requests do not take.
   */
  hasWorker?: boolean
  /** Settings of a shop of one's own. */
  env?: Record<string, string>
}
export type Stage = {
  shop(): Shop
  /** A new shopper with a browser profile of their own. */
  visit(visit?: Visit): Promise<Shopper>
  /** Closes a shop of one's own, has something done with its folder, and opens it again; nobody may be in it. */
  reopens(meanwhile: (dataDir: string) => Promise<void>): Promise<void>
}

export function openStage({
  source = 'demo',
  isShared = false,
  isAlone = false,
  hasWorker = isWhole,
  env = {},
}: Kind = {}): Stage {
  const isOwn = isAlone || source !== 'demo' || Object.keys(env).length > 0
  let shop: Shop | undefined
  let browser: Browser | undefined
  let problems: string[][] = []
  let staying: BrowserContext[] = []

  beforeAll(async () => {
    const opening = isOwn ? ownShop(source, env) : sharedShop(isShared ? 'sharedShop' : 'busyShop')
    ;[shop, browser] = await Promise.all([opening, sharedBrowser()])
  })
  afterEach(() => {
    const seen = problems.flatMap((list) => list.splice(0))
    const words = seen.length > 0 && shop ? lastWords(shop.dataDir).map((line) => `the shop: ${line}`) : []
    expectNone([...seen, ...words])
  })
  afterAll(async () => {
    await Promise.all(staying.map((context) => context.close()))
    staying = []
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
    async reopens(meanwhile) {
      const { dataDir, stop } = open().shop
      if (!isOwn) throw new Error('a shop that others are in stays open')
      expect(await stop({ keepData: true })).toBe(0)
      await meanwhile(dataDir)
      shop = await startShop({ dataDir, env })
    },
    async visit({
      width = DESKTOP,
      store = 'us',
      javaScript = true,
      pictures = true,
      stays = false,
      isNew = false,
    } = {}) {
      const { shop, browser } = open()
      const context = await browser.newContext({
        ...sizeOf(width),
        javaScriptEnabled: javaScript,
        serviceWorkers: hasWorker ? 'allow' : 'block',
      })
      context.setDefaultTimeout(PATIENCE_MS)
      if (!isNew) await answerCookies(context)
      // An open page takes time from all that come after it, also when nobody looks at it.
      if (stays) staying.push(context)
      else onTestFinished(() => context.close())
      const page = await context.newPage()
      if (!pictures) await refusePictures(page)
      problems.push(watchPage(page))
      return aShopper(page, { url: shop.url, store, isPhone: width < 768, isAlive: javaScript })
    },
  }
}

const ownShop = async (source: Source, env: Record<string, string>): Promise<Shop> =>
  startShop({ dataDir: await stockedFolder(source), env })

/** It stays open for the next. */
const sharedShop = (which: 'sharedShop' | 'busyShop'): Shop => ({ ...inject(which), stop: async () => 0 })

/** One for all stories of a process; each visit has a profile of its own, and closes it. */
let launched: Promise<Browser> | undefined
async function sharedBrowser(): Promise<Browser> {
  const known = await launched
  if (!known?.isConnected()) launched = launchBrowser()
  return launched as Promise<Browser>
}

/** For a browser that keeps pictures: one that was refused it could not show without a line. */
export const NO_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

/**
 * Drawing is most of the work; a story about words does not need it. Not by a route of Playwright's: that has every
 * request asked for one by one and switches the browser's cache off, which took half the time of a story.
 */
async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
}

function sizeOf(width: number): BrowserContextOptions {
  if (width >= 768) return { viewport: { width, height: 800 }, reducedMotion: 'reduce' }
  const { userAgent: _, defaultBrowserType: __, ...phone } = devices['iPhone 14'] ?? {}
  return { ...phone, viewport: { width, height: 844 }, deviceScaleFactor: 1, reducedMotion: 'reduce' }
}
