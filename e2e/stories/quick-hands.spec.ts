// Hands quicker than a frame: presses follow each other without a pause, on a quick machine and a slow one. Each has to
// find the page as the one before left it; none may be lost while something opens or leaves.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { bagHolds } from '../src/acts/read-bag.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { watchShifts } from '../src/watch-shifts.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const PRODUCT = '/merino-roll-neck'

type Panel = { name: string; path: string; opener: string }
const PANELS: Panel[] = [
  { name: 'the menu', path: '', opener: 'header button[aria-label]' },
  { name: 'the search', path: '', opener: 'header a[href$="/search"]' },
  { name: 'the bag', path: '', opener: 'header a[href$="/cart"]' },
  { name: 'the sheet of sizes', path: PRODUCT, opener: '[data-buy]' },
  { name: 'the size guide', path: PRODUCT, opener: '[data-axis=size] button' },
  { name: 'the large picture', path: PRODUCT, opener: 'section button[aria-label="Enlarge the picture"]' },
  { name: 'the review form', path: PRODUCT, opener: '#reviews button:not([aria-pressed])' },
  { name: 'the filters', path: '/women', opener: 'main button[aria-haspopup=dialog]' },
  { name: 'the newsletter', path: '/news', opener: 'main button' },
]
const SPEEDS = [
  { speed: 'at full speed', slowness: 1, rounds: 8 },
  { speed: 'on a slow machine', slowness: 6, rounds: 2 },
]

describe.each(inTurn(import.meta.url, SPEEDS))('presses without a pause, $speed', ({ slowness, rounds }) => {
  it.each(inTurn(import.meta.url, PANELS, 3))(
    '$name: every press counts, from the very first',
    async ({ path, opener }) => {
      const anna = await walksIn(slowness)
      await anna.opens(path)
      const button = anna.page.locator(opener).first()
      await button.focus()
      for (let round = 0; round < rounds; round += 1) {
        await presses(anna, ['Enter', 'Escape', 'Enter'])
        await isOpen(anna)
        await presses(anna, ['Escape', 'Enter', 'Escape'])
        await isShut(anna)
        await holdsFocus(button)
      }
    },
  )

  it('a size chosen while the sheet has hardly come goes into the bag, each time', async () => {
    const anna = await walksIn(slowness)
    await anna.opens(PRODUCT)
    await anna.page.locator('[data-buy]').focus()
    // The sheet's own first button closes it, the next is the first size.
    await presses(anna, ['Enter'])
    await isOpen(anna)
    await presses(anna, ['Tab', 'Tab', 'Enter', 'Escape', ...again(['Enter', 'Escape'], 5)])
    await bagHolds(anna, 6)
    await isShut(anna)
  })

  it('one button under one finger opens and shuts the bag at every touch', async () => {
    const anna = await walksIn(slowness)
    await anna.opens()
    const { x = 0, y = 0 } = (await anna.page.locator('header a[href$="/cart"]').boundingBox()) ?? {}
    for (let round = 0; round < rounds; round += 1) {
      await anna.page.touchscreen.tap(x + 10, y + 10)
      await isOpen(anna)
      await anna.page.touchscreen.tap(x + 10, y + 10)
      await isShut(anna)
    }
  })

  it('a touch beside the sheet shuts it and presses nothing below', async () => {
    const anna = await walksIn(slowness)
    await anna.opens(PRODUCT)
    const { x = 0, y = 0 } = (await anna.page.locator('header a[href$="/cart"]').boundingBox()) ?? {}
    for (let round = 0; round < rounds; round += 1) {
      await anna.page.locator('[data-buy-bar] button, [data-buy]').last().click()
      await isOpen(anna)
      await anna.page.touchscreen.tap(x + 10, y + 10)
      await isShut(anna)
      await anna.page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
      await isShut(anna)
    }
  })
})

it.each([PHONE, DESKTOP])(
  'a press in the bag went lost as the promise of delivery came above it, %i px wide',
  async (width) => {
    const anna = await stage.visit({ width, pictures: false })
    const answer = Promise.withResolvers<void>()
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.page.route(/shipping-methods/, async (route) => {
      await answer.promise
      await route.continue()
    })
    await anna.opens('/cart')
    const opener = anna.main.getByRole('button', { name: anna.t('cart.giftOpen') })
    await opener.waitFor()
    await anna.main.getByText(anna.t('cart.waiting')).waitFor({ state: 'hidden' })
    const before = await opener.boundingBox()
    answer.resolve()
    await anna.main.getByRole('progressbar').waitFor()
    expect(await opener.boundingBox()).toEqual(before)

    const shifts = await watchShifts(anna.page)
    await anna.opens('/checkout')
    await anna.placeButton.waitFor()
    expect(await shifts.sum()).toBe(0)
  },
)

it('a second link pressed before the first has answered is no script error', async () => {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  await anna.opens()
  // As the router leaves it: the answer is cut off, and nobody waits for its end.
  await anna.page.evaluate(async () => {
    setTimeout(() => void Promise.reject(new DOMException('cut off', 'AbortError')))
    await new Promise((done) => setTimeout(done, 50))
  })
  await anna.title.waitFor()
})

const again = (keys: string[], count: number): string[] => Array.from({ length: count }, () => keys).flat()

async function walksIn(slowness: number): Promise<Shopper> {
  const anna = await stage.visit({ width: PHONE, pictures: false })
  const session = await anna.page.context().newCDPSession(anna.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return anna
}

/** Sent together: the browser has the next one before it has answered the last. */
const presses = ({ page: { keyboard } }: Shopper, keys: string[]) =>
  Promise.all(keys.flatMap((key) => [keyboard.down(key), keyboard.up(key)]))

const openDialogs = ({ page }: Shopper) =>
  page.evaluate(() => document.querySelectorAll('dialog[open]').length)
const isOpen = (anna: Shopper) => expect.poll(() => openDialogs(anna)).toBe(1)
const isShut = (anna: Shopper) => expect.poll(() => openDialogs(anna)).toBe(0)
