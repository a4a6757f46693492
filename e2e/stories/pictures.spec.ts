import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdPictures } from '../src/acts/hold-pictures.ts'
import { swipe } from '../src/acts/swipe.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { untilAlive } from '../src/until-alive.ts'
import { watchShifts } from '../src/watch-shifts.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'
const TONE = /background: ?(#[0-9a-f]{6}|rgb)/

describe.each(inTurn(import.meta.url, [PHONE, DESKTOP]))(
  'pictures that take their time, %i px wide',
  (width) => {
    it('stand on their tone, come row by row, and move nothing when they come', async () => {
      const anna = await stage.visit({ width })
      const pictures = await holdPictures(anna.page)
      const shifts = await watchShifts(anna.page)
      for (const path of ['', '/women/knitwear']) {
        await anna.opens(path)
        const tile = anna.card(0).locator('img').first().locator('..')
        expect(await tile.getAttribute('style')).toMatch(TONE)
        await pictures.come()
        expect(await shifts.sum(), path || 'home').toBe(0)
        // A page is painted before its faces have come; those of the system are as wide, but for a hair.
        expect(await shifts.ofText(), path || 'home').toBeLessThan(0.01)
        pictures.hold()
      }

      const loading = await anna.main
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.loading))
      expect(loading).toEqual(loading.map((_, place) => (place < 4 ? 'eager' : 'lazy')))

      const path = await anna.card(1).getByRole('link').getAttribute('href')
      await anna.opens(path?.slice(`/${anna.store}`.length))
      const first = anna.main.locator('img[fetchpriority=high]')
      expect(await first.locator('..').getAttribute('style')).toMatch(TONE)
      await pictures.come()
      expect(await shifts.sum(), 'product').toBe(0)
    })
  },
)

it('the foot of the page jumped into sight when a choice left a handful, on a slow line', async () => {
  const anna = await stage.visit({ width: DESKTOP, pictures: false })
  const shifts = await watchShifts(anna.page)
  await anna.opens('/women')
  // Browsers leave out what moves within half a second of a press.
  await anna.page.route(/\.data\b/, async (route) => {
    await pause(1_000)
    await route.continue()
  })
  const column = anna.page.getByRole('complementary', { name: anna.t('list.filter') })
  const mist = column.getByRole('link', { name: /^Mist/ })
  if (!(await mist.isVisible()))
    await column
      .locator('summary')
      .filter({ hasText: /^Color/ })
      .click()
  await mist.click()
  await expect.poll(() => anna.cards.count()).toBeLessThan(6)
  // The count of pieces gets narrower, by less than anybody sees.
  expect(await shifts.sum()).toBeLessThan(0.001)
})

it('the foot of the page jumped into sight as an empty bag turned out to be empty', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  const shifts = await watchShifts(anna.page)
  await anna.opens('/cart')
  await expect.poll(() => anna.main.locator('[aria-busy=true]').count()).toBe(0)
  expect((await shifts.sum()) + (await shifts.ofText())).toBeLessThan(0.01)
})

it('a finger moves from picture to picture of a card, whose words stay and whose link opens it', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  await anna.opens('/women/knitwear')
  const link = anna.card(0).getByRole('link')
  const name = anna.card(0).getByRole('heading')
  const before = await name.boundingBox()
  const pictureInSight = () => link.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))
  // A busy machine may miss a finger; whoever holds it tries again.
  const swiped = async () => {
    if ((await pictureInSight()) === 0) await swipe(link.locator('img').first())
    return pictureInSight()
  }
  expect(await pictureInSight()).toBe(0)
  await expect.poll(swiped).toBeGreaterThan(0)
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x)
  const called = await name.textContent()
  await link.tap()
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe(called)
})

it('a finger over a picture as large as the screen moved nothing', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  await anna.opens('/merino-roll-neck')
  await untilAlive(anna.page)
  await anna.main.locator('ul button:has(img)').first().tap()
  const large = anna.page.getByRole('dialog')
  const shown = large.getByRole('status')
  const first = await shown.textContent()
  const swiped = async () => {
    if ((await shown.textContent()) === first) await swipe(large.locator('img'))
    return shown.textContent()
  }
  await expect.poll(swiped).not.toBe(first)
  await expect.poll(() => large.locator('img').count()).toBe(1)
})

it.each([
  ['', 'outfit'],
  ['/accessories', 'tote'],
  ['/accessories/gift-cards', 'giftCard'],
])('a link to %s brings the wide picture of its page', async (path, drawn) => {
  const page = await (await fetch(`${stage.shop().url}/us${path}`)).text()
  const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(address).toContain(`/media/1200x630/art/${drawn}/`)
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

it('a link to a page without a picture brings the mark of the house', async () => {
  const page = await (await fetch(`${stage.shop().url}/us/delivery`)).text()
  const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(address).toContain('/icons/')
  expect((await fetch(address)).status).toBe(200)
})

it('what stands aside is fetched when its row is seen or reached for, not with the page', async () => {
  const anna = await stage.visit({ width: PHONE })
  const asked = new Set<string>()
  await anna.page.route('**/media/**', (route) => {
    asked.add(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })
  })
  const askedOf = (pictures: Locator) =>
    pictures.evaluateAll(
      (all, known) =>
        all.map((one) => known.includes(new URL((one as HTMLImageElement).currentSrc || 'a:').pathname)),
      [...asked],
    )
  await anna.opens('')
  const slides = anna.main.getByRole('region', { name: 'Highlights' }).getByRole('listitem')
  const rail = anna.main.getByRole('list', { name: 'Bestsellers' })
  const last = rail.getByRole('listitem').last().locator('img').first()
  await anna.page.waitForLoadState('networkidle')
  expect(await askedOf(slides.first().locator('img'))).toContain(true)
  expect(await askedOf(slides.nth(1).locator('img'))).not.toContain(true)
  expect(await askedOf(last)).toEqual([false])

  await slides.first().tap({ position: { x: 20, y: 40 } })
  await expect.poll(() => askedOf(slides.nth(1).locator('img'))).toContain(true)
  await rail.scrollIntoViewIfNeeded()
  await rail.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
  await expect.poll(() => askedOf(last)).toEqual([true])
})

it.each(['', '/women', '/cart'])(
  'no style that page %j has is brought again by its late parts',
  async (path) => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    const brought: string[] = []
    anna.page.on('request', (request) => brought.push(request.url().split('#')[0] ?? ''))
    const broughtOf = (file: RegExp) => brought.filter((one) => file.test(one))
    await anna.opens(path)
    await anna.page.waitForLoadState('networkidle')
    await anna.page.mouse.move(5, 5)
    // The bag is made of what its drawer is made of, whose styles it may lose when it is left: those come twice.
    await expect.poll(() => broughtOf(/panels-.*\.js$/)).not.toHaveLength(0)
    await anna.page.waitForLoadState('networkidle')
    expect(broughtOf(/frame-.*\.css$/)).toHaveLength(1)
  },
)

it.each([
  ['has come', (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })],
  ['cannot be had', (route: Route) => route.abort()],
])('scripts are asked for once the picture a page opens with %s', async (_, answer) => {
  const anna = await stage.visit({ width: PHONE })
  await anna.page.addInitScript(waitsForeverAtMost, LONGEST_WAIT_MS)
  const scripts: string[] = []
  anna.page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
  const held = Promise.withResolvers<Route>()
  await anna.page.route('**/media/**', (route) => {
    if (route.request().url().includes('/media/600x744')) held.resolve(route)
    else return route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })
  })
  await anna.page.goto(`${stage.shop().url}${await pathOfAProduct()}`, { waitUntil: 'commit' })
  const first = await held.promise
  await anna.main.getByRole('heading', { level: 1 }).waitFor()
  expect(scripts).toEqual([])

  await answer(first)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await untilAlive(anna.page)
})

/** As `wakeScripts` has it; a machine at work may take longer to show a page than that waits for its picture. */
const LONGEST_WAIT_MS = 1_000
function waitsForeverAtMost(ms: number) {
  const within = window.setTimeout.bind(window)
  const later = (then: () => void, after?: number) => (after === ms ? 0 : within(then, after))
  window.setTimeout = later as typeof window.setTimeout
}

async function pathOfAProduct(): Promise<string> {
  const list = await (await fetch(`${stage.shop().url}/us/women/knitwear`)).text()
  return /<article[\s\S]*?href="([^"]+)"/.exec(list)?.[1] ?? ''
}
