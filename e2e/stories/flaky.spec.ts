import { describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { bagHolds, bagLink } from '../src/acts/read-bag.ts'
import { cartOnServer } from '../src/acts/read-cart.ts'
import { untilAtRest, untilDrawerThere } from '../src/acts/until-at-rest.ts'
import { readRows } from '../src/database.ts'
import { openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: true })
const PRODUCT = '/merino-roll-neck'

/** Nobody else orders by this address. */
const FLORA = { ...ANNA, email: 'flora@shopper.example' }

/** The numbers of her orders, the last at the end. */
async function ordersOfHers(): Promise<string[]> {
  const sql = 'select number from shop_order where email = $1 order by order_id'
  const rows = await readRows<{ number: string }>(stage.shop().dataDir, sql, [FLORA.email])
  return rows.map(({ number }) => number)
}
const countOrders = async () => (await ordersOfHers()).length

async function atTheCheckout(): Promise<Shopper> {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  await anna.opens(PRODUCT)
  await anna.choosesFirstSize()
  await anna.addsToBag()
  await anna.bag.getByRole('link', { name: anna.t('cart.checkout') }).click()
  await anna.fillsCheckout(FLORA)
  await anna.placeButton.waitFor()
  return anna
}

/** The order reaches the shop, its answer does not come back. */
const swallowAnswers = (anna: Shopper) =>
  anna.page.route('**/api/order', async (route) => {
    // The page may have been left meanwhile.
    await route.fetch().catch(() => undefined)
    await route.abort('connectionreset').catch(() => undefined)
  })

/** Whether the worker has a note that an order waits, to tell of it while the shop is closed. */
const isNoted = ({ page }: Shopper) => page.evaluate(() => caches.has('vitrine-order'))

describe('the line dies before the answer to an order', () => {
  it('says that it waits; trying again gives the one order that is there', async () => {
    const anna = await atTheCheckout()
    const before = await countOrders()
    await swallowAnswers(anna)
    await anna.placeButton.click()
    await anna.main.getByText(anna.t('checkout.waiting')).waitFor()
    await expect.poll(countOrders).toBe(before + 1)
    await anna.page.unroute('**/api/order')
    await anna.main.getByRole('button', { name: anna.t('checkout.tryAgain') }).click()
    const number = await anna.readsOrderNumber()
    expect(await countOrders()).toBe(before + 1)
    expect((await ordersOfHers()).at(-1)).toBe(number)
  })

  it('asks for the order first when its shopper is back: it is there, its goods have left, no second cart is filled', async () => {
    const anna = await atTheCheckout()
    const before = await countOrders()
    const created: string[] = []
    anna.page.context().on('request', (request) => {
      if (request.url().includes('/api/cart/create')) created.push(request.url())
    })
    await swallowAnswers(anna)
    await anna.placeButton.click()
    await anna.main.getByText(anna.t('checkout.waiting')).waitFor()
    await anna.page.unroute('**/api/order')
    await anna.opens()
    await anna.page.getByRole('button', { name: anna.t('sync.orderShow') }).click()
    expect(await anna.readsOrderNumber()).toMatch(/^\d{9}$/)
    await bagHolds(anna, 0)
    await expect
      .poll(() => anna.page.getByRole('button', { name: anna.t('sync.badge', { count: 1 }) }).count())
      .toBe(0)
    expect([await countOrders(), created]).toEqual([before + 1, []])
  })

  it('offers an order made without a line for confirmation in another tab, once the line is back', async () => {
    const anna = await atTheCheckout()
    const before = await countOrders()
    const context = anna.page.context()
    const home = aShopper(await context.newPage(), anna)
    await home.opens()
    await untilAtRest(home.page)
    await context.setOffline(true)
    await anna.placeButton.click()
    await anna.main.getByText(anna.t('checkout.unsent')).waitFor()
    await expect.poll(() => isNoted(home)).toBe(true)
    // A checkout that is open sends by itself, and the browser gives a tab that is being closed its line back first.
    await anna.page.evaluate(() => void Object.assign(window, { fetch: () => new Promise(() => {}) }))
    await anna.page.close()
    await context.setOffline(false)
    const confirm = home.page.getByRole('button', { name: anna.t('sync.orderConfirm') })
    await confirm.waitFor()
    expect(await countOrders()).toBe(before)
    await confirm.click()
    expect(await home.readsOrderNumber()).toMatch(/^\d{9}$/)
    expect(await countOrders()).toBe(before + 1)
    await expect.poll(() => isNoted(home)).toBe(false)
  })

  it('an order made without a line could not be taken back; it can, at the checkout and in the tray', async () => {
    const anna = await atTheCheckout()
    const before = await countOrders()
    const { page, main, t } = anna
    await page.context().setOffline(true)
    for (const isAtCheckout of [true, false]) {
      await anna.placeButton.click()
      await main.getByText(t('checkout.unsent')).waitFor()
      await takeShot(page, 'order-unsent')
      if (isAtCheckout) {
        await main.getByRole('button', { name: t('checkout.takeBack') }).click()
        await anna.placeButton.waitFor()
      } else {
        await page.goBack()
        await page.getByRole('button', { name: t('sync.badge', { count: 1 }) }).click()
        const tray = page.getByRole('dialog', { name: t('sync.title') })
        await tray.getByText(t('sync.keptOrder')).waitFor()
        await takeShot(page, 'order-unsent-tray')
        await tray.getByRole('button', { name: t('sync.cancelNamed', { what: t('sync.order') }) }).click()
        await tray.getByText(t('sync.empty')).waitFor()
      }
    }
    await page.context().setOffline(false)
    await anna.opens('/checkout')
    await anna.placeButton.waitFor()
    expect(await countOrders()).toBe(before)
  })

  it('sends by itself when the line is back', async () => {
    const anna = await atTheCheckout()
    const before = await countOrders()
    await anna.page.context().setOffline(true)
    await anna.placeButton.click()
    await anna.main.getByText(anna.t('checkout.unsent')).waitFor()
    expect(await countOrders()).toBe(before)
    await anna.page.context().setOffline(false)
    expect(await anna.readsOrderNumber()).toMatch(/^\d{9}$/)
    expect(await countOrders()).toBe(before + 1)
  })
})

describe('a line that only looks alive', () => {
  it('kept an order back: it is made with what stands in, kept, and comes once when somebody answers', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.addsToBag()
    const before = await countOrders()
    // A worker's requests pass by; the shop's own do not.
    await anna.page.route('**/api/**', (route) => route.abort('timedout'))
    await anna.bag.getByRole('link', { name: anna.t('cart.checkout') }).click()
    const main = anna.page.getByRole('main')
    await main.getByText(anna.t('checkout.offlineWay')).waitFor()
    await main.getByRole('textbox', { name: anna.t('checkout.state') }).fill('Massachusetts')
    await anna.fillsCheckout(FLORA)
    await anna.placeButton.click()
    await main.getByText(anna.t('checkout.waiting')).waitFor()
    expect(await countOrders()).toBe(before)
    await anna.page.unroute('**/api/**')
    // Nothing says so: it is tried again by itself.
    expect(await anna.readsOrderNumber()).toMatch(/^\d{9}$/)
    expect(await countOrders()).toBe(before + 1)
  })
})

describe('a bag filled in a tunnel', () => {
  it('shows the line at once, keeps it, and sends it when the line is back', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await untilDrawerThere(anna.page)
    await anna.page.context().setOffline(true)
    await anna.main
      .getByRole('button', { name: anna.t('product.add') })
      .first()
      .click()
    await anna.bag.getByText(anna.t('cart.waiting')).waitFor()
    const onServer = cartOnServer(anna.page, anna)
    const sent = anna.page.waitForResponse(/\/api\/cart\/totals/)
    await anna.page.context().setOffline(false)
    await sent
    await anna.bag.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
    await anna.page.reload()
    await bagLink(anna, 1).waitFor()
    expect(await onServer()).toMatchObject([{ qty: 1 }])
  })
})

describe('a line so slow that the page stands long before its scripts', () => {
  it('does what was pressed and typed meanwhile', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    const scripts = Promise.withResolvers<void>()
    await anna.page.route('**/assets/vendor-*.js', (route) => scripts.promise.then(() => route.continue()))
    await anna.page.goto(`${anna.url}/${anna.store}${PRODUCT}`, { waitUntil: 'commit' })
    const footer = anna.page.getByRole('contentinfo')
    await footer.getByLabel(anna.t('content.email')).fill('anna@example.com')
    await anna.main
      .getByRole('button', { name: anna.t('product.add') })
      .first()
      .click()
    scripts.resolve()
    const sheet = anna.page.getByRole('dialog', { name: anna.t('purchase.chooseSize') })
    await sheet.waitFor()
    expect(await footer.getByLabel(anna.t('content.email')).inputValue()).toBe('anna@example.com')
  })
})

/** What sends and keeps the bag comes after the page lives. */
const ENGINE = /\/assets\/[^/]*engine[^/]*\.js/

describe('a line so slow that the page lives long before its bag', () => {
  it('"Add to bag" is on the screen at once, and in the bag when its code has come', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    const engine = Promise.withResolvers<void>()
    await anna.page.route(ENGINE, (route) => engine.promise.then(() => route.continue()))
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.page.locator('[data-buy]').click()
    await bagHolds(anna, 1)
    engine.resolve()
    await anna.page.getByText(anna.t('notice.added'), { exact: true }).waitFor()
    await bagHolds(anna, 1)
  })

  it('"Add to bag" is not lost with a page that is left before its code has come', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.page.route(ENGINE, () => undefined)
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.page.locator('[data-buy]').click()
    await bagHolds(anna, 1)
    await anna.page.unrouteAll({ behavior: 'ignoreErrors' })
    await anna.opens('/cart')
    await bagLink(anna, 1).waitFor()
    await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
  })

  it('"Add to bag" is shown as not done where the code does not come, and done by the next try', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.page.route(ENGINE, (route) => route.abort('connectionreset'))
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.page.locator('[data-buy]').click()
    const notice = anna.page.getByText(anna.t('notice.noted'))
    await notice.waitFor()
    await bagHolds(anna, 1)
    await anna.page.unrouteAll({ behavior: 'ignoreErrors' })
    await anna.page.keyboard.press('Escape')
    await anna.page.getByRole('button', { name: anna.t('sync.retry') }).click()
    await anna.page.waitForLoadState('load')
    await bagLink(anna, 1).waitFor()
    await anna.opens('/cart')
    await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
    await bagLink(anna, 1).waitFor()
  })
})
