// Money through a payment service, there and back: the test gateway stands in for the bank.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage({ hasWorker: true })
const ADDRESSES: Record<string, object> = {
  en: { postcode: 'EC1A 1BB' },
  ua: { postcode: '01001' },
  de: { postcode: '10115' },
}

/** Orders a pair of socks by the test card, up to the page of the gateway. */
async function ordersByCard(shopper: Shopper, store = 'en') {
  const { page, t } = shopper
  await shopper.opens('/p/SU-5801/x')
  await shopper.addsToBag()
  await shopper.bag.getByRole('link', { name: t('cart.checkout') }).click()
  await shopper.title.waitFor()
  await shopper.fillsCheckout({ ...ANNA, ...ADDRESSES[store] })
  await shopper.main.getByRole('radio', { name: t('commerce.payment.testcard') }).check()
  await shopper.placeButton.waitFor()
  await takeShot(page, `pay-checkout-${store}`)
  await shopper.placeButton.click()
  await atGateway(shopper)
}

const atGateway = ({ page, t }: Shopper) => page.getByRole('button', { name: t('gateway.decline') }).waitFor()
const answers = ({ page, t }: Shopper, how: 'pay' | 'decline' | 'leave') =>
  page.getByRole('button', { name: t(`gateway.${how}`) }).click()
const says = async ({ page, title }: Shopper, words: string) => {
  await page.getByRole('heading', { level: 1, name: words }).waitFor()
  expect(await title.textContent()).toBe(words)
}

describe.each(
  inTurn(import.meta.url, [
    ['en', DESKTOP],
    ['de', PHONE],
  ] as const),
)('a guest of %s', (store, width) => {
  it('pays at the gateway, comes back, and finds the order paid and the bag empty', async () => {
    const anna = await stage.visit({ width, store })
    const { page, t } = anna
    await ordersByCard(anna, store)
    await takeShot(page, `pay-gateway-${store}`)
    expect(await sidewaysOverflow(page)).toEqual([])
    await answers(anna, 'pay')
    await says(anna, t('payment.paidTitle'))
    expect(new URL(page.url()).pathname).toBe(`/${store}/successful-payment`)
    await takeShot(page, `pay-paid-${store}`)
    await anna.main.getByRole('link', { name: t('payment.seeOrder') }).click()
    await anna.main.getByText(t('order.nextPaid')).waitFor()
    await takeShot(page, `pay-order-paid-${store}`)
    const saved = page.waitForEvent('download')
    await anna.main.getByRole('button', { name: t('order.invoice') }).click()
    expect((await saved).suggestedFilename()).toMatch(/^vitrine-\d{4}-\d{5}\.pdf$/)
    await anna.opens('/cart')
    await page.getByText(t('cart.empty')).first().waitFor()
  })

  it('is declined, and pays another way that costs the same', async () => {
    const anna = await stage.visit({ width, store })
    const { page, t } = anna
    await ordersByCard(anna, store)
    await answers(anna, 'decline')
    await says(anna, t('payment.notPaidTitle'))
    await takeShot(page, `pay-failed-${store}`)
    await anna.main.getByRole('button', { name: t('payment.again') }).click()
    await atGateway(anna)
    await answers(anna, 'decline')
    await says(anna, t('payment.notPaidTitle'))
    await anna.main.getByRole('radio', { name: t('commerce.payment.invoice') }).check()
    await anna.main.getByRole('button', { name: t('payment.again') }).click()
    await says(anna, t('payment.settled'))
    await takeShot(page, `pay-settled-${store}`)
  })
})

it('in Germany who pays at the door is told what to have ready', async () => {
  const anna = await stage.visit({ width: PHONE, store: 'de' })
  const { main, page, t } = anna
  await anna.opens('/p/SU-5801/x')
  await anna.addsToBag()
  await anna.opens('/checkout')
  await anna.title.waitFor()
  await anna.fillsCheckout({ ...ANNA, ...ADDRESSES.de })
  await main.getByRole('radio', { name: t('commerce.payment.cashondelivery') }).check()
  await anna.placeButton.waitFor()
  const [sum = ''] = /[\d.,]+\s€/.exec((await anna.placeButton.textContent()) ?? '') ?? []
  await anna.placeButton.click()
  await anna.readsOrderNumber()
  await main.getByText(t('order.payCash', { price: sum })).waitFor()
  await takeShot(page, 'pay-cash-de')
})

it('in text twice as large the account to pay to was written a letter a line', async () => {
  const anna = await stage.visit({ width: PHONE, store: 'de', pictures: false })
  const { main, page, t } = anna
  await anna.opens('/p/SU-5801/x')
  await anna.addsToBag()
  await anna.opens('/checkout')
  await anna.title.waitFor()
  await anna.fillsCheckout({ ...ANNA, ...ADDRESSES.de })
  await anna.placeButton.click()
  await anna.readsOrderNumber()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const iban = main.locator('dl > div').filter({ hasText: t('order.payIban') })
  const lines = () =>
    iban
      .locator('dd')
      .first()
      .evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))
  await iban.waitFor()
  await expect.poll(lines).toBeLessThan(4)
  expect(await sidewaysOverflow(page)).toEqual([])
})

it('a bank that does not answer is asked; its answer shows by itself', async () => {
  const anna = await stage.visit({ store: 'en' })
  const { page, t } = anna
  await ordersByCard(anna)
  const gateway = page.url()
  await answers(anna, 'leave')
  await says(anna, t('payment.waitTitle'))
  await takeShot(page, 'pay-waiting-en')
  // The bank decides elsewhere.
  const paid = await page.request.post(`${gateway}/pay`, { form: {}, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  await says(anna, t('payment.paidTitle'))
})

it('who pays later finds the order kept, and pays it from its page', async () => {
  const anna = await stage.visit({ width: PHONE, store: 'en' })
  const { page, t } = anna
  await ordersByCard(anna)
  await page.getByRole('link', { name: t('gateway.later') }).click()
  await anna.main.getByText(t('order.nextUnpaid')).waitFor()
  await takeShot(page, 'pay-order-unpaid-en')
  await anna.main.getByRole('button', { name: t('payment.payNow') }).click()
  await atGateway(anna)
  await page.goBack()
  await anna.main.getByRole('button', { name: t('payment.payNow') }).click()
  await atGateway(anna)
  await answers(anna, 'pay')
  await says(anna, t('payment.paidTitle'))
})

it('in Ukraine the browser sends a form by itself, and comes back as from anywhere', async () => {
  const anna = await stage.visit({ store: 'ua' })
  const { page, t } = anna
  await ordersByCard(anna, 'ua')
  expect(page.url()).toMatch(/\/test-gateway\/[0-9a-f]{32}$/)
  await answers(anna, 'pay')
  await says(anna, t('payment.paidTitle'))
  await takeShot(page, 'pay-paid-ua')
})

it('two windows pay one order once', async () => {
  const anna = await stage.visit({ store: 'en' })
  const { page, t } = anna
  await ordersByCard(anna)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: t('gateway.pay') }).click()
  await second.getByRole('heading', { level: 1, name: t('payment.paidTitle') }).waitFor()
  await answers(anna, 'decline')
  await says(anna, t('payment.paidTitle'))
})
