// A line on which each answer takes its time: what was pressed says so, and nothing is told as lost that is not.
import { expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })

/** What is asked of the shop from now on waits until it is let go. */
async function holdAll({ page }: Shopper, what: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return gate.resolve
}

it('a link pressed in the menu showed nothing until its page had come', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  const { page, t } = anna
  await anna.opens()
  await page.getByRole('button', { name: t('shell.menu') }).click()
  const menu = page.getByRole('dialog')
  const link = menu.getByRole('link', { name: t('order.lookup') }).first()
  await link.waitFor()
  const letGo = await holdAll(anna, '**/assets/**')
  await link.click()
  const bar = page.locator('header > [data-slow]')
  await bar.waitFor()
  expect(await bar.evaluate((one) => one.matches(':popover-open'))).toBe(true)
  letGo()
  await bar.waitFor({ state: 'detached' })
  await anna.title.waitFor()
})

it('a product that listens from the first press on does what was pressed, once', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  const { page } = anna
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Looked at through the line alone: whatever is asked of the page itself counts as a touch of its.
  await page.goto(`${anna.url}/us/merino-roll-neck`, { waitUntil: 'networkidle' })
  expect(asked.filter((file) => /product-(view|body).*\.js$/.test(file))).toEqual([
    expect.stringContaining('product-view'),
  ])
  const letGo = await holdAll(anna, '**/assets/**')
  await page.locator('[data-buy]').first().click({ delay: 120 })
  expect(await page.getByRole('dialog').count()).toBe(0)
  letGo()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

it('of two filters pressed before the list had come the first was lost, and so was a price just typed', async () => {
  const anna = await stage.visit({ width: DESKTOP, pictures: false })
  const { page } = anna
  await anna.opens('/women/knitwear')
  const filters = page.locator('main aside a[data-follow=stay]')
  const letGo = await holdAll(anna, '**/*.data*')
  await page.locator('main aside form input').first().fill('60')
  for (const at of [0, 1, 2]) await filters.nth(at).click({ delay: 60 })
  letGo()
  const chosen = page.locator('main aside a[data-follow=stay][aria-current=true]')
  await expect.poll(() => chosen.count()).toBe(3)
  expect(page.url()).toContain('price=')
})

it('who had just ordered read of an empty bag until the page of the order had come', async () => {
  const anna = await stage.visit({ width: PHONE, store: 'en', pictures: false })
  const { main, page, t } = anna
  const letGo = await ordersOnASlowLine(anna)
  expect(await page.getByText(t('cart.empty')).count()).toBe(0)
  letGo()
  await anna.readsOrderNumber()
  // And its page, opened again, was blank for as long as the order was asked for.
  const answer = await holdAll(anna, '**/api/order/**')
  await page.reload({ waitUntil: 'domcontentloaded' })
  const isTurning = () =>
    main
      .locator('> [aria-busy]')
      .evaluate((one) => ['none', 'normal'].includes(getComputedStyle(one, '::after').content) === false)
  await expect.poll(isTurning).toBe(true)
  answer()
  await anna.readsOrderNumber()
})

it('who loaded the checkout anew before the page of the order had come found an empty bag, and no order', async () => {
  const anna = await stage.visit({ width: PHONE, store: 'en', pictures: false })
  const letGo = await ordersOnASlowLine(anna)
  await anna.page.reload({ waitUntil: 'commit' })
  letGo()
  await anna.readsOrderNumber()
  await anna.opens('/checkout')
  await anna.page.getByText(anna.t('cart.empty')).waitFor()
})

/** A bag is ordered up to the answer of the shop; the page of the order waits until it is let go. */
async function ordersOnASlowLine(anna: Shopper) {
  const { main, t } = anna
  await anna.opens('/p/SU-5801/x')
  await anna.addsToBag()
  await anna.opens('/checkout')
  await anna.title.waitFor()
  await anna.fillsCheckout({ ...ANNA, postcode: 'EC1A 1BB' })
  await anna.placeButton.waitFor()
  const letGo = await holdAll(anna, '**/assets/**')
  await anna.placeButton.click()
  const placed = new RegExp(`^${t('sync.orderPlaced', { number: '#' }).replace('#', '\\d{9}')}$`)
  await main.getByRole('heading', { level: 1, name: placed }).waitFor()
  return letGo
}
