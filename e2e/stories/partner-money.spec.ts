// A partner from the first parcel to the payout: given by the staff, photographed, posted, bought by the link, paid out.
import { describe, expect, it } from 'vitest'
import { aShopper, type Shopper } from '../src/a-shopper.ts'
import { buys } from '../src/acts/buy.ts'
import { ANNA, type Person } from '../src/acts/fill-checkout.ts'
import { approvesAll, opensPhotos, postsStory, receivesSubstitute } from '../src/acts/promote-piece.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { readRows } from '../src/database.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { openSession } from '../src/open-session.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { runWell } from '../src/start-shop.ts'

const stage = openStage({ hasWorker: false, isAlone: true })
const BERLIN = { ...ANNA, postcode: '10115', city: 'Berlin' }
/** Who lives where a partner lives brings them nothing. */
const NORA = { ...BERLIN, email: 'nora@home.example', name: 'Nora Falk', street: 'Lindenstraße 5' }
const runsShop = (...args: string[]) => runWell(args, { DATA_DIR: stage.shop().dataDir, LOG_LEVEL: 'warn' })
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  readRows<Row>(stage.shop().dataDir, sql, values)

/** As the staff does, from the state the step before has left. */
async function delivers(number: string): Promise<void> {
  const till = { email: 'till@vitrine.example', roles: ['admin'] } as const
  const { accessToken } = await openSession(stage.shop().dataDir, till)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const [order] = await rows<{ order_id: string }>('select order_id from shop_order where number = $1', [
    number,
  ])
  let at = 'placed'
  for (const [step, to] of [
    ['pack', 'packed'],
    ['ship', 'shipped'],
    ['deliver', 'delivered'],
  ] as const) {
    const body = JSON.stringify({ step, from: { order: at, payment: 'paid' } })
    const reply = await fetch(`${stage.shop().url}/api/admin/orders/${order?.order_id}/step`, {
      method: 'POST',
      headers,
      body,
    })
    expect(reply.status, await reply.text()).toBe(200)
    at = to
  }
}

/** Answers the order's number. */
async function buysAt(shopper: Shopper, path: string, person: Person = BERLIN): Promise<string> {
  const { page, main, t } = shopper
  await shopper.opens(path)
  await expect.poll(() => page.url()).not.toContain('ref=')
  await buys(shopper)
  await shopper.opens('/checkout')
  await shopper.title.waitFor()
  await shopper.fillsCheckout(person)
  await main.getByRole('radio', { name: t('commerce.payment.testcard') }).check()
  await shopper.placeButton.waitFor()
  await shopper.placeButton.click()
  await page.getByRole('button', { name: t('gateway.pay') }).click()
  await page.getByRole('heading', { level: 1, name: t('payment.paidTitle') }).waitFor()
  const [order] = await rows<{ number: string }>(
    'select number from shop_order order by order_id desc limit 1',
  )
  return order?.number ?? ''
}

/** An order of the partner's own becomes a parcel, and something else lies in the selection. */
async function staffGives(name: string): Promise<void> {
  const mona = await stage.visit({ store: 'us', pictures: false })
  const { page, t } = mona
  await mona.opens('/admin/partners')
  await signIn(page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByRole('button', { name: t('staff.give') }).click()
  await panel.getByText(t('staff.given'), { exact: true }).waitFor()
  const skus = panel.getByRole('textbox', { name: t('staff.offerSkus') })
  await skus.fill('SU-5811, NONE')
  await panel.getByRole('button', { name: t('staff.offer') }).click()
  await panel.getByText(t('staff.offerUnknown', { sku: 'NONE' })).waitFor()
  await skus.fill('SU-5811')
  await panel.getByRole('button', { name: t('staff.offer') }).click()
  await expect.poll(() => skus.inputValue()).toBe('')
  await isFine(mona, `staff-gives-${name}`)
}

/** From the parcel to the story; answers the link of the piece. */
async function promotes(nora: Shopper): Promise<string> {
  const { page, t } = nora
  await approvesAll(nora)
  await receivesSubstitute(nora)
  await isFine(nora, `partner-parcel-${nora.store}`)
  const { panel, addsTwo } = await opensPhotos(nora)
  await addsTwo()
  await expect.poll(() => panel.getByText(t('partner.goods.photo.sent')).count()).toBe(2)
  await page.keyboard.press('Escape')
  await postsStory(nora)
  return (
    (await page
      .getByText(/[?&]ref=/)
      .first()
      .textContent()) ?? ''
  )
}

describe.each(
  inTurn(import.meta.url, [
    ['de', PHONE],
    ['eu', DESKTOP],
  ] as const),
)('in %s at %i px', (store, width) => {
  it('a parcel comes and is promoted; a shopper buys by its link; the partner sees it grow until it is paid out', async () => {
    const email = `nora-${store}@partner.example`
    const code = `nora-${store}`
    const nora = await stage.visit({ store, width, pictures: false })
    const { page, main, t } = nora
    await nora.opens('/cabinet/sales/payouts')
    await signIn(page, stage.shop(), { email, roles: ['blogger'] })
    await page.getByRole('button', { name: t('partner.agree') }).click()
    await main.getByText(t('partner.noPayouts')).waitFor()
    await main.getByRole('textbox', { name: t('partner.holder') }).fill('Nora Falk')
    await main.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704')
    await main.getByRole('button', { name: t('partner.save') }).click()
    await main.getByText(t('partner.accountWrong')).waitFor()
    await main.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00')
    await main.getByRole('button', { name: t('partner.save') }).click()
    await main.getByText(t('partner.accountEnds', { holder: 'Nora Falk', end: '3000' })).waitFor()
    await isFine(nora, `partner-payouts-empty-${store}`)
    await rows('insert into partner_code select customer_id, $2 from customer where email = $1', [
      email,
      code,
    ])

    await buysAt(aShopper(page, { ...nora, store: 'de' }), '/p/SU-5801/x', NORA)
    await staffGives(email)
    const link = await promotes(nora)
    expect(link).toContain(`ref=${code}`)

    const shopper = await stage.visit({ store: 'de', pictures: false })
    const number = await buysAt(shopper, link.replace(/^[^/]*\/\w+/, ''))
    await nora.opens('/cabinet/sales/orders?money=pending')
    await main.getByText(number).waitFor()
    await isFine(nora, `partner-orders-${store}`)

    await delivers(number)
    await rows(
      `update order_event set at = at - interval '40 days' where step = 'deliver'
        and order_id = (select order_id from shop_order where number = $1)`,
      [number],
    )
    expect(await runsShop('payouts', 'run')).toMatch(/EUR, held back, below the minimum/)
    await rows("update payout_minimum set minimum_minor = 400 where currency_code = 'EUR'")
    expect(await runsShop('payouts', 'run')).toMatch(/EUR, payout \d+/)
    expect(await runsShop('payouts', 'run')).not.toMatch(/payout \d/)
    await nora.opens('/cabinet/sales')
    await main.getByRole('link', { name: t('partner.paid') }).waitFor()
    // A phone shows the chart alone until it is asked for more.
    if (width === PHONE) await main.getByRole('button', { name: t('partner.showTable') }).click()
    await main.getByRole('table').waitFor()
    await main
      .getByRole('img', { name: t('partner.profit') })
      .locator('canvas')
      .waitFor()
    await isFine(nora, `partner-sales-${store}`)
    await main.getByRole('link', { name: t('partner.paid') }).click()
    await main.getByText(t('partner.created')).waitFor()
    const saving = page.waitForEvent('download')
    await main.getByRole('button', { name: t('partner.statement') }).click()
    expect((await saving).suggestedFilename()).toMatch(/^vitrine-P-\d+\.pdf$/)
    await main
      .getByRole('listitem')
      .getByRole('link', { name: t('partner.ordersCount', { count: 1 }), exact: true })
      .click()
    await main.getByText(number).waitFor()
    await rows("update payout_minimum set minimum_minor = 2000 where currency_code = 'EUR'")
    expect(await runsShop('audit')).toContain('The books balance')
  })
})
