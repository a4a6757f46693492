import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { bagHolds } from '../src/acts/read-bag.ts'
import { DESKTOP, openStage } from '../src/open-stage.ts'
import { textsOf } from '../src/texts.ts'

const stage = openStage({ hasWorker: false })
const german = textsOf('de')

/** A finger stays down for a moment; what was drawn anew in between had no press. */
const HELD_MS = 120

const changesToGermany = async ({ page }: Shopper) => {
  await page.locator('footer details summary').first().click({ delay: HELD_MS })
  await page
    .locator('footer')
    .getByRole('link', { name: /Deutschland/ })
    .click()
}

describe('a shopper who changes the country', () => {
  it('keeps page and variant, and is offered the bag at the prices of the other store', async () => {
    const anna = await stage.visit({ width: DESKTOP, pictures: false })
    await anna.opens('/merino-roll-neck')
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await bagHolds(anna, 1)
    // Nothing is waited for: neither that it was sent, nor that the next page has read its own bag.
    await anna.page.goto(anna.page.url())
    const variant = new URL(anna.page.url()).searchParams.get('childSku')
    expect(variant).toBeTruthy()
    await changesToGermany(anna)
    await anna.page.waitForURL(/\/de\/.+/)
    expect(new URL(anna.page.url()).searchParams.get('childSku')).toBe(variant)
    await anna.page.getByRole('button', { name: german.t('shell.bringBag') }).click()
    await anna.page.getByRole('button', { name: german.t('cart.sharedTake') }).click()
    await anna.page.waitForURL(/\/de\/cart$/)
    await anna.main.getByText('€').first().waitFor()
    await expect.poll(() => anna.main.textContent()).not.toContain('$')
  })

  it('with nothing in the bag is offered nothing, and from an order lands at home', async () => {
    const ben = await stage.visit({ width: DESKTOP, pictures: false })
    await ben.opens('/order/none?key=secret')
    await changesToGermany(ben)
    await ben.page.waitForURL(/\/de$/)
    await ben.title.waitFor()
    expect(await ben.page.getByRole('button', { name: german.t('shell.bringBag') }).count()).toBe(0)
  })
})
