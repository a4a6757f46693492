import { describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { untilSent } from '../src/acts/choose-product.ts'
import { holdUpdates } from '../src/acts/hold-updates.ts'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { bagHolds, bagLink } from '../src/acts/read-bag.ts'
import { cartOnServer } from '../src/acts/read-cart.ts'
import { removesAndTakesBack } from '../src/acts/remove-line.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { aloneInTime, watchSums } from '../src/acts/watch-tab.ts'
import { axeBreaches, sidewaysOverflow } from '../src/check-page.ts'
import { readRows } from '../src/database.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: true })
const PRODUCT = '/merino-roll-neck'
const OTHER = '/merino-v-neck-jumper'

async function withOneInTheBag(visit: { width?: number; path?: string } = {}): Promise<Shopper> {
  const anna = await stage.visit({ width: visit.width ?? PHONE, pictures: false })
  await put(anna, visit.path ?? PRODUCT)
  return anna
}

async function put(anna: Shopper, path: string): Promise<void> {
  await anna.opens(path)
  await anna.choosesFirstSize()
  await anna.addsToBag()
}

describe('a line in the bag', () => {
  it('becomes another size in its place, in the quantity wanted', async () => {
    const anna = await withOneInTheBag()
    const onServer = cartOnServer(anna.page, { url: stage.shop().url, store: 'us' })
    await anna.bag.locator('button[aria-expanded]').click()
    const edit = anna.bag.getByRole('group', { name: /^Change: / })
    await edit.getByRole('radio', { name: 'Oat' }).check({ force: true })
    const size = edit.locator('input[name=edit-size]:not(:checked):not([aria-label*=sold])').first()
    const name = await size.getAttribute('aria-label')
    await size.check({ force: true })
    await edit.getByRole('button', { name: anna.t('cart.more') }).click()
    expect(await axeBreaches(anna.page)).toEqual([])
    await takeShot(anna.page, 'edit-line')
    await edit.getByRole('button', { name: anna.t('cart.changeSave') }).click()
    await anna.bag.getByRole('button', { name: /^Change: .*Oat/ }).waitFor()
    await untilSent(anna)
    await expect.poll(() => anna.bag.getByRole('listitem').count()).toBe(1)
    await anna.opens('/cart')
    await expect.poll(onServer).toMatchObject([{ sku: `TL-1107-OAT-${name}`, qty: 2 }])
  })

  it('opened on a phone to be changed shows "Save" above the foot of the bag', async () => {
    const anna = await withOneInTheBag()
    await anna.page.setViewportSize({ width: PHONE, height: 600 })
    await anna.bag.locator('button[aria-expanded]').click()
    const edit = anna.bag.getByRole('group', { name: /^Change: / })
    const save = edit.getByRole('button', { name: anna.t('cart.changeSave') })
    const isUncovered = () =>
      save.evaluate((button) => {
        const { x, width, bottom } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, bottom - 1))
      })
    await expect.poll(isUncovered).toBe(true)
  })

  it('is left as it was by Escape, and the drawer stays', async () => {
    const anna = await withOneInTheBag({ width: DESKTOP })
    const pick = anna.bag.locator('button[aria-expanded]')
    await pick.click()
    const edit = anna.bag.getByRole('group', { name: /^Change: / })
    await edit.getByRole('radio', { name: 'Oat' }).check({ force: true })
    await anna.page.keyboard.press('Escape')
    await edit.waitFor({ state: 'detached' })
    expect(await anna.bag.isVisible()).toBe(true)
    await expect.poll(() => pick.getAttribute('aria-label')).toContain('Bordeaux')
    await holdsFocus(pick)
  })

  it('goes after a question, and comes back by Undo', async () => {
    const anna = await withOneInTheBag()
    const onServer = cartOnServer(anna.page, { url: stage.shop().url, store: 'us' })
    await removesAndTakesBack(anna)
    await anna.bag.getByRole('button', { name: /^Change: .*Bordeaux/ }).waitFor()
    await untilSent(anna)
    await anna.opens('/cart')
    await expect.poll(onServer).toMatchObject([{ qty: 1 }])
  })

  it('takes a quantity typed in', async () => {
    const anna = await withOneInTheBag()
    const field = anna.bag.getByRole('textbox', { name: anna.t('cart.quantity') })
    await field.fill('3')
    await field.press('Enter')
    await bagHolds(anna, 3)
    await untilSent(anna)
  })
})

describe('two tabs', () => {
  it('show the same bag by word from one to the other, and never sums of other lines', async () => {
    const anna = await withOneInTheBag()
    const page = await anna.page.context().newPage()
    await page.clock.install()
    const second = aShopper(page, { url: stage.shop().url, store: 'us', isPhone: true, isAlive: true })
    await second.opens('/cart')
    await second.main.getByRole('listitem').first().waitFor()
    const asked = await aloneInTime(page)
    const wrong = await watchSums(page)
    for (const count of [2, 3, 4]) {
      await anna.bag.getByRole('button', { name: anna.t('cart.more') }).click()
      await page.getByRole('link', { name: anna.t('shell.bag', { count }) }).waitFor()
    }
    await untilSent(second)
    expect(await wrong()).toEqual([])
    expect(asked).toEqual([])
    await page.close()
  })
})

describe('a bag shown to somebody else', () => {
  it('is a copy to look at, and is taken over whole', async () => {
    const anna = await withOneInTheBag()
    await anna.opens('/cart')
    await anna.main.getByRole('button', { name: anna.t('cart.share') }).click()
    const shown = await anna.main.getByText(anna.t('cart.shareReady')).textContent()
    const link = shown?.match(/http\S+/)?.[0] ?? ''
    const ben = await stage.visit({ width: PHONE, pictures: false })
    await ben.page.goto(link)
    await ben.main.getByText('Merino turtleneck').waitFor()
    expect(await axeBreaches(ben.page)).toEqual([])
    expect(await sidewaysOverflow(ben.page)).toEqual([])
    await takeShot(ben.page, 'shared-bag')
    await ben.main.getByRole('button', { name: ben.t('cart.sharedTake') }).click()
    await ben.page.waitForURL(/\/us\/cart$/)
    await bagLink(ben, 1).waitFor()
    await untilSent(ben)
  })

  it('that is not there says so', async () => {
    const ben = await stage.visit({ pictures: false })
    await ben.opens('/cart/nobody-shared-this')
    await ben.main.getByText(ben.t('cart.sharedGone')).waitFor()
  })
})

/** So many pieces of it are left. */
const leave = (qty: number, sku = '') =>
  readRows(
    stage.shop().dataDir,
    'update stock_item set qty = $1 where product_id = (select product_id from product where sku = $2)',
    [qty, sku],
  )

describe('two bags that become one', () => {
  it('are told line by line, each with its way back', async () => {
    const shop = stage.shop()
    const email = 'bea@shopper.example'
    const atHome = await withOneInTheBag({ width: DESKTOP })
    await put(atHome, OTHER)
    // What comes from the address of the page is the piece in its size.
    const few = new URL(atHome.page.url()).searchParams.get('childSku') ?? undefined
    await signIn(atHome.page, shop, email)
    await bagLink(atHome, 2).waitFor()
    const away = await withOneInTheBag()
    await put(away, OTHER)
    await away.bag
      .getByRole('listitem')
      .filter({ hasText: 'V-\u2060neck' })
      .getByRole('button', { name: away.t('cart.more') })
      .click()
    await bagHolds(away, 3)
    await untilSent(away)
    await leave(2, few)
    const asked = away.page.waitForResponse(/\/api\/cart\/create\?.*mergeFrom=/)
    await signIn(away.page, shop, email)
    await asked
    await away.opens('/cart')
    const changes = away.main.getByRole('region', { name: away.t('cart.changes') })
    await changes.getByText(away.t('cart.changeSummed', { from: 1, to: 2 })).waitFor()
    await away.main.getByText(away.t('cart.capped', { from: 3, qty: 2 })).waitFor()
    expect(await axeBreaches(away.page)).toEqual([])
    await takeShot(away.page, 'merged-bag')
    await changes.getByRole('listitem').filter({ hasText: 'Merino turtleneck' }).getByRole('button').click()
    await untilSent(away)
    await bagLink(away, 3).waitFor()
    await changes.waitFor({ state: 'detached' })
    await away.main.getByRole('button', { name: away.t('shell.ok') }).click()
    await away.main.getByText(away.t('cart.capped', { from: 3, qty: 2 })).waitFor({ state: 'detached' })
    await leave(0, few)
    await away.opens('/cart')
    await away.main.getByRole('heading', { name: away.t('cart.soldOut') }).waitFor()
    const gone = away.main.getByRole('list').last().getByRole('listitem')
    await expect.poll(() => gone.getByRole('link').allTextContents()).toEqual(['Merino V-\u2060neck sweater'])
    const counted = away.main
      .getByRole('listitem')
      .filter({ hasText: 'Merino turtleneck' })
      .locator('p span')
      .first()
    const goods = away.main.locator('dl').first().locator('dd').first()
    const unlike = async () => [await goods.textContent(), await counted.textContent()]
    await expect.poll(unlike).toSatisfy(([sum, line]) => sum === line)
    expect(await axeBreaches(away.page)).toEqual([])
    await takeShot(away.page, 'sold-out-line')
  })
})

describe('a shop that does not answer', () => {
  it('has what waits in the tray, tried again by a press that comes while it is being tried', async () => {
    const anna = await withOneInTheBag()
    const updates = await holdUpdates(anna.page)
    await anna.bag.getByRole('button', { name: anna.t('cart.more') }).click()
    await updates.lose(1)
    await anna.bag.getByText(anna.t('sync.silent')).waitFor()
    await anna.bag.getByText(anna.t('cart.estimate')).waitFor()
    await anna.page.keyboard.press('Escape')
    await anna.page.getByRole('button', { name: anna.t('sync.badge', { count: 1 }) }).click()
    const tray = anna.page.getByRole('dialog', { name: anna.t('sync.title') })
    await tray.getByText(/Merino turtleneck.*quantity 2/).waitFor()
    const tryNow = tray.getByRole('button', { name: anna.t('sync.retry') })
    const button = await tryNow.elementHandle()
    await updates.arrived(2)
    await tray.getByText(/Being sent/).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await takeShot(anna.page, 'tray')
    await tryNow.click()
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
    await updates.heal()
    await tray.getByText(anna.t('sync.empty')).waitFor()
  })

  it('gets a change taken back before it heard of it', async () => {
    const anna = await withOneInTheBag()
    const updates = await holdUpdates(anna.page)
    await anna.bag.getByRole('button', { name: anna.t('cart.more') }).click()
    await updates.lose(1)
    await anna.bag.getByRole('button', { name: anna.t('sync.details') }).click()
    const tray = anna.page.getByRole('dialog', { name: anna.t('sync.title') })
    await tray.getByRole('button', { name: /^Cancel: Merino/ }).click()
    await tray.getByText(/Merino turtleneck.*taken back/).waitFor()
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(1)
    await updates.heal()
    await tray.getByText(anna.t('sync.empty')).waitFor()
    await bagHolds(anna, 1)
  })
})
