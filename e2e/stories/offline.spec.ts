import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { bagHolds, bagLink } from '../src/acts/read-bag.ts'
import { removesAndTakesBack } from '../src/acts/remove-line.ts'
import { axeBreaches } from '../src/check-page.ts'
import { type Line, openLine } from '../src/open-line.ts'
import { openStage } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: true, isShared: true })
const PRODUCT = '/merino-roll-neck'
let line: Line
beforeAll(async () => {
  line = await openLine(stage.shop().url)
})
afterAll(() => line.close())

/** Somebody at a list that is kept, and what data the shop has been asked for since. */
async function atKeptList() {
  const { context, anna } = await line.launch(line.newProfile())
  await anna.opens('/women')
  await line.untilKept(anna, '/women')
  const from = line.proxy.requests.length
  const asked = () => line.proxy.requests.slice(from).filter((request) => request.includes('.data?'))
  return { context, anna, asked, card: anna.cards.first().getByRole('link').first() }
}

it('a page that is opened is asked for once, though a worker stands between, and Back asks for nothing', async () => {
  const { context, anna, asked, card } = await atKeptList()
  await card.dispatchEvent('click')
  await anna.main.locator('[data-buy]').first().waitFor()
  expect(asked()).toHaveLength(1)
  await anna.page.goBack()
  await anna.cards.first().waitFor()
  expect(asked()).toHaveLength(1)
  await context.close()
})

it('a product is asked for as the button of a mouse goes down, and not once more as it comes up', async () => {
  const { context, anna, asked, card } = await atKeptList()
  await card.hover()
  await anna.page.mouse.down()
  await expect.poll(asked).toHaveLength(1)
  await anna.page.mouse.up()
  await anna.main.locator('[data-buy]').first().waitFor()
  expect(asked()).toHaveLength(1)
  await context.close()
})

describe('a shopper in a tunnel', () => {
  let context: BrowserContext
  let anna: Shopper

  it('has the pages that were seen', async () => {
    ;({ context, anna } = await line.launch(line.newProfile()))
    await anna.opens()
    await line.untilKept(anna, '')
    await anna.opens(PRODUCT)
    await line.untilKept(anna, PRODUCT)
    await anna.opens('/cart')
    await line.untilKept(anna, '/cart')
    await line.lose(context)
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
    await bagHolds(anna, 2)
    await takeShot(anna.page, 'offline-drawer')
    await anna.opens(PRODUCT)
    await bagLink(anna, 2).click()
    await anna.bag.getByText(anna.t('cart.estimate')).waitFor()
    await removesAndTakesBack(anna)
    await anna.bag.getByText(anna.t('cart.waiting')).waitFor()
  })

  it('reads in the tray what waits', async () => {
    await anna.bag.getByRole('button', { name: anna.t('sync.details') }).click()
    const tray = anna.page.getByRole('dialog', { name: anna.t('sync.title') })
    await tray.getByText(/Merino turtleneck.*quantity 2/).waitFor()
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

  it('stays at a page that was never kept, and reads which are', async () => {
    await anna.page.goto(`${line.proxy.url}/us/women/knitwear?size=35`)
    await anna.page.getByRole('heading', { level: 1, name: anna.t('worker.notKeptTitle') }).waitFor()
    expect(new URL(anna.page.url()).pathname).toBe('/us/women/knitwear')
    expect(await axeBreaches(anna.page)).toEqual([])
    await takeShot(anna.page, 'offline-not-kept')
    await anna.page.getByRole('listitem').getByRole('link', { name: 'Merino turtleneck' }).click()
    await anna.title.waitFor()
    await anna.page.goBack()
    await anna.page.getByRole('heading', { level: 2, name: anna.t('worker.keptPages') }).waitFor()
  })

  it('comes out: the queue goes first, then the bag is read again', async () => {
    const from = line.proxy.requests.length
    await line.find(context)
    const all = expect.arrayContaining(['update', 'pull', 'totals'])
    await expect.poll(() => cartCalls(from)).toEqual(all)
    const calls = cartCalls(from)
    expect(calls.indexOf('update')).toBeLessThan(calls.indexOf('pull'))
    // Nobody has pressed anything: the page that was asked for has come by itself.
    await anna.main.getByRole('heading', { level: 1, name: 'Knitwear' }).waitFor()
    await anna.opens('/cart')
    await bagLink(anna, 2).waitFor()
    await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'detached' })
    await context.close()
  })
})

/** `create`, `update`, `pull` … as they came by. */
const cartCalls = (from: number): string[] =>
  line.proxy.requests
    .slice(from)
    .flatMap((one) => /\/api\/cart\/(create|update|pull|totals)/.exec(one)?.[1] ?? [])
