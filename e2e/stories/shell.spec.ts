import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ isShared: true })

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: DESKTOP },
    { store: 'de', width: PHONE },
  ]),
)('around the pages of $store, $width px wide', (visit) => {
  it('a newcomer is told once what is stored here, and closes it by a key', async () => {
    const nina = await stage.visit({ ...visit, isNew: true, pictures: false })
    const { page, t } = nina
    await nina.opens()
    const notice = page.getByRole('region', { name: t('shell.cookieLabel') })
    await notice.waitFor()
    const claim = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('claims') ?? '{}').cookiesAccepted?.value)
    expect(await claim()).toBe(false)
    expect([await axeBreaches(page), await sidewaysOverflow(page), await cutButtons(page)]).toEqual([
      [],
      [],
      [],
    ])
    await takeShot(page, `cookies-${visit.store}`)
    const close = notice.getByRole('button', { name: t('shell.ok') })
    await close.focus()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.context().setOffline(true)
    const badge = page.getByRole('status').locator('p', { hasText: t('shell.offline') })
    await badge.waitFor()
    await takeShot(page, `cookies-offline-${visit.store}`)
    const [line, said] = [await badge.boundingBox(), await notice.boundingBox()]
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
    await page.context().setOffline(false)
    await close.press('Enter')
    await notice.waitFor({ state: 'detached' })
    expect(await claim()).toBe(true)
  })

  it('what is stored is said before a page is alive, and an answer given so early counts', async () => {
    const nina = await stage.visit({ ...visit, isNew: true, pictures: false })
    const { page, t } = nina
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/vendor-*.js', (route) => scripts.promise.then(() => route.continue()))
    await page.goto(`${nina.url}/${nina.store}/checkout`, { waitUntil: 'commit' })
    const notice = page.getByRole('region', { name: t('shell.cookieLabel') })
    await notice.getByRole('button', { name: t('shell.ok') }).click()
    scripts.resolve()
    await notice.waitFor({ state: 'detached' })
    await page.route('**/assets/vendor-*.js', (route) => route.abort())
    await page.goto(`${nina.url}/${nina.store}/cart`)
    await nina.title.waitFor()
    expect(await notice.isVisible()).toBe(false)
  })

  it('far down there is a way back to the top', async () => {
    const nina = await stage.visit({ ...visit, pictures: false })
    const { page, t } = nina
    await nina.opens()
    const up = page.getByRole('button', { name: t('shell.backToTop') })
    // Its code comes with the first turn of the wheel; every scroll is looked at from then on.
    await expect
      .poll(async () => {
        const count = await up.count()
        // One turn of the wheel more would go on after the way up.
        if (count === 0) await page.mouse.wheel(0, 600)
        return count
      })
      .toBe(1)
    await up.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await up.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('styles stood behind fonts and scripts, and waited for a line: they are first in the head of every page', async () => {
    const nina = await stage.visit({ ...visit, pictures: false })
    for (const path of ['', '/women', '/merino-roll-neck', '/cart', '/checkout']) {
      const reply = await fetch(`${nina.url}/${nina.store}${path}`)
      const [head = ''] = (await reply.text()).split('</head>')
      const fetched = [...head.matchAll(/<link rel="(stylesheet|preload|asleep|modulepreload)"/g)].map(
        ([, rel]) => rel,
      )
      const styles = fetched.filter((rel) => rel === 'stylesheet')
      expect({ path, first: fetched.slice(0, styles.length) }).toEqual({ path, first: styles })
      expect(styles).not.toEqual([])
    }
  })

  it('search engines stay away from what is somebody’s own', async () => {
    const nina = await stage.visit({ ...visit, pictures: false })
    const robots = () => nina.page.locator('meta[name="robots"]').getAttribute('content')
    await nina.opens('/my-account')
    await expect.poll(robots).toBe('noindex, nofollow')
    await nina.opens()
    await expect.poll(robots).toMatch(/^index, follow/)
  })

  it('what messages and search engines are told of one page is not told of the next', async () => {
    const nina = await stage.visit({ ...visit, pictures: false })
    await nina.opens('/women')
    const told = nina.page.locator('head :is([property^="og:"], [hreflang])')
    const canonical = nina.page.locator('link[rel=canonical]')
    const [before, list] = [await told.count(), await canonical.getAttribute('href')]
    await nina.main.locator('article').first().getByRole('link').first().click()
    await expect.poll(() => canonical.getAttribute('href')).not.toBe(list)
    await expect.poll(() => told.count()).toBe(0)
    expect(before).toBeGreaterThan(8)
  })
})

describe('the styles of a page', () => {
  const boxes = (page: Page) =>
    page.evaluate(async () => {
      // A letter of another script fetches its face only when it is drawn.
      // A face of the system that is not there fails, and is nobody's.
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      return [...document.querySelectorAll('header *, main *, footer *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join()}`
      })
    })

  it('that came again with late parts moved the filters by four pixels: whatever comes last moves nothing', async () => {
    const nina = await stage.visit({ store: 'us', width: DESKTOP, pictures: false })
    await nina.opens('/women/dresses')
    // What comes with a touch, or without one on a busy machine, is there.
    await nina.page.mouse.move(5, 5)
    await nina.page
      .locator('footer')
      .getByText(nina.t('content.updated', { ago: '' }).trim())
      .waitFor()
    await nina.page.waitForLoadState('networkidle')
    const before = await boxes(nina.page)
    const sheets = await nina.page.locator('link[rel="stylesheet"]').all()
    expect(sheets.length).toBeGreaterThan(2)
    for (const sheet of sheets) {
      await sheet.evaluate(async (link) => {
        const copy = document.head.appendChild(link.cloneNode() as HTMLLinkElement)
        await new Promise((resolve) => copy.addEventListener('load', resolve, { once: true }))
      })
      expect([await sheet.getAttribute('href'), await boxes(nina.page)]).toEqual([expect.anything(), before])
    }
  })
})
