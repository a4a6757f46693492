import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { bagHolds } from '../src/acts/read-bag.ts'
import { keepCookie, signIn } from '../src/acts/sign-in.ts'
import { openSession } from '../src/open-session.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()
const PRODUCT = '/merino-roll-neck'

async function secondTab({ page }: Shopper): Promise<Shopper> {
  const place = { url: stage.shop().url, store: 'us', isPhone: false, isAlive: true }
  return aShopper(await page.context().newPage(), place)
}

async function put(shopper: Shopper): Promise<void> {
  await shopper.opens(PRODUCT)
  await shopper.choosesFirstSize()
  await shopper.addsToBag()
}

/** Whose cart this device has: a customer's is named by a number, a guest's by 128 bits. */
const cartIdOf = (page: Page, store = 'us') =>
  page.evaluate(
    (key) =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('vitrine')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('kept').objectStore('kept').get(key)
          asked.onsuccess = () => {
            opening.result.close()
            done(String(asked.result?.cartId))
          }
        }
      }),
    `${store}-shop/cart/current-cart`,
  )

describe('a customer', () => {
  it('has the same bag in another browser with its next look', async () => {
    const laptop = await stage.visit({ pictures: false })
    await put(laptop)
    await signIn(laptop.page, stage.shop(), 'carla@shopper.example')
    await expect.poll(() => cartIdOf(laptop.page)).toMatch(/^\d+$/)
    const phone = await stage.visit({ pictures: false })
    await phone.opens()
    await signIn(phone.page, stage.shop(), 'carla@shopper.example')
    await bagHolds(phone, 1)
    await put(phone)
    await laptop.opens('/cart')
    await bagHolds(laptop, 2)
    await laptop.main.getByRole('button', { name: laptop.t('cart.more') }).click()
    await bagHolds(laptop, 3)
    await laptop.main.getByText(laptop.t('cart.waiting')).waitFor({ state: 'detached' })
    await phone.opens('/cart')
    await bagHolds(phone, 3)
  })

  it('who signed in on one tab is signed in on the other', async () => {
    const one = await stage.visit({ pictures: false })
    await put(one)
    const two = await secondTab(one)
    await two.opens(PRODUCT)
    await bagHolds(two, 1)
    await signIn(one.page, stage.shop(), 'dora@shopper.example')
    await expect.poll(() => cartIdOf(one.page)).toMatch(/^\d+$/)
    await two.choosesFirstSize()
    await two.addsToBag()
    expect(await cartIdOf(two.page)).toMatch(/^\d+$/)
    await bagHolds(one, 2)
  })

  it('keeps their session in two tabs that come back at once', async () => {
    const one = await stage.visit({ pictures: false })
    await put(one)
    await signIn(one.page, stage.shop(), 'elsa@shopper.example')
    await expect.poll(() => cartIdOf(one.page)).toMatch(/^\d+$/)
    const two = await secondTab(one)
    await two.opens('/cart')
    await one.opens('/cart')
    const refused: number[] = []
    one.page.context().on('response', (response) => {
      if (response.url().includes('/api/') && response.status() === 401) refused.push(response.status())
    })
    await Promise.all([one.page.reload(), two.page.reload()])
    const more = (tab: Shopper) => tab.main.getByRole('button', { name: tab.t('cart.more') }).click()
    await Promise.all([more(one), more(two)])
    for (const tab of [one, two])
      await tab.main.getByText(tab.t('cart.waiting')).waitFor({ state: 'detached' })
    await two.opens('/cart')
    expect(await cartIdOf(one.page)).toMatch(/^\d+$/)
    expect(refused).toEqual([])
  })

  it('whose session is over goes on as a guest at once, is told, and counts nothing twice when back', async () => {
    const one = await stage.visit({ pictures: false })
    await put(one)
    await signIn(one.page, stage.shop(), 'fritz@shopper.example')
    await expect.poll(() => cartIdOf(one.page)).toMatch(/^\d+$/)
    const renewed = one.page.waitForResponse((response) => response.url().includes('/api/user/refresh'))
    await one.opens('/cart')
    // Its answer would put the good cookie back.
    await (await renewed).finished()
    await keepCookie(one.page, stage.shop().url, 'unknown')
    await one.page.reload()
    await one.page.getByText(one.t('notice.sessionLost')).first().waitFor()
    await one.main.getByRole('button', { name: one.t('cart.more') }).click()
    await expect.poll(() => cartIdOf(one.page)).toMatch(/^[0-9a-f]{32}$/)
    await bagHolds(one, 2)
    await one.main.getByRole('link', { name: one.t('cart.checkout') }).click()
    await one.fillsCheckout(ANNA)
    await one.placeButton.waitFor()
    await signIn(one.page, stage.shop(), 'fritz@shopper.example')
    await expect.poll(() => cartIdOf(one.page)).toMatch(/^\d{1,20}$/)
    await one.opens('/cart')
    await bagHolds(one, 2)
  })

  it('whose session ends at the checkout is told so, loses nothing that was typed, and orders as a guest', async () => {
    const gus = await stage.visit({ store: 'de', width: PHONE, pictures: false })
    const email = 'gus@shopper.example'
    await gus.opens(PRODUCT)
    await gus.choosesFirstSize()
    await gus.addsToBag()
    await signIn(gus.page, stage.shop(), email)
    await expect.poll(() => cartIdOf(gus.page, 'de')).toMatch(/^\d+$/)
    await gus.opens('/checkout')
    await gus.fillsCheckout({ ...ANNA, email, postcode: '10115', city: 'Berlin' })
    await endSessionsOf(email)
    await gus.placeButton.click()
    await gus.main.getByRole('alert').getByText(gus.t('checkout.signedOut')).waitFor()
    expect(await gus.main.locator('[name=city]').inputValue()).toBe('Berlin')
    // What lay at the foot of a phone lay on the button.
    await gus.placeButton.click()
    await gus.readsOrderNumber()
  })
})

/** As from another device. */
async function endSessionsOf(email: string): Promise<void> {
  const { accessToken } = await openSession(stage.shop().dataDir, { email })
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const url = `${stage.shop().url}/api/user/devices`
  const devices = ((await (await fetch(url, { headers })).json()) as Devices).result
  for (const { id } of devices.filter((one) => !one.is_current))
    await fetch(`${url}/${id}/end`, { method: 'POST', headers, body: '{}' })
}
type Devices = { result: { id: number; is_current: boolean }[] }
