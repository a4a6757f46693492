import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { bagHolds, bagLink } from '../src/acts/read-bag.ts'
import type { Cut } from '../src/cuttable-proxy.ts'
import { launchBrowser } from '../src/find-browser.ts'
import { isWhole } from '../src/in-turn.ts'
import { type Line, LOOK, openLine } from '../src/open-line.ts'
import { openStage } from '../src/open-stage.ts'
import { PATIENCE_MS } from '../src/patience.ts'
import { untilAlive } from '../src/until-alive.ts'

const stage = openStage({ hasWorker: true, isShared: true })
const PRODUCT = '/merino-roll-neck'
const CUTS: Cut[] = ['before', 'after', 'inside']
/** Each eighth file, what is sent and each third call that only reads, in one way; `npm run stories` cuts all in every way. */
const EACH = isWhole ? { file: 1, read: 1 } : { file: 8, read: 3 }
type Visit = { cut?: Cut; request?: string; isShort?: boolean }

describe('a line that breaks at every single request', () => {
  let browser: Browser
  let pageFiles: string[] = []
  let calls: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('knows the requests of a visit', async () => {
    const line = await openLine(stage.shop().url)
    await visit(line, browser)
    const seen = line.proxy.requests.map(withoutQuery)
    await line.close()
    const worker = seen.indexOf('GET /service-worker.js')
    const isFile = (one: string) => one.includes('/assets/') || one.endsWith('.js')
    pageFiles = unique(seen.slice(0, worker + 1).filter(isFile))
    calls = unique(seen.filter((one) => !isFile(one) && !one.includes('/media/')))
    expect(pageFiles.length).toBeGreaterThan(10)
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /api/cart/create',
        'POST /api/cart/update',
        'GET /us/cart',
        'GET /api/url',
      ]),
    )
  })

  it('opens the page whatever file is cut', () =>
    goAll(
      pageFiles
        .filter((_, index) => index % EACH.file === 0)
        .map((request, index) => ({ request, cut: CUTS[index % 3] ?? 'before', isShort: true })),
    ))

  it('buys one piece whatever call is cut, and however', () =>
    goAll(
      calls.flatMap((request, index) => {
        const isSent = request.startsWith('POST')
        if (!isSent && index % EACH.read > 0) return []
        const cuts = isSent && isWhole ? CUTS : [CUTS[(index + Math.floor(index / 3)) % 3] ?? 'before']
        return cuts.map((cut) => ({ request, cut }))
      }),
    ))

  /** A visit that is cut mostly waits: two go on side by side, each over a line of its own. */
  async function goAll(visits: Visit[]): Promise<void> {
    const waiting = [...visits]
    const goOn = async () => {
      const line = await openLine(stage.shop().url)
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) await visit(line, browser, next)
      } finally {
        waiting.length = 0
        await line.close()
      }
    }
    const ended = await Promise.allSettled([goOn(), goOn()])
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
  }
})

/** Comes, adds one piece and looks into the bag: there is one, whatever happened on the way. */
async function visit(line: Line, browser: Browser, wanted: Visit = {}): Promise<void> {
  const { cut, request, isShort = false } = wanted
  const context = await browser.newContext(LOOK)
  const shopper = await line.walkIn(context)
  if (cut) line.proxy.cutNext(cut, (one) => withoutQuery(one) === request)
  const what = `${request ?? 'nothing'} cut ${cut}`
  await opensPatiently(shopper, PRODUCT, what)
  if (!isShort) await buysOne(shopper, what)
  await expect.poll(line.proxy.isArmed, { message: `${what} never came by` }).toBe(false)
  await context.close()
}

async function buysOne(shopper: Shopper, what: string): Promise<void> {
  const waiting = shopper.page.getByText(shopper.t('cart.waiting')).first()
  await shopper.choosesFirstSize()
  await shopper.main
    .getByRole('button', { name: shopper.t('product.add') })
    .first()
    .click()
  // The line is drawn before the stock was asked; it is in the bag once that is said.
  await shopper.page.getByText(shopper.t('notice.added'), { exact: true }).waitFor()
  await bagHolds(shopper, 1)
  await waiting.waitFor({ state: 'detached' })
  await opensPatiently(shopper, '/cart', what)
  await bagLink(shopper, 1).waitFor()
  await waiting.waitFor({ state: 'detached' })
}

/** Who sees no page, or one that does nothing, loads it again. */
async function opensPatiently(shopper: Shopper, path: string, what: string): Promise<void> {
  let failure: string | undefined
  for (const patienceMs of [2_500, 5_000, PATIENCE_MS]) {
    shopper.page.setDefaultTimeout(patienceMs)
    failure = await shopper.opens(path).then(() => undefined, String)
    // A browser tries again by itself, too, or still has the try before: both meet, and one is given up.
    if (failure && /interrupted by another navigation|ERR_ABORTED/.test(failure))
      failure = await untilAlive(shopper.page).then(() => undefined, String)
    shopper.page.setDefaultTimeout(PATIENCE_MS)
    if (failure === undefined) return
  }
  throw new Error(`${path} does not open: ${what}: ${failure}`)
}

const withoutQuery = (request: string) => request.replace(/\?.*/, '')
const unique = (list: string[]) => [...new Set(list)]
