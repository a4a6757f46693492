// A gift card from the buyer's till to the bag of whoever got it, and back.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { buyButton, buys } from '../src/acts/buy.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { openSession } from '../src/open-session.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { sentTo } from '../src/outbox.ts'
import { runWell } from '../src/start-shop.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()
const LONDON = { ...ANNA, postcode: 'EC1A 1BB', city: 'London' }
const BERLIN = { ...ANNA, postcode: '10115', city: 'Berlin' }

/** The code a friend finds in the mailbox. */
const codeSentTo = async (contact: string) =>
  /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(await sentTo(stage.shop(), contact))?.[0] ?? ''

async function runsShop(...args: string[]): Promise<string> {
  return runWell(args, { DATA_DIR: stage.shop().dataDir, LOG_LEVEL: 'warn' })
}

/** A card of 100 for somebody, paid by the test card. */
type Gift = { name: string; email: string; friend: string; buyer: typeof ANNA }

async function buysCard(shopper: Shopper, fields: Gift) {
  const { page, main, t } = shopper
  await shopper.opens('/p/VI-GIFT/x')
  await main.locator('[data-field]').first().getByRole('radio').nth(2).check()
  await main.getByLabel(fields.name).fill('Eve')
  await main.getByLabel(fields.email).fill(fields.friend)
  await buys(shopper)
  await shopper.opens('/checkout')
  await shopper.title.waitFor()
  await shopper.fillsCheckout(fields.buyer)
  await main.getByRole('radio', { name: t('commerce.payment.testcard') }).check()
  await shopper.placeButton.waitFor()
  await shopper.placeButton.click()
  await page.getByRole('button', { name: t('gateway.pay') }).click()
  await page.getByRole('heading', { level: 1, name: t('payment.paidTitle') }).waitFor()
}

async function givesCode({ main, t }: Shopper, code: string) {
  await main
    .getByRole('button', { name: t('cart.giftOpen') })
    .last()
    .click()
  await main.getByLabel(t('cart.gift')).fill(code)
  await main
    .getByRole('button', { name: t('cart.couponApply'), exact: true })
    .last()
    .click()
}

describe.each(
  inTurn(import.meta.url, [
    ['en', DESKTOP, { name: 'Name of the recipient', email: 'E-mail of the recipient' }],
    ['de', PHONE, { name: 'Name der beschenkten Person', email: 'E-Mail der beschenkten Person' }],
  ] as const),
)('in %s', (store, width, labels) => {
  it('a card is bought, mailed, spent in part, and its money comes back when the order is canceled', async () => {
    const friend = `eve-${store}@shopper.example`
    const buyer = store === 'de' ? BERLIN : LONDON
    await buysCard(await stage.visit({ width, store, pictures: false }), { ...labels, friend, buyer })
    const code = await codeSentTo(friend)
    const eve = await stage.visit({ width, store, pictures: false })
    const { main, page, t } = eve
    await eve.opens('/p/SU-5801/x')
    await buys(eve)
    await eve.opens('/cart')
    await givesCode(eve, 'ABCD-EFGH-JKLM-NPQR')
    await main.getByText(t('refusal.GIFT_CARD_NOT_FOUND')).waitFor()
    await takeShot(page, `gift-refused-${store}`)
    await main.getByLabel(t('cart.gift')).fill(code.toLowerCase())
    await main
      .getByRole('button', { name: t('cart.couponApply'), exact: true })
      .last()
      .click()
    const row = main.getByText(t('cart.giftNamed', { end: code.slice(-4) }))
    await row.first().waitFor()
    await takeShot(page, `gift-bag-${store}`)
    await main.getByRole('button', { name: t('cart.giftRemove', { end: code.slice(-4) }) }).click()
    await row.waitFor({ state: 'hidden' })
    await givesCode(eve, code)
    await row.first().waitFor()
    expect(await sidewaysOverflow(page)).toEqual([])
    await eve.opens('/checkout')
    await eve.title.waitFor()
    await eve.fillsCheckout(buyer)
    await main.getByText(t('checkout.nothingToPay')).waitFor()
    await eve.placeButton.waitFor()
    await takeShot(page, `gift-checkout-${store}`)
    await eve.placeButton.click()
    const number = await eve.readsOrderNumber()
    await main.getByText(t('order.nextPaid')).waitFor()
    await main.getByText(t('commerce.total.gift_card')).first().waitFor()
    await takeShot(page, `gift-order-${store}`)
    const left = await balanceOf(code)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(100)
    await cancels(number)
    expect(await balanceOf(code)).toBe(100)
    expect(await runsShop('audit')).toContain('The books balance')
  })
})

async function balanceOf(code: string): Promise<number> {
  const reply = await fetch(`${stage.shop().url}/api/gift-card/check?storeCode=de`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  const { result } = (await reply.json()) as { result: { balance: number } }
  return result.balance
}

/** As the staff does. */
async function cancels(number: string): Promise<void> {
  const till = { email: 'till@vitrine.example', roles: ['admin'] } as const
  const { accessToken } = await openSession(stage.shop().dataDir, till)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const base = `${stage.shop().url}/api/admin/orders`
  const found = await fetch(`${base}?q=${number}&view=all`, { headers })
  const { result } = (await found.json()) as { result: { items: { id: number; number: string }[] } }
  expect(found.status, JSON.stringify(result)).toBe(200)
  const id = result.items.find((one) => one.number === number)?.id
  const reply = await fetch(`${base}/${id}/step`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ step: 'cancel', from: { order: 'placed', payment: 'paid' } }),
  })
  expect(reply.status, await reply.text()).toBe(200)
}

it('coupon, bonuses and a gift card pay together, each in its row', async () => {
  const labels = { name: 'Name of the recipient', email: 'E-mail of the recipient' }
  const friend = 'greta@shopper.example'
  await buysCard(await stage.visit({ store: 'en', pictures: false }), { ...labels, friend, buyer: LONDON })
  const code = await codeSentTo(friend)
  const clara = await stage.visit({ store: 'en', pictures: false })
  const { main, page, t } = clara
  await clara.opens()
  await signIn(page, stage.shop(), friend)
  await runsShop('bonus', 'grant', friend, 'en', '30')
  await clara.opens('/cashmere-scarf')
  await buyButton(clara).waitFor()
  await buys(clara)
  await clara.opens('/cart')
  await main.getByRole('button', { name: t('cart.couponOpen') }).press('Enter')
  await expect
    .poll(() => main.getByLabel(t('cart.coupon')).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await main.getByLabel(t('cart.coupon')).fill('HELLO')
  await main.getByRole('button', { name: t('cart.couponApply'), exact: true }).click()
  await main
    .getByText(t('commerce.total.couponNamed', { code: 'HELLO' }))
    .first()
    .waitFor()
  // It is set once the shop has said so.
  await main.getByRole('checkbox').click()
  await expect.poll(() => main.getByRole('checkbox').isChecked()).toBe(true)
  await givesCode(clara, code)
  await main.getByText(t('cart.giftNamed', { end: code.slice(-4) })).waitFor()
  await clara.opens('/checkout')
  await clara.title.waitFor()
  await clara.fillsCheckout(LONDON)
  await main.getByRole('radio', { name: t('commerce.payment.invoice') }).check()
  await clara.placeButton.waitFor()
  await takeShot(page, 'gift-together')
  await clara.placeButton.click()
  await clara.readsOrderNumber()
  for (const key of ['user_account', 'gift_card'] as const)
    await main
      .getByText(t(`commerce.total.${key}`))
      .first()
      .waitFor()
  await main.getByText(t('commerce.total.couponNamed', { code: 'HELLO' })).waitFor()
  await takeShot(page, 'gift-together-order')
  expect(await runsShop('audit')).toContain('The books balance')
})
