import { expect, it } from 'vitest'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false, isShared: true })

/** As browsers do that are told to keep nothing of any site. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  IDBFactory.prototype.open = refuse
  Object.defineProperty(window, 'localStorage', { get: refuse })
  LockManager.prototype.request = async () => refuse()
  window.BroadcastChannel = class extends EventTarget {
    constructor() {
      super()
      refuse()
    }
  } as unknown as typeof BroadcastChannel
}

it('a bag that ends with the page was never told of: it is, before anybody pays', async () => {
  const lina = await stage.visit({ store: 'ua', width: PHONE, pictures: false })
  await lina.page.addInitScript(refuseStorage)
  await lina.opens('/merino-roll-neck')
  const told = lina.page.getByRole('status').getByText(lina.t('notice.notKept'))
  await lina.choosesFirstSize()
  expect(await told.count()).toBe(0)
  const sent = lina.page.waitForResponse((one) => one.url().includes('/api/cart/update') && one.ok())
  await lina.main.locator('[data-buy]').first().click()
  await lina.bag.getByRole('listitem').first().waitFor()
  await sent
  await lina.bag.getByRole('link', { name: lina.t('cart.checkout') }).click()
  await told.waitFor()
  await lina.main.getByRole('textbox', { name: lina.t('checkout.email') }).waitFor()
  await told.locator('..').getByRole('button').click()
  await told.waitFor({ state: 'detached' })
})
