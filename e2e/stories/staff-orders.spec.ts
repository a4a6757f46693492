// The people of the shop: what was ordered is found, sent step by step, and money goes back.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { axeBreaches, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { readOutbox } from '../src/outbox.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: false })
/** Nobody else of this name orders here. */
const ORLA = { ...ANNA, postcode: '10115', email: 'orla@shopper.example', name: 'Orla Finch' }

async function ordersByCard(shopper: Shopper, buyer = ORLA) {
  const { page, t } = shopper
  await shopper.opens('/p/SU-5801/x')
  await shopper.addsToBag()
  await shopper.bag.getByRole('link', { name: t('cart.checkout') }).click()
  await shopper.title.waitFor()
  await shopper.fillsCheckout(buyer)
  await shopper.main.getByRole('radio', { name: t('commerce.payment.testcard') }).check()
  await shopper.placeButton.click()
  await page.getByRole('button', { name: t('gateway.pay') }).click()
  await page.getByRole('heading', { level: 1, name: t('payment.paidTitle') }).waitFor()
}

const signsIn = (shopper: Shopper) =>
  signIn(shopper.page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
const row = ({ main }: Shopper, name = ORLA.name) => main.getByRole('row').filter({ hasText: name })
const peek = ({ page, t }: Shopper) => page.getByRole('region', { name: t('staff.order'), exact: true })
/** The staff reads it without its zeros. */
const numberOf = async (shopper: Shopper) => {
  const shown = await peek(shopper).getByRole('heading').first().textContent()
  return (shown ?? '').replace(/\D/g, '').padStart(9, '0')
}
const subjectsTo = async (contact: string) =>
  (await readOutbox(stage.shop())).filter(({ to }) => to === contact).map(({ subject }) => subject)
const presses = (shopper: Shopper, name: string) =>
  peek(shopper).getByRole('button', { name, exact: true }).click()

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('a manager in %s at %i px', (store, width) => {
  it('finds what was paid, sends it, cancels another and gives its money back', async () => {
    const anna = await stage.visit({ pictures: false })
    await ordersByCard(anna)
    await ordersByCard(anna)
    const mona = await stage.visit({ width, store })
    const { page, t } = mona
    await mona.opens('/admin')
    await page.getByText(t('staff.guest')).waitFor()
    await signsIn(mona)
    await page.getByRole('heading', { name: t('staff.homeNeeds') }).waitFor()
    await page.getByRole('link', { name: t('staff.homeSend') }).click()
    await row(mona).nth(1).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${store}/admin/orders`)
    await takeShot(page, `staff-orders-${store}`)
    expect([await sidewaysOverflow(page), await axeBreaches(page)]).toEqual([[], []])

    await row(mona).first().getByRole('button').click()
    await presses(mona, t('staff.stepPack'))
    await presses(mona, t('staff.stepShip'))
    await page.getByLabel(t('staff.carrier'), { exact: true }).fill('Velo')
    await page.getByLabel(t('staff.trackingNumber'), { exact: true }).fill('VX 200 613')
    await takeShot(page, `staff-ship-${store}`)
    expect([await sidewaysOverflow(page), await axeBreaches(page)]).toEqual([[], []])
    await presses(mona, t('staff.stepShip'))
    await presses(mona, t('staff.stepDeliver'))
    await peek(mona).getByText('VX 200 613').first().waitFor()
    await peek(mona).getByText(t('staff.eventDeliver'), { exact: true }).waitFor()
    await takeShot(page, `staff-order-${store}`)
    expect([await sidewaysOverflow(page), await axeBreaches(page)]).toEqual([[], []])
    await page.keyboard.press('Escape')
    await peek(mona).waitFor({ state: 'detached' })

    // What was sent leaves the list, which is asked for anew.
    await expect.poll(() => row(mona).count()).toBe(1)
    await row(mona).first().getByRole('button').click()
    await presses(mona, t('staff.stepCancel'))
    await page.getByLabel(t('staff.reason')).fill('two of one kind')
    await takeShot(page, `staff-cancel-${store}`)
    await presses(mona, t('staff.stepCancel'))
    await peek(mona).getByText(t('staff.eventCancel'), { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    // Its money is still here: the first page says so, and leads to it.
    await mona.opens('/admin')
    const refunds = page.getByRole('link', { name: t('staff.homeRefund') })
    await refunds.waitFor()
    await takeShot(page, `staff-home-to-refund-${store}`)
    await refunds.click()
    await row(mona).first().waitFor()
    await takeShot(page, `staff-to-refund-${store}`)
    expect([await sidewaysOverflow(page), await axeBreaches(page)]).toEqual([[], []])
    await row(mona).first().getByRole('button').click()
    await peek(mona)
      .getByRole('button', { name: t('staff.refundDo', { sum: '' }).trim() })
      .click()
    await peek(mona).getByText(t('staff.eventRefund'), { exact: true }).waitFor()
    await takeShot(page, `staff-refunded-${store}`)
    const subject = anna.t('mail.refundedSubject', { number: await numberOf(mona) })
    await expect.poll(() => subjectsTo(ORLA.email)).toContain(subject)
    await page.keyboard.press('Escape')
    await expect.poll(() => row(mona).count()).toBe(0)
  })
})

it('steps of many orders are not lost by a reload right after the press', async () => {
  const una = { ...ORLA, email: 'una@shopper.example', name: 'Una Reid' }
  const shopper = await stage.visit({ pictures: false })
  await ordersByCard(shopper, una)
  await ordersByCard(shopper, una)
  const mona = await stage.visit({ pictures: false })
  const { page, main, t } = mona
  await mona.opens(`/admin/orders?view=to_send&q=${una.email}`)
  await signsIn(mona)
  await row(mona, una.name).nth(1).waitFor()
  for (const at of [0, 1]) await row(mona, una.name).nth(at).getByRole('checkbox').check()
  await main.getByRole('button', { name: t('staff.stepPack') }).click()
  await main.getByRole('button', { name: t('staff.undo') }).waitFor()
  await page.reload()
  await row(mona, una.name).nth(1).waitFor()
  // Asked for beside the steps, the list may have been quicker than they were.
  await expect
    .poll(async () => {
      await page.reload()
      await row(mona, una.name).nth(1).waitFor()
      return row(mona, una.name)
        .filter({ hasText: t('staff.statePacked') })
        .count()
    })
    .toBe(2)
})

it('with text enlarged twice, orders and an opened one were wider than the phone in Russian', async () => {
  const mona = await stage.visit({ width: PHONE, store: 'ru', pictures: false })
  const { page, main } = mona
  await mona.opens('/admin/orders?view=all')
  await signsIn(mona)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await main.getByRole('row').getByRole('button', { name: /\d/ }).first().waitFor()
  expect(await sidewaysOverflow(page)).toEqual([])
  await main.getByRole('row').getByRole('button', { name: /\d/ }).first().click()
  const number = peek(mona).getByRole('heading').first()
  await number.waitFor()
  expect(await sidewaysOverflow(page)).toEqual([])
  // Its digits in one line, not one below the other.
  const lines = await number.evaluate(
    (one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(Math.round(lines)).toBe(1)
})

it('on paper the list says its numbers, an order is alone, and a page of the shop after it is not blank', async () => {
  // A word without a blank makes the list no wider, either.
  const pia = { ...ORLA, email: 'pia.print@shopper.example', name: `Pia ${'Paper'.repeat(12)}` }
  await ordersByCard(await stage.visit({ pictures: false }), pia)
  const mona = await stage.visit({ pictures: false })
  const { page, main, t } = mona
  await mona.opens(`/admin/orders?view=all&q=${pia.email}`)
  await signsIn(mona)
  const number = row(mona, pia.name).getByRole('button')
  await number.waitFor()
  expect(await sidewaysOverflow(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  const rail = page.getByRole('complementary', { name: t('staff.menu') })
  expect([await number.isVisible(), await rail.isVisible()]).toEqual([true, false])
  await page.emulateMedia({ media: null })
  await number.click()
  await peek(mona).getByText(pia.email).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect([await peek(mona).isVisible(), await main.getByRole('table').isVisible()]).toEqual([true, false])
  const place = await peek(mona).evaluate((one) => getComputedStyle(one).position)
  expect(place).toBe('static')
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: t('staff.toShop') }).click()
  await peek(mona).waitFor({ state: 'detached' })
  await mona.title.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await mona.title.isVisible()).toBe(true)
})

it('whoever is not of the staff sees no order', async () => {
  const ben = await stage.visit({ pictures: false })
  await ben.opens('/admin/orders')
  await signIn(ben.page, stage.shop(), 'ben@shopper.example')
  await ben.page.getByText(ben.t('staff.denied')).waitFor()
  expect(await ben.main.getByRole('row').count()).toBe(0)
})

it('without a line the list that was there stays, says what is wrong, and goes on by itself', async () => {
  await ordersByCard(await stage.visit({ pictures: false }))
  const mona = await stage.visit({ pictures: false })
  const { page, main, t } = mona
  await mona.opens('/admin/orders?view=all')
  await signsIn(mona)
  await row(mona).first().waitFor()
  await page.context().setOffline(true)
  await main.getByRole('button', { name: t('staff.review') }).click()
  await main.getByText(t('staff.failed')).waitFor()
  expect(await row(mona).count()).toBeGreaterThan(0)
  await page.context().setOffline(false)
  await main.getByText(t('staff.empty')).waitFor()
})
