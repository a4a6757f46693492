import { readMessages } from '@vitrine/i18n/read-messages'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { cutButtons, sidewaysOverflow, wordsSeen } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: false, isShared: true })
const RAW_KEY = /\b(shell|list|home|cart|checkout|product|order|error)\.[a-z]/
const PRICE_LIKE = /\S*[\s\u00a0]?[$€₽][\s\u00a0]?\S*/g
/** The other two say the same with another currency. */
const ONE_A_LANGUAGE = ['us', 'de', 'ru', 'ua', 'cn']
/** Whole English sentences; short words may be names. */
const ENGLISH = Object.values(readMessages('en')).filter((text) => text.length > 12 && !text.includes('{'))

async function expectNative({ page, view, main }: Shopper, where: string) {
  expect(await page.locator('html').getAttribute('lang'), where).toBe(view.language)
  const text = await wordsSeen(page.locator('body'))
  expect(text.match(RAW_KEY)?.[0], where).toBeUndefined()
  if (view.language !== 'en') {
    const foreign = ENGLISH.filter((sentence) => text.includes(sentence))
    expect(foreign, `${where}: left in English`).toEqual([])
  }
  const isSignFirst = view.pricePattern.startsWith('{sign}')
  const right = isSignFirst
    ? new RegExp(`\\${view.currencySign}\\d`)
    : new RegExp(`\\d\\u00a0${view.currencySign}`)
  const prices = (await wordsSeen(main)).match(PRICE_LIKE) ?? []
  expect(
    prices.filter((price) => !right.test(price)),
    `${where}: prices of another store`,
  ).toEqual([])
  expect(await sidewaysOverflow(page), where).toEqual([])
  expect(await cutButtons(page), where).toEqual([])
  return prices.length
}

describe.each(inTurn(import.meta.url, [...ONE_A_LANGUAGE, 'en', 'eu'], 3))(
  'a shopper of the store %s on a phone',
  (store) => {
    let anna: Shopper

    it('reads home, category and product in the language of the store', async () => {
      anna = await stage.visit({
        ...{ width: PHONE, store, stays: true },
        pictures: Boolean(process.env.VITRINE_SHOTS),
      })
      await anna.opens()
      expect(await expectNative(anna, 'home')).toBeGreaterThan(0)
      await takeShot(anna.page, `home-${store}`)
      await anna.main
        .getByRole('region', { name: anna.t('home.categories') })
        .getByRole('link')
        .first()
        .click()
      // The home page has cards, too: one pressed while it is left comes to nothing.
      await anna.main.getByRole('navigation', { name: anna.t('list.subcategories') }).waitFor()
      expect(await expectNative(anna, 'category')).toBeGreaterThan(0)
      await anna.cards.first().getByRole('link').click()
      await anna.main.getByRole('radio').first().waitFor()
      expect(await expectNative(anna, 'product')).toBeGreaterThan(0)
      await takeShot(anna.page, `product-${store}`)
    })

    if (!ONE_A_LANGUAGE.includes(store)) return

    it('reads bag and checkout, too', async () => {
      await anna.choosesFirstSize()
      await anna.addsToBag()
      expect(await expectNative(anna, 'drawer')).toBeGreaterThan(0)
      await anna.opens('/cart')
      await anna.main.getByRole('listitem').first().waitFor()
      expect(await expectNative(anna, 'bag')).toBeGreaterThan(0)
      await anna.main.getByRole('link', { name: anna.t('cart.checkout') }).click()
      await anna.placeButton.waitFor()
      expect(await expectNative(anna, 'checkout')).toBeGreaterThan(0)
      await takeShot(anna.page, `checkout-${store}`)
    })

    it('is told in the same language what is wrong with the form', async () => {
      await anna.placeButton.click()
      const list = anna.main.getByRole('group').filter({ hasText: anna.t('checkout.needEmail') })
      await list.waitFor()
      await expectNative(anna, 'checkout with mistakes')
      await expect.poll(() => list.evaluate((one) => one === document.activeElement)).toBe(true)
      await list.getByRole('link', { name: anna.t('checkout.email') }).click()
      const focused = await anna.page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))
      expect(focused).toBe('email')
    })
  },
)
