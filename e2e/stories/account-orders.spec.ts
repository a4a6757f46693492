import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn, isWhole } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'
import { watchShifts } from '../src/watch-shifts.ts'

const stage = openStage()
const CUSTOMER = 'customer@vitrine.example'

async function comesIn(visit: { store: string; width: number }) {
  const clara = await stage.visit({ ...visit, pictures: false })
  await clara.opens('/my-account/orders')
  await signIn(clara.page, stage.shop(), CUSTOMER)
  await clara.main.getByRole('list').first().waitFor()
  return clara
}

/** More than this in one page is felt (web.dev/cls). */
const FELT = 0.1

it('the foot of the page stood under the finger and was pushed away as bag and account came', async () => {
  const clara = await comesIn({ store: 'us', width: PHONE })
  await clara.opens('/merino-roll-neck')
  await clara.choosesFirstSize()
  await clara.addsToBag()
  const shifts = await watchShifts(clara.page)
  for (const path of ['/cart', '/my-account/orders', '/my-account/edit', '/my-account/bonuses']) {
    await clara.opens(path)
    await clara.main.locator('section, ul').first().waitFor()
    await clara.main.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await shifts.sum(), path).toBeLessThan(FELT)
  }
})

it('an order printed from the account had no number, and the bars of all others below it', async () => {
  const { main, page } = await comesIn({ store: 'us', width: DESKTOP })
  const entries = main.locator('button[aria-expanded]')
  await entries.nth(1).click()
  const opened = main.locator('button[aria-expanded=true]')
  await opened.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect([await opened.isVisible(), await entries.first().isVisible()]).toEqual([true, false])
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
})

it('an order on two printed sheets had the way past the header lie on its sums', async () => {
  const { page } = await comesIn({ store: 'ru', width: DESKTOP })
  const skip = page.locator('a[href="#content"]')
  expect(await skip.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await skip.isVisible()).toBe(false)
})

it('with text enlarged twice, pages were wider than the phone in German', async () => {
  const clara = await comesIn({ store: 'de', width: PHONE })
  await clara.opens('/merino-roll-neck')
  await clara.choosesFirstSize()
  await clara.addsToBag()
  // As a reader sets it in the browser: lengths and widths go by it, too.
  const browser = await clara.page.context().newCDPSession(clara.page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/cart', '/my-account', '/my-account/bonuses', '/delivery', '/return']) {
    await clara.opens(path)
    await clara.main.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => clara.main.locator('[aria-busy=true]').count()).toBe(0)
    const letters = await clara.page.evaluate(
      () => innerWidth / parseFloat(getComputedStyle(document.body).fontSize),
    )
    expect([path, letters, await sidewaysOverflow(clara.page)]).toEqual([path, PHONE / 32, []])
  }
})

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE },
    { store: 'de', width: DESKTOP },
  ]),
)('a customer’s orders at $store, $width px wide', (visit) => {
  it('are listed a page at a time, the newest first, in each state there is', async () => {
    const { main, t, page } = await comesIn(visit)
    const entries = main.locator('button[aria-expanded]')
    await entries.first().waitFor()
    await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(10)
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => entries.count()).toBe(12)
    const first = await entries.first().textContent()
    expect(first).toMatch(/^12/)
    for (const state of ['account.canceled', 'account.returned'] as const)
      await expect.poll(() => main.getByText(t(state)).count()).toBeGreaterThan(0)
    expect(await axeBreaches(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toEqual([])
    expect(await cutButtons(page)).toEqual([])
  })

  it('one opens at its own address, tells the way of its parcel, and closes again', async () => {
    const { main, t, page } = await comesIn(visit)
    const shipped = main.locator('li').filter({ hasText: '+2' }).locator('button[aria-expanded]')
    await shipped.click()
    await page.waitForURL(/my-account\/orders\/\d{9}$/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = main.getByRole('button', { name: t('account.copyNumber', { number: '1Z 999 AA1 01 2345' }) })
    await copy.click()
    await page.getByText(t('account.copied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1Z 999 AA1 01 2345')
    expect(await axeBreaches(page)).toEqual([])
    expect(await sidewaysOverflow(page)).toEqual([])
    await page.reload()
    await copy.waitFor()
    await shipped.click()
    await page.waitForURL(/my-account\/orders$/)
    await expect.poll(() => copy.count()).toBe(0)
  })

  it.runIf(isWhole)('their cashback is told in the book of bonuses', async () => {
    const { main, t, page } = await comesIn(visit)
    await page
      .getByRole('navigation', { name: t('account.menu') })
      .getByRole('link', { name: t('account.bonuses') })
      .click()
    await main.getByRole('heading', { name: t('account.bookings') }).waitFor()
    await takeShot(page, `bonuses-${visit.store}`)
    expect([await axeBreaches(page), await sidewaysOverflow(page)]).toEqual([[], []])
    if (visit.store === 'us') await main.getByRole('row').nth(1).waitFor()
  })

  it('its goods are ordered again at the checkout', async () => {
    const clara = await comesIn(visit)
    const { main, t, page } = clara
    await main.locator('li').filter({ hasText: '+2' }).locator('button[aria-expanded]').click()
    await main.getByRole('button', { name: t('order.again') }).click()
    await page.waitForURL(/\/checkout$/)
    await clara.placeButton.waitFor()
  })
})

it('an order of nobody, and one of another store, look alike', async () => {
  const { opens, main, t } = await comesIn({ store: 'us', width: DESKTOP })
  await opens('/my-account/orders/999999999')
  await main.getByText(t('order.unknown')).waitFor()
})
