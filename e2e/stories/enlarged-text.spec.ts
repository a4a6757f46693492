import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })

/** A reader whose browser writes everything twice as large: lengths and widths go by it, too. */
async function longSighted(store: string, path: string): Promise<Shopper> {
  const clara = await stage.visit({ store, width: PHONE, pictures: false })
  await clara.opens(path)
  const browser = await clara.page.context().newCDPSession(clara.page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await clara.opens(path)
  return clara
}

/** Words that end beyond the window, or beyond what they stand in. */
const cutIn = (place: Locator): Promise<string[]> =>
  place.locator('button, a, h2, h3, p').evaluateAll((all: HTMLElement[]) =>
    all
      .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && one.offsetParent !== null)
      .filter(
        (one) =>
          one.getBoundingClientRect().right > innerWidth + 1 || one.scrollHeight > one.clientHeight + 20,
      )
      .map((one) => one.textContent ?? ''),
  )

it('names in a list ended in the middle, and so did the words of filters and menu', async () => {
  const clara = await longSighted('de', '/women')
  const { page, t } = clara
  await clara.cards.first().waitFor()
  expect(await cutIn(clara.cards)).toEqual([])
  await page.getByRole('button', { name: t('list.filter') }).click()
  const sheet = page.getByRole('dialog', { name: t('list.filter') })
  await sheet.getByRole('button').first().waitFor()
  await expect.poll(() => cutIn(sheet)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('shell.menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link').first().waitFor()
  await expect.poll(() => cutIn(menu)).toEqual([])
})

it('the bag could not be closed by a finger and was wider than the phone; the bar to buy by broke its price', async () => {
  const clara = await longSighted('ru', '/merino-roll-neck')
  const { page } = clara
  await clara.choosesFirstSize()
  await clara.main.locator('[data-buy]').first().click()
  await clara.bag.getByRole('listitem').first().waitFor()
  await expect.poll(() => cutIn(clara.bag)).toEqual([])
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const price = page.locator('[data-buy-bar] p')
  await price.waitFor()
  expect(await price.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))).toBe(
    1,
  )
  await clara.opens('/cart')
  await clara.main.getByText(clara.t('cart.deliveryLater')).waitFor()
  expect(await sidewaysOverflow(page)).toEqual([])
})

it('the words beside a sold out size lay over it, and the search showed four letters of what was typed', async () => {
  const clara = await longSighted('de', '/merino-roll-neck')
  const { page, t } = clara
  await clara.main.locator('[data-buy]').first().click()
  const sheet = page.getByRole('dialog', { name: t('purchase.chooseSize') })
  const gone = sheet.getByRole('button', { name: t('product.soldOut') }).first()
  await gone.waitFor()
  const sides = await gone.locator('> span').evaluateAll((parts) =>
    parts.map((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return words.getBoundingClientRect()
    }),
  )
  expect(sides[0]?.right).toBeLessThanOrEqual(sides[1]?.left ?? 0)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').locator('a[href$="/search"]').click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('Mantel')
  await page.getByRole('button', { name: t('search.empty') }).waitFor()
  expect(await field.evaluate((one) => one.clientWidth / innerWidth)).toBeGreaterThan(0.5)
})

it('the number of wishes was cut off above and below by the spot it stands in', async () => {
  const { page, cards } = await longSighted('us', '/women')
  await cards.first().getByRole('button').first().click()
  const spot = page.getByRole('banner').locator('a[href$="/wishlist"] span')
  await spot.waitFor()
  const sizes = await spot.evaluate((one) => [parseFloat(getComputedStyle(one).fontSize), one.clientHeight])
  expect(sizes[0]).toBeGreaterThan(16)
  expect(sizes[1]).toBeGreaterThanOrEqual(sizes[0] ?? 0)
})

/** How much of the window can be looked through at what is in a panel. */
const partInSight = (panel: Locator): Promise<number> =>
  panel.evaluate((dialog) => {
    const movable = [...dialog.querySelectorAll('*')].filter((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    )
    return Math.max(...movable.map((one) => one.clientHeight)) / innerHeight
  })

it('in a window enlarged four times, bag and filters were looked at through a slit above their buttons', async () => {
  const clara = await stage.visit({ store: 'ua', width: PHONE, pictures: false })
  const { page, t } = clara
  await page.setViewportSize({ width: 320, height: 256 })
  await clara.opens('/women')
  await page.getByRole('button', { name: t('list.filter') }).click()
  const sheet = page.getByRole('dialog', { name: t('list.filter') })
  await sheet.getByRole('button').first().waitFor()
  await expect.poll(() => partInSight(sheet)).toBeGreaterThan(0.8)
  await page.keyboard.press('Escape')
  await clara.opens('/merino-roll-neck')
  await clara.choosesFirstSize()
  await clara.main.locator('[data-buy]').first().click()
  await clara.bag.getByRole('listitem').first().waitFor()
  await expect.poll(() => partInSight(clara.bag)).toBeGreaterThan(0.8)
  await clara.bag.getByRole('link', { name: t('cart.checkout') }).click()
  await clara.title.waitFor()
})

it('in a window enlarged twice, a page that is not there showed a hanger and kept its words below the window', async () => {
  const clara = await stage.visit({ store: 'de', pictures: false })
  await clara.page.setViewportSize({ width: 640, height: 400 })
  await clara.opens('/nothing-here')
  const words = await clara.title.boundingBox()
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(400)
})
