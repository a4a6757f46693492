import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { axeBreaches } from '../src/check-page.ts'
import { type Cut, type CuttableProxy, openProxy } from '../src/cuttable-proxy.ts'
import { dropFolder, newFolder } from '../src/data-folder.ts'
import { launchBrowser, launchProfile } from '../src/find-browser.ts'
import { openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'
import { untilAlive } from '../src/until-alive.ts'

const stage = openStage()
const PRODUCT = '/merino-roll-neck'
const LOOK = { viewport: { width: PHONE, height: 844 }, reducedMotion: 'reduce' as const }
let proxy: CuttableProxy
const folders: string[] = []

beforeAll(async () => {
  proxy = await openProxy(stage.shop().url)
})
afterAll(async () => {
  await proxy.close()
  await Promise.all(folders.map(dropFolder))
})

function newProfile(): string {
  const folder = newFolder()
  folders.push(folder)
  return folder
}

/** A browser on a profile of its own, with the line to be cut between it and the shop. */
async function launch(profile: string) {
  const context = await launchProfile(profile, LOOK)
  context.setDefaultTimeout(15_000)
  return { context, anna: await walkIn(context) }
}

async function walkIn(context: BrowserContext): Promise<Shopper> {
  const page = context.pages().find((one) => one.url() === 'about:blank') ?? (await context.newPage())
  return aShopper(page, { url: proxy.url, store: 'us', isPhone: true, isAlive: true })
}

const bagLink = ({ page, t }: Shopper, count: number) =>
  page.getByRole('link', { name: t('shell.bag', { count }) })

/** The worker has the page, and before it the files of the shop, so that both come back without a line. */
async function untilKept({ page }: Shopper, path: string): Promise<void> {
  const isKept = (wanted: string) =>
    page.evaluate(
      async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined,
      wanted,
    )
  // The worker comes after the page's pictures, and a shop just opened draws them for the first time.
  await expect.poll(() => isKept(`${proxy.url}/us${path}`), { timeout: 60_000 }).toBe(true)
}

/** The line is gone for everything: pages, worker and what they believe of it. */
async function loseLine(context: BrowserContext): Promise<void> {
  proxy.down()
  await context.setOffline(true)
}
async function findLine(context: BrowserContext): Promise<void> {
  proxy.up()
  await context.setOffline(false)
}

describe('a shopper in a tunnel', () => {
  let context: BrowserContext
  let anna: Shopper

  it('has the pages that were seen', async () => {
    ;({ context, anna } = await launch(newProfile()))
    await anna.opens()
    await untilKept(anna, '')
    await anna.opens(PRODUCT)
    await untilKept(anna, PRODUCT)
    await anna.opens('/cart')
    await untilKept(anna, '/cart')
    await loseLine(context)
    await anna.opens(PRODUCT)
    await anna.page.getByText(anna.t('shell.offline')).waitFor()
    await anna.title.waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
  })

  it('adds, changes and removes; a reload forgets nothing', async () => {
    await anna.choosesFirstSize()
    const add = anna.main.getByRole('button', { name: anna.t('product.add') }).first()
    await add.click()
    await anna.bag.getByText(anna.t('cart.waiting')).waitFor()
    await anna.bag.getByRole('button', { name: anna.t('cart.more') }).click()
    await bagLink(anna, 2).waitFor({ state: 'attached' })
    await takeShot(anna.page, 'offline-drawer')
    await anna.opens(PRODUCT)
    await bagLink(anna, 2).click()
    await anna.bag.getByText(anna.t('cart.estimate')).waitFor()
    await anna.bag.getByRole('button', { name: /^Remove / }).click()
    await anna.bag
      .getByRole('alertdialog')
      .getByRole('button', { name: anna.t('cart.removeYes') })
      .click()
    await anna.bag.getByText(anna.t('cart.empty')).waitFor()
    await anna.bag.getByRole('button', { name: anna.t('cart.undo') }).click()
    await anna.bag.getByText(anna.t('cart.waiting')).waitFor()
  })

  it('reads in the tray what waits', async () => {
    await anna.bag.getByRole('button', { name: anna.t('sync.details') }).click()
    const tray = anna.page.getByRole('dialog', { name: anna.t('sync.title') })
    await tray.getByText(/Merino roll-neck.*quantity 2/).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await takeShot(anna.page, 'offline-tray')
    await anna.page.keyboard.press('Escape')
  })

  it('is told when other sizes cannot be loaded', async () => {
    await anna.bag.locator('button[aria-expanded]').click()
    const group = anna.bag.getByRole('group', { name: /^Change: / })
    await group.getByText(anna.t('cart.changeOffline')).or(group.getByRole('radio').first()).waitFor()
    await anna.page.keyboard.press('Escape')
    await group.waitFor({ state: 'detached' })
  })

  it('is led home from a page that was never seen', async () => {
    await anna.page.goto(`${proxy.url}/us/women/knitwear`)
    await anna.page
      .getByText(anna.t('offline.pageUnavailable'))
      .or(anna.page.getByText(anna.t('offline.listUnavailable')))
      .waitFor()
    expect(new URL(anna.page.url()).pathname).toBe('/us')
  })

  it('comes out: the queue goes first, then the bag is read again', async () => {
    const from = proxy.requests.length
    await findLine(context)
    await expect.poll(() => cartCalls(from), { timeout: 20_000 }).toContain('totals')
    const calls = cartCalls(from)
    expect(calls.indexOf('update')).toBeLessThan(calls.indexOf('pull'))
    await anna.opens('/cart')
    await bagLink(anna, 2).waitFor()
    await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
    await context.close()
  })
})

/** `create`, `update`, `pull` … as they came by. */
const cartCalls = (from: number): string[] =>
  proxy.requests.slice(from).flatMap((one) => /\/api\/cart\/(create|update|pull|totals)/.exec(one)?.[1] ?? [])

describe('a browser that dies after it said “added”', () => {
  it.each([0, 50, 500, 2000])('has the line %i ms later', async (wait) => {
    const profile = newProfile()
    const first = await launch(profile)
    await first.anna.opens(PRODUCT)
    await first.anna.choosesFirstSize()
    await untilKept(first.anna, PRODUCT)
    await loseLine(first.context)
    const { anna } = first
    await anna.main
      .getByRole('button', { name: anna.t('product.add') })
      .first()
      .click()
    await anna.page.getByText(anna.t('notice.added'), { exact: true }).waitFor()
    await new Promise((resolve) => setTimeout(resolve, wait))
    await killBrowser(first.context)
    proxy.up()
    const again = await launch(profile)
    await again.anna.opens('/cart')
    await bagLink(again.anna, 1).waitFor()
    await again.anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
    await again.context.close()
  })
})

/** As a crash or a flat battery does it: nothing can be tidied up. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('the profile has no browser')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const own = processInfo.find(({ type }) => type === 'browser')
  if (!own) throw new Error('the browser has no process')
  const gone = new Promise((resolve) => context.once('close', resolve))
  process.kill(own.id, 'SIGKILL')
  await gone
}

describe('a line that breaks at every single request', () => {
  const CUTS: Cut[] = ['before', 'after', 'inside']
  let browser: Browser
  let pageFiles: string[] = []
  let calls: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('knows the requests of a visit', async () => {
    const from = proxy.requests.length
    await visit()
    const seen = proxy.requests.slice(from).map(withoutQuery)
    const worker = seen.indexOf('GET /service-worker.js')
    const isFile = (one: string) => one.includes('/assets/') || one.endsWith('.js')
    pageFiles = unique(seen.slice(0, worker + 1).filter(isFile))
    calls = unique(seen.filter((one) => !isFile(one) && !one.includes('/media/')))
    expect(pageFiles.length).toBeGreaterThan(10)
    expect(calls).toEqual(
      expect.arrayContaining(['POST /api/cart/create', 'POST /api/cart/update', 'GET /us/cart']),
    )
  })

  it('opens the page whatever file is cut', async () => {
    for (const [index, file] of pageFiles.entries())
      await visit({ cut: CUTS[index % 3] ?? 'before', request: file, isShort: true })
  })

  it('buys one piece whatever call is cut, and however', async () => {
    for (const [index, call] of calls.entries()) {
      const isWrite = call.startsWith('POST')
      const cuts = isWrite ? CUTS : [CUTS[index % 3] ?? 'before']
      for (const cut of cuts) await visit({ cut, request: call })
    }
  })

  type Visit = { cut?: Cut; request?: string; isShort?: boolean }

  /** Comes, adds one piece and looks into the bag: there is one, whatever happened on the way. */
  async function visit({ cut, request, isShort = false }: Visit = {}): Promise<void> {
    const context = await browser.newContext(LOOK)
    const shopper = await walkIn(context)
    if (cut) proxy.cutNext(cut, (one) => withoutQuery(one) === request)
    const what = `${request ?? 'nothing'} cut ${cut}`
    await opensPatiently(shopper, PRODUCT, what)
    if (!isShort) {
      await shopper.choosesFirstSize()
      await shopper.main
        .getByRole('button', { name: shopper.t('product.add') })
        .first()
        .click()
      // The line is drawn before the stock was asked; it is in the bag once that is said.
      await shopper.page.getByText(shopper.t('notice.added'), { exact: true }).waitFor()
      await bagLink(shopper, 1).waitFor({ state: 'attached' })
      await shopper.page.getByText(shopper.t('cart.waiting')).first().waitFor({ state: 'detached' })
      await opensPatiently(shopper, '/cart', what)
      await bagLink(shopper, 1).waitFor()
      await shopper.main.getByText(shopper.t('cart.waiting')).waitFor({ state: 'detached' })
    }
    await expect.poll(proxy.isArmed, { message: `${what} never came by`, timeout: 5_000 }).toBe(false)
    await context.close()
  }
})

/** Who sees no page, or one that does nothing, loads it again. */
async function opensPatiently(shopper: Shopper, path: string, what: string): Promise<void> {
  let failure: string | undefined
  for (const patienceMs of [2_500, 5_000, 15_000]) {
    shopper.page.setDefaultTimeout(patienceMs)
    failure = await shopper.opens(path).then(() => undefined, String)
    // A browser tries again by itself, too, and both tries meet.
    if (failure?.includes('interrupted by another navigation'))
      failure = await untilAlive(shopper.page).then(() => undefined, String)
    shopper.page.setDefaultTimeout(15_000)
    if (failure === undefined) return
  }
  throw new Error(`${path} does not open: ${what}: ${failure}`)
}

const withoutQuery = (request: string) => request.replace(/\?.*/, '')
const unique = (list: string[]) => [...new Set(list)]
