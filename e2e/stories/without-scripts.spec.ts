import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ isShared: true })

describe.each(inTurn(import.meta.url, [PHONE, DESKTOP]))('a browser without scripts, %i px wide', (width) => {
  let anna: Shopper
  beforeAll(async () => {
    anna = await stage.visit({ width, javaScript: false, pictures: false, stays: true })
  })

  it('has a whole home page with ways into the shop', async () => {
    await anna.opens()
    expect(await anna.title.first().textContent()).not.toBe('')
    expect(await anna.main.getByRole('article').count()).toBeGreaterThan(4)
    await anna.main.getByRole('link', { name: 'Knitwear' }).first().click()
    await expect.poll(() => anna.title.textContent()).toBe('Knitwear')
  })

  it('filters by links, and the address holds the choice', async () => {
    await anna.opens('/women/knitwear')
    const before = await anna.main.getByRole('article').count()
    const facets = anna.page.getByRole('complementary', { name: anna.t('list.filter') })
    await facets.getByRole('link', { name: /^Camel \d+$/ }).click()
    await anna.page.waitForURL(/\?color=[a-z]+$/)
    await expect.poll(() => anna.main.getByRole('article').count()).toBeLessThan(before)
    await anna.page
      .getByRole('list', { name: anna.t('list.applied') })
      .getByText('Camel')
      .click()
    await expect.poll(() => anna.main.getByRole('article').count()).toBe(before)
  })

  it('on phones all filters stood before the first product: it comes first, and so do ways to other categories', async () => {
    await anna.opens('/women/knitwear')
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const facets = anna.page.getByRole('complementary', { name: anna.t('list.filter') })
    const comesFirst = async () => (await top(anna.card(0))) < (await top(facets))
    if (width === PHONE) await expect.poll(comesFirst).toBe(true)
    const ways = anna.page.getByRole('navigation', { name: anna.t('shell.mainNav') })
    await ways.getByRole('link', { name: 'Shoes', exact: true }).click()
    await expect.poll(() => anna.title.textContent()).toBe('Shoes')
    expect(await anna.page.getByRole('button', { name: anna.t('shell.menu') }).isVisible()).toBe(false)
    expect(await sidewaysOverflow(anna.page)).toEqual([])
    await takeShot(anna.page, 'without-scripts')
  })

  it('a dead "Filter" button stood on phones: only what answers is shown', async () => {
    await anna.opens('/women/knitwear')
    const sort = anna.main.locator('form:has(select[name=sort])').filter({ visible: true })
    await expect.poll(() => sort.count()).toBe(1)
    const filter = anna.main.getByRole('button', { name: anna.t('list.filter'), exact: true })
    expect(await filter.isVisible()).toBe(false)
  })

  it('the bag was a grey box for ever, orders and wishlists were empty pages: they say what they need', async () => {
    const account = ['/order/000000042', '/my-account', '/wishlist', '/compare']
    for (const path of [...account, '/successful-payment', '/failed-payment', '/checkout', '/cart']) {
      await anna.opens(path)
      await anna.main.getByText(anna.t('shell.noScripts')).waitFor()
    }
    await takeShot(anna.page, 'bag-without-scripts')
  })

  it('loads more by a link', async () => {
    await anna.opens('/women')
    expect(await anna.main.getByRole('article').count()).toBe(50)
    await anna.main.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await expect.poll(() => anna.main.getByRole('article').count()).toBeGreaterThan(50)
  })

  it('sorts by a form', async () => {
    await anna.opens('/women/knitwear')
    const form = anna.main.locator('form:has(select[name=sort])').filter({ visible: true })
    await expect.poll(() => form.count()).toBe(1)
    await form.getByRole('combobox').selectOption('price-desc')
    await form.getByRole('button', { name: anna.t('list.apply') }).click()
    await anna.page.waitForURL(/sort=price-desc/)
    const prices = await anna.pricesShown()
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it('asks for an order by its number, and the contact stays out of the address', async () => {
    const { main, opens, page, t } = anna
    await opens('/order-lookup?number=000000042')
    await main.getByLabel(t('login.contact'), { exact: true }).fill('nobody@example.org')
    await main.getByRole('button', { name: t('order.lookupShow'), exact: true }).click()
    await main.getByText(t('order.lookupUnknown')).waitFor()
    expect(page.url()).not.toContain('nobody')
    expect(await main.getByLabel(t('order.lookupNumber'), { exact: true }).inputValue()).toBe('000000042')
  })

  it('reads a whole product with its price and pictures', async () => {
    await anna.opens('/women/knitwear')
    const card = anna.card(0)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect.poll(() => anna.title.textContent()).toBe(name)
    expect(await anna.main.getByText(/\$\d/).count()).toBeGreaterThan(0)
    expect(await anna.main.locator('img').count()).toBeGreaterThan(1)
    expect(await anna.main.getByRole('radio').count()).toBeGreaterThan(1)
  })

  it('pressed "Add to bag" in vain, and nothing said why: it stands beside the button', async () => {
    await anna.opens('/merino-roll-neck')
    await anna.main.getByText(anna.t('product.noScripts')).waitFor()
  })

  it('is told when nothing is there', async () => {
    const answer = await anna.opens('/nothing-here')
    expect(answer?.status()).toBe(404)
    expect(await anna.title.textContent()).toBe(anna.t('error.notFoundTitle'))
  })
})
