import { expect, it } from 'vitest'
import { atBothShops } from '../src/catalogues.ts'
import { DESKTOP, PHONE } from '../src/open-stage.ts'
import { untilAlive } from '../src/until-alive.ts'

/** Inside the page: how high places in the window are that have no card yet, frame by frame, until the next list has all. */
function watchEmptyPlaces(): Promise<number[]> {
  const listOf = () => document.querySelector('main [aria-busy]')
  const before = listOf()
  const seen: number[] = []
  const isSeen = ({ top, bottom }: DOMRect) => bottom >= 0 && top < innerHeight
  const note = () => {
    const empty = [...(listOf()?.querySelectorAll('ul > li') ?? [])].filter(
      (one) => one.childElementCount === 0,
    )
    const boxes = empty.map((place) => place.getBoundingClientRect())
    seen.push(...boxes.filter(isSeen).map(({ height }) => height))
    return listOf() !== before && empty.length === 0
  }
  return new Promise((resolve) => {
    const look = () => (note() ? resolve(seen) : requestAnimationFrame(() => setTimeout(look)))
    look()
  })
}

atBothShops((stage, { source, category, subcategory }) => {
  it.each([PHONE, DESKTOP])(
    'the end of a list moved away under the finger, %s px wide: a card is as high unseen as it will be',
    async (width) => {
      const anna = await stage.visit({ width, pictures: false })
      await anna.opens(category)
      const [unseen = [], seen = []] = await anna.cards.evaluateAll((cards) => {
        const places = cards.slice(30).flatMap((card) => card.closest('li') ?? [])
        const heights = () => places.map(({ clientHeight }) => clientHeight)
        const guessed = heights()
        for (const { style } of places) style.contentVisibility = 'visible'
        return [guessed, heights()]
      })
      const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
      expect(unseen).toHaveLength(20)
      // A line of text: other goods have no brand, or longer names.
      expect(Math.abs(mean(unseen) - mean(seen))).toBeLessThan(24)
    },
  )

  it.each([PHONE, DESKTOP])(
    'the foot of a page was laid out for visitors who never came to it, and is not too low unseen, %s px wide',
    async (width) => {
      const anna = await stage.visit({ width, pictures: false })
      await anna.opens(category)
      const [isSeen, unseen = 0, seen = 0] = await anna.page.evaluate(() => {
        const foot = document.querySelector<HTMLElement>('footer')
        const isSeen = foot?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
        const height = () => foot?.clientHeight
        const guessed = height()
        foot?.style.setProperty('content-visibility', 'visible')
        return [isSeen, guessed, height()]
      })
      expect(isSeen).toBe(false)
      // Who left a page at its end would not come back to it. A shop that tells less there has a lower one.
      expect(unseen - seen).toBeGreaterThan(-24)
    },
  )

  it('places in sight were flat until their cards were drawn: whoever filters in a high window sees them as high as they will be', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(category)
    await untilAlive(anna.page)
    // On a processor slow enough for frames between the first screen and the rest.
    const cdp = await anna.page.context().newCDPSession(anna.page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    const values = anna.page.locator('aside a[data-follow=stay]')
    const counts = await values.evaluateAll((links) =>
      links.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0] ?? 0)),
    )
    await anna.page.setViewportSize({ width: DESKTOP, height: 4_000 })
    const seen = anna.page.evaluate(watchEmptyPlaces)
    // Where it stands: a mouse would have to go up to it.
    await values.nth(counts.indexOf(Math.max(...counts))).dispatchEvent('click')
    const heights = await seen
    expect(heights).not.toEqual([])
    expect(Math.min(...heights)).toBeGreaterThan(400)
  })

  it('going back drew a list anew: its very elements stand there again, and none of them in the product in between', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(category)
    await untilAlive(anna.page)
    const listTitle = await anna.page.title()
    const card = await anna.cards.nth(5).elementHandle()
    await anna.cards.nth(5).getByRole('link').first().click()
    await anna.page.locator('[data-buy]').waitFor()
    const inDocument = () =>
      anna.page.evaluate(() =>
        ['h1', 'title', 'link[rel=canonical]', 'main [aria-busy]', '#products'].map(
          (part) => document.querySelectorAll(part).length,
        ),
      )
    expect(await inDocument()).toEqual([1, 1, 1, 0, 0])
    expect(await anna.page.title()).not.toBe(listTitle)
    await anna.page.goBack()
    await expect.poll(() => anna.page.title()).toBe(listTitle)
    expect(await inDocument()).toEqual([1, 1, 1, 1, 1])
    expect(await card?.evaluate((one) => one.isConnected)).toBe(true)
    // Alive as before: a choice narrows it.
    const value = anna.page.locator('aside a[data-follow=stay]').first()
    await value.click()
    await expect.poll(() => new URL(anna.page.url()).search).not.toBe('')
    await expect.poll(() => anna.page.locator('main [aria-busy=false]').count()).toBe(1)
  })

  it('whoever filtered far down was left at the foot of the page: a new list is seen from its beginning', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens(category)
    await untilAlive(anna.page)
    await anna.page.evaluate(() => scrollTo(0, 4_000))
    const value = anna.page.locator('aside a[data-follow=stay]').first()
    await value.dispatchEvent('click')
    await expect.poll(() => anna.page.locator('aside a[aria-current]').count()).toBe(1)
    const topOfFirst = () => anna.cards.first().evaluate((card) => card.getBoundingClientRect().top)
    await expect.poll(topOfFirst).toBeGreaterThan(0)
    expect(await topOfFirst()).toBeLessThan(600)
    await anna.page.goBack()
    await expect.poll(() => anna.page.evaluate(() => scrollY)).toBeGreaterThan(3_000)
  })

  it('whoever came back to a long list found the card they had pressed half a card further up', async () => {
    const olha = await stage.visit({ store: 'ru', width: PHONE, pictures: false })
    await olha.opens(category)
    await untilAlive(olha.page)
    const card = olha.cards.nth(41)
    // What she has passed is as high as it is, and only guessed when she comes back.
    for (let at = 0; at < 40; at += 4) await olha.cards.nth(at).scrollIntoViewIfNeeded()
    await card.scrollIntoViewIfNeeded()
    await olha.page.waitForTimeout(300)
    const top = () => card.evaluate((one) => one.getBoundingClientRect().top)
    const before = await top()
    await card.getByRole('link').first().click()
    await olha.page.locator('[data-buy]').first().waitFor()
    await olha.page.goBack()
    await card.waitFor()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  })

  it('cards that other lists have shown are sent as they were there, and come alive', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    const sentTo = async (most: number) => {
      const reply = await fetch(`${anna.url}/us${subcategory}?price=0_${most}`)
      expect(reply.headers.get('x-cache')).toBe('miss')
      return [...(await reply.text()).matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)
    }
    const first = await sentTo(9_001)
    expect(first.length).toBeGreaterThan(4)
    expect(await sentTo(9_002)).toEqual(first)
    await anna.opens(`${subcategory}?price=0_9003`)
    await untilAlive(anna.page)
    const heart = anna.card(first.length - 1).getByRole('button')
    await heart.click()
    await anna.page.waitForFunction(
      (one) => one?.getAttribute('aria-pressed') === 'true',
      await heart.elementHandle(),
    )
  })

  if (source === 'demo')
    it.each([PHONE, DESKTOP])(
      'gone back to, a list had its column of filters and its rail of lists at their beginning, %s px wide',
      async (width) => {
        const { cards, opens, page, t } = await stage.visit({ width, pictures: false })
        await opens(category)
        const moved =
          width === PHONE
            ? page.getByRole('navigation', { name: t('list.subcategories') })
            : page.getByRole('complementary', { name: t('list.filter') })
        const offset = () => moved.evaluate((one) => [one.scrollLeft, one.scrollTop])
        await moved.hover()
        await page.mouse.wheel(width === PHONE ? 90 : 0, width === PHONE ? 0 : 60)
        await expect.poll(offset).not.toEqual([0, 0])
        // What follows it comes once the page was touched.
        await page.keyboard.press('Shift')
        await page.waitForLoadState('networkidle')
        const left = await offset()
        await cards.nth(1).getByRole('link').click()
        await moved.waitFor({ state: 'detached' })
        await page.goBack()
        await moved.waitFor()
        await expect.poll(offset).toEqual(left)
      },
    )
})
