import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { atBothShops } from '../src/catalogues.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { DESKTOP, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'
import { untilAlive } from '../src/until-alive.ts'

const numberIn = async (place: Locator) => Number((await place.textContent())?.replace(/\D/g, ''))
const addressOf = ({ page }: Shopper) => new URL(page.url())
/** A value of a facet and how many products it promises; sizes promise nothing. */
const promiseOf = async (value: Locator) => {
  const count = value.locator('span').last().filter({ hasText: /^\d+$/ })
  return (await count.count()) === 0 ? undefined : numberIn(count)
}

atBothShops((stage, { source, category, subcategory, germanSubcategory }) => {
  describe('someone who filters on a desktop', () => {
    let anna: Shopper
    const total = () => numberIn(anna.main.getByRole('status').first())
    const column = () => anna.page.getByRole('complementary', { name: anna.t('list.filter') })
    const folds = () => column().locator('details:not(details details)')
    const foldOf = (name: string) =>
      folds()
        .filter({ has: anna.page.locator('summary').getByText(name, { exact: true }) })
        .first()
    const chips = () => anna.page.getByRole('list', { name: anna.t('list.applied') })

    it('gets what each facet promised, and everything back without it', async () => {
      anna = await stage.visit({ width: DESKTOP, pictures: false, stays: true })
      await anna.opens(category)
      const all = await total()
      const count = await folds().count()
      expect(count).toBeGreaterThanOrEqual(4)
      for (let at = 0; at < count; at += 1) {
        const fold = folds().nth(at)
        const name = await fold.locator('summary').first().textContent()
        if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
        const value = fold.getByRole('link').first()
        const promised = await promiseOf(value)
        await value.click()
        await chips().waitFor()
        expect(addressOf(anna).search, `${name}`).not.toBe('')
        if (promised !== undefined) await expect.poll(total, { message: `${name}` }).toBe(promised)
        const remove = chips().getByRole('link', { name: /^Remove/ })
        await remove.first().click()
        await chips().waitFor({ state: 'detached' })
        await expect.poll(total, { message: `without ${name}` }).toBe(all)
      }
    })

    it('combines values of one facet as either, and facets as both', async () => {
      const types = foldOf('Type').getByRole('link')
      const [first = 0, second = 0] = await Promise.all([0, 1].map((at) => promiseOf(types.nth(at))))
      await types.nth(0).click()
      await column().locator('[aria-current=true]').first().waitFor()
      await expect.poll(total).toBe(first)
      await types.nth(1).click()
      await expect.poll(total).toBe(first + second)
      await foldOf('Size').getByRole('link', { name: 'M', exact: true }).click()
      await chips().getByRole('link').nth(3).waitFor()
      expect(await total()).toBeLessThanOrEqual(first + second)
      expect([...addressOf(anna).searchParams.keys()].sort()).toEqual(['ptype', 'size'])
    })

    it('clears all of it at once', async () => {
      await anna.page
        .getByRole('link', { name: anna.t('list.clearAll') })
        .first()
        .click()
      await chips().waitFor({ state: 'detached' })
      await expect.poll(() => addressOf(anna).search).toBe('')
    })

    it('sorts by price, both ways', async () => {
      for (const [sort, sign] of [['price-asc', 1] as const, ['price-desc', -1] as const]) {
        await anna.sortsBy(sort)
        const inOrder = async () => {
          const prices = await anna.pricesShown()
          return (
            prices.length > 20 &&
            prices.slice(1).every((price, at) => sign * (price - (prices[at] ?? 0)) >= 0)
          )
        }
        await expect.poll(inOrder, { message: sort }).toBe(true)
      }
    })

    it('sees the newest, and the recommended again without a word in the address', async () => {
      const select = anna.page.locator('select[name=sort]').filter({ visible: true })
      await select.selectOption('newest')
      await anna.page.waitForURL(/sort=newest/)
      await anna.page.locator('[aria-busy=false] article').first().waitFor()
      await select.selectOption('recommended')
      await expect.poll(() => addressOf(anna).search).toBe('')
    })

    it('is told which filter to drop when nothing is left', async () => {
      await anna.opens(`${subcategory}?price=1-2`)
      await anna.main.getByText(anna.t('list.emptyTitle')).waitFor()
      await takeShot(anna.page, `list-empty-${source}`)
      const drop = anna.main
        .getByRole('listitem')
        .filter({ hasText: /\d+ products?$/ })
        .first()
      expect(await numberIn(drop.locator('span'))).toBeGreaterThan(0)
      await drop.getByRole('link').click()
      await anna.cards.first().waitFor()
    })
  })

  describe('someone who looks through a long list on a phone', () => {
    let anna: Shopper

    it('chooses in the sheet without anything being applied, and the button says how much there is', async () => {
      anna = await stage.visit({ width: PHONE, pictures: false, stays: true })
      await anna.opens(category)
      await anna.page.getByRole('button', { name: anna.t('list.filter') }).click()
      const sheet = anna.page.getByRole('dialog', { name: anna.t('list.filter') })
      // As tall as the phone, not as the bar its button stands in.
      expect((await sheet.boundingBox())?.height).toBe(anna.page.viewportSize()?.height)
      const show = sheet.getByRole('status')
      const before = await show.textContent()
      const isCounting = (busy: boolean) => show.and(anna.page.locator(`[aria-busy=${busy}]`)).waitFor()
      const counted = Promise.withResolvers<void>()
      await anna.page.route('**/api/catalog**', (route) => counted.promise.then(() => route.continue()))
      await sheet.getByRole('button', { name: 'M', exact: true }).click()
      await isCounting(true)
      expect(await show.textContent()).toBe(before)
      counted.resolve()
      await isCounting(false)
      expect(await show.textContent()).not.toBe(before)
      expect(addressOf(anna).search).toBe('')
      expect(await axeBreaches(anna.page)).toEqual([])
      const promised = await numberIn(show)
      const button = sheet.getByRole('button', { name: (await show.textContent()) ?? '', exact: true })
      await button.click()
      await anna.page.waitForURL(/size=/)
      await expect.poll(() => numberIn(anna.main.getByRole('status').first())).toBe(promised)
    })

    it('loads more, and Back finds the list as long and the place as it was', async () => {
      await anna.opens(category)
      const total = await numberIn(anna.main.getByRole('status').first())
      expect(await anna.cards.count()).toBe(50)
      await anna.main.getByText(anna.t('list.shown', { shown: 50, count: total })).waitFor()
      await anna.main
        .getByRole('link', { name: anna.t('list.more', { count: Math.min(50, total - 50) }) })
        .click()
      const two = Math.min(total, 100)
      await expect.poll(() => anna.cards.count()).toBe(two)
      await expect.poll(() => addressOf(anna).searchParams.get('page')).toBe('2')
      const late = anna.cards.nth(54)
      await late.scrollIntoViewIfNeeded()
      const place = await anna.page.evaluate(() => scrollY)
      await late.getByRole('link').click()
      await anna.page.waitForURL((url) => !url.pathname.endsWith(category))
      await anna.title.waitFor()
      await anna.page.goBack()
      await expect.poll(() => anna.cards.count()).toBe(two)
      await expect.poll(() => anna.page.evaluate(() => scrollY)).toBeGreaterThan(place - 200)
    })
  })

  it('what was filtered by is chosen on the page of a product, and stays there after a reload', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(category)
    const column = anna.page.getByRole('complementary', { name: anna.t('list.filter') })
    await column
      .getByRole('link', { name: /^M( \d+)?$/ })
      .first()
      .click()
    await anna.page.waitForURL(/size=/)
    // The address is there a moment before the list it names.
    await column.locator('[aria-current=true]').first().waitFor()
    await anna.cards.first().getByRole('link').first().click()
    await anna.page.waitForURL(
      (url) => url.searchParams.get('size') === 'M' || url.searchParams.has('childSku'),
    )
    const isChosen = anna.main.getByRole('radio', { name: /^M\b/, checked: true }).first()
    await isChosen.waitFor({ state: 'attached' })
    await anna.page.reload()
    await isChosen.waitFor({ state: 'attached' })
  })

  it('a link that names what nobody knows any more shows the list without it', async () => {
    const totalOf = async (query: string) => {
      const html = await (await fetch(`${stage.shop().url}/us${category}${query}`)).text()
      return /(\d+) products/.exec(html)?.[1]
    }
    const all = await totalOf('')
    for (const query of ['?color=999999', '?size=gone', '?climate=999999&set=9'])
      expect(await totalOf(query), query).toBe(all)
  })

  it('a product a pointer rests on is asked for before it is pressed, as the press will ask for it', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(subcategory)
    await untilAlive(anna.page)
    await anna.card(1).hover()
    const ahead = await anna.page.locator('link[rel=prefetch]').getAttribute('href')
    const asked = anna.page.waitForRequest((request) => request.url().includes('.data?'))
    await anna.card(1).getByRole('link').click()
    expect(new URL((await asked).url()).href).toBe(new URL(ahead ?? '', anna.url).href)
  })

  it('one that it only rested on is not', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(subcategory)
    await untilAlive(anna.page)
    await anna.card(1).hover()
    await anna.page.locator('link[rel=prefetch]').waitFor({ state: 'attached' })
    await anna.page.mouse.move(0, 0)
    await anna.page.locator('link[rel=prefetch]').waitFor({ state: 'detached' })
  })

  const stores = [
    ['de', germanSubcategory],
    ['cn', subcategory],
  ] as const
  it.each(stores)(
    'the words of the store %s fit a phone, with filters applied and in the sheet',
    async (...at) => {
      const [store, path] = at
      const anna = await stage.visit({ width: PHONE, store, pictures: Boolean(process.env.VITRINE_SHOTS) })
      await anna.opens(`${path}?size=${(await twoSizes(`${anna.url}/${store}${path}`)).join()}&price=20_150`)
      await anna.title.waitFor()
      expect(await sidewaysOverflow(anna.page)).toEqual([])
      expect(await cutButtons(anna.page)).toEqual([])
      await takeShot(anna.page, `list-${source}-${store}`)
      await anna.page.getByRole('button', { name: anna.t('list.filterCount', { count: 3 }) }).click()
      const sheet = anna.page.getByRole('dialog', { name: anna.t('list.filter') })
      await sheet.getByRole('status').waitFor()
      expect(await sidewaysOverflow(anna.page)).toEqual([])
      expect(await cutButtons(anna.page)).toEqual([])
    },
  )
})

/** As the list itself links to them. */
async function twoSizes(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...html.matchAll(/\?size=([\w.~-]+)"/g)].slice(0, 2).map(([, id = '']) => id)
}
