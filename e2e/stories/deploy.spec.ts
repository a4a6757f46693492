import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { answerCookies } from '../src/acts/answer-cookies.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { untilAtRest } from '../src/acts/until-at-rest.ts'
import { untilCached } from '../src/acts/until-cached.ts'
import { copyFolder, dropFolder, newFolder } from '../src/data-folder.ts'
import { launchBrowser } from '../src/find-browser.ts'
import { makeNextBuild } from '../src/next-build.ts'
import { NO_PICTURE } from '../src/open-stage.ts'
import { PATIENCE_MS } from '../src/patience.ts'
import { type RunningShop, startShop } from '../src/start-shop.ts'
import { untilAlive } from '../src/until-alive.ts'
import { expectNone, watchPage } from '../src/watch-page.ts'

const PRODUCT = '/merino-roll-neck'
const LOOK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const }
let shop: RunningShop
let nextRoot = ''
let browser: Browser
let problems: string[][] = []

beforeAll(async () => {
  const dataDir = newFolder()
  copyFolder(inject('demoFolder'), dataDir)
  ;[shop, browser] = await Promise.all([startShop({ dataDir }), launchBrowser()])
})
afterEach(() => {
  expectNone(problems.flatMap((list) => list.splice(0)))
})
afterAll(async () => {
  await browser.close()
  problems = []
  await shop.stop()
  if (nextRoot) await dropFolder(nextRoot)
})

async function visit(context: BrowserContext): Promise<Shopper> {
  context.setDefaultTimeout(PATIENCE_MS)
  await answerCookies(context)
  const page = await context.newPage()
  problems.push(watchPage(page))
  return aShopper(page, { url: shop.url, store: 'us', isPhone: false, isAlive: true })
}

/** The name of a document's own script says of which build it is. */
const buildOf = ({ page }: Shopper) =>
  page.evaluate(() => /entry\.client-[\w-]+/.exec(document.documentElement.outerHTML)?.[0])

const untilPageCached = ({ page }: Shopper, path: string) => untilCached(page, `${shop.url}/us${path}`)

describe('what a worker keeps', () => {
  it('is nothing of a person, through sign-in, checkout, order and a link to a shared bag', async () => {
    const context = await browser.newContext(LOOK)
    const anna = await visit(context)
    await anna.opens(PRODUCT)
    await untilPageCached(anna, PRODUCT)
    await signIn(anna.page, shop, 'customer@shopper.example')
    const tokens = await tokensOf(anna)
    expect(tokens).toHaveLength(2)
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.bag.getByRole('link', { name: anna.t('cart.checkout') }).click()
    await anna.title.waitFor()
    // What is known of her comes a moment later.
    const email = anna.main.getByRole('textbox', { name: anna.t('checkout.email') })
    await expect.poll(() => email.inputValue()).toBe('customer@shopper.example')
    await anna.fillsCheckout(ANNA)
    await anna.main.getByRole('radio', { name: /invoice/i }).check()
    await anna.placeButton.click()
    const number = await anna.readsOrderNumber()
    await anna.page.reload()
    await anna.readsOrderNumber()
    await anna.opens('/cart/0123456789abcdef')
    await anna.opens('/checkout')
    await untilPageCached(anna, '/checkout')
    const cached = await allCached(anna)
    const canaries = [...Object.values(ANNA), ...tokens, number, '0123456789abcdef', 'customer@shopper']
    expect(cached.length).toBeGreaterThan(10)
    for (const canary of canaries)
      expect(
        cached.filter(([url, text]) => url.includes(canary) || text.includes(canary)).map(([url]) => url),
        canary,
      ).toEqual([])
    await context.close()
  })
})

/** Both tokens: the one in the cookie, and the one a call carries. */
async function tokensOf({ page }: Shopper): Promise<string[]> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers())
  await page.reload()
  const bearer = (await asked).headers().authorization?.replace('Bearer ', '')
  const cookies = await page.context().cookies()
  return [bearer, cookies.find(({ name }) => name.endsWith('vitrine-session'))?.value].filter(
    (one) => one !== undefined,
  )
}

/** Address and content of everything in Cache Storage. */
const allCached = ({ page }: Shopper): Promise<[string, string][]> =>
  page.evaluate(async () => {
    const all: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const headers = JSON.stringify([...(response?.headers ?? [])])
        all.push([request.url, headers + ((await response?.text()) ?? '')])
      }
    }
    return all
  })

describe('a deploy under an open page', () => {
  let context: BrowserContext
  let anna: Shopper
  let bare: Shopper
  let firstBuild: string | undefined

  it('is not noticed: parts never used before still load', async () => {
    const others = await browser.newContext({ ...LOOK, serviceWorkers: 'block' })
    context = await browser.newContext(LOOK)
    for (const one of [context, others]) await one.route('**/media/**', (route) => route.fulfill(NO_PICTURE))
    anna = await visit(context)
    await anna.opens()
    await untilPageCached(anna, '')
    await anna.opens(PRODUCT)
    await untilPageCached(anna, PRODUCT)
    bare = await visit(others)
    await bare.opens()
    for (const { page } of [anna, bare]) await untilAtRest(page)
    // What a page without a worker wants late is gone with its build: the console tells so, whenever the moment comes.
    expectNone(problems.pop() ?? [])
    firstBuild = await buildOf(anna)
    await deploy()
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.bag.getByRole('link', { name: anna.t('cart.checkout') }).click()
    await anna.main.getByRole('textbox', { name: anna.t('checkout.email') }).waitFor()
  })

  it('shows the new build with the next document', async () => {
    await anna.opens(PRODUCT)
    expect(await buildOf(anna)).not.toBe(firstBuild)
    await untilPageCached(anna, PRODUCT)
    await expect
      .poll(() => anna.page.evaluate(async () => (await caches.keys()).join()))
      .toMatch(/assets.*assets/)
  })

  it('leaves pages of both builds alive without a line', async () => {
    await context.setOffline(true)
    await anna.opens()
    expect(await buildOf(anna)).toBe(firstBuild)
    await anna.opens(PRODUCT)
    expect(await buildOf(anna)).not.toBe(firstBuild)
    await context.close()
  })

  it('loads a page anew where no worker has its parts', async () => {
    const product = bare.main.getByRole('article').first().getByRole('link').first()
    const add = bare.main.getByRole('button', { name: bare.t('product.add') }).first()
    await product.click()
    await expect.poll(() => buildOf(bare).catch(() => firstBuild)).not.toBe(firstBuild)
    // Each part that was gone may load the page anew; whoever saw that presses again.
    const pressesAgain = async () => {
      await untilAlive(bare.page)
      await product.click()
      await add.waitFor({ timeout: 10_000 })
    }
    await expect
      .poll(() =>
        pressesAgain().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await bare.page.context().close()
  })
})

/** Another build at the same address, on the same data. */
async function deploy(): Promise<void> {
  nextRoot = makeNextBuild()
  const { port, dataDir } = shop
  await shop.stop({ keepData: true })
  shop = await startShop({ dataDir, port, root: nextRoot })
  // A first answer takes long on a busy machine, and a worker waits for five seconds only.
  for (const path of ['', PRODUCT]) await fetch(`${shop.url}/us${path}`)
}
