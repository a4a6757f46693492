import { expect, test } from 'vitest'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { paymentMails } from './payment-mails.ts'
import { refundOrder } from './refund/refund-order.ts'
import { aMixedShop } from './testing/a-mixed-shop.ts'
import { answer, sendEvent } from './testing/at-the-gateway.ts'
import { openPaymentShop, SHOP_URL } from './testing/open-payment-shop.ts'

const mails = paymentMails(async () => [])

const shop = openPaymentShop()
const mixed = aMixedShop(shop)

async function mailsOf(topic: string) {
  const rows = await shop
    .db()
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('topic', '=', topic)
    .execute()
  return Promise.all(
    rows.map(({ payload }) =>
      mails[topic]?.(payload as Record<string, unknown>, { db: shop.db(), publicUrl: SHOP_URL }),
    ),
  )
}

test('that the money came is told once, in the words of the store', async () => {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'pay')
  const [payment] = await shop.payments()
  const report = { kind: 'paid', amountMinor: payment?.amount_minor, currencyCode: payment?.currency_code }
  await sendEvent(shop, { id: 'again', reference: payment?.reference, report })
  expect(await mailsOf('order.paid')).toMatchObject([
    {
      to: 'anna@example.org',
      subject: `Bestellung ${placed.orderNumber} ist bezahlt`,
      text: expect.stringContaining(`123,90\u00A0€ für Bestellung ${placed.orderNumber}`),
    },
  ])
})

test('paid without anything to carry, it promises no parcel', async () => {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'pay')
  expect((await mailsOf('order.paid'))[0]?.text).toContain('Wir packen Ihr Paket')
  await shop.db().updateTable('shop_order').set({ shipping_address: null }).execute()
  const [mail] = await mailsOf('order.paid')
  expect(mail?.text).toContain('Das Gekaufte geht per E-Mail hinaus')
  expect(mail?.html).not.toContain('Paket')
})

test('paid after its parcel has left, it promises no second one', async () => {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'pay')
  const ctx = aContext(shop.db(), { actor: { kind: 'system', job: 'payments.receive' } })
  for (const step of ['pack', 'ship'] as const)
    await takeOrderStep(ctx, { orderId: placed.order.id, step, by: 'system' })
  expect((await mailsOf('order.paid'))[0]?.text).toContain('Es ist nichts mehr offen')
})

test('paid after it was let go, it promises no parcel but the money back, and has no invoice', async () => {
  const placed = await shop.order()
  const [payment] = await shop.payments()
  shop.pass(31)
  await shop.run('payments.release')
  const report = { kind: 'paid', amountMinor: payment?.amount_minor, currencyCode: payment?.currency_code }
  await sendEvent(shop, { id: crypto.randomUUID(), reference: payment?.reference, report })
  const [mail] = await mailsOf('order.paid')
  expect(mail).toMatchObject({
    subject: `Zahlung für die stornierte Bestellung ${placed.orderNumber}`,
    attachments: [],
  })
  expect(mail?.text).toContain('Das Geld geht auf demselben Weg zurück')
  expect(mail?.text).not.toContain('Wir packen')
})

test('a declined card writes nobody', async () => {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'decline')
  expect(await mailsOf('order.paid')).toEqual([])
})

test('what went back is told with where it went: the money, the card by the end of its code, the bonuses', async () => {
  const { order, id } = await mixed.order()
  const staff = asStaff(aContext(shop.db(), { now: shop.now }))
  const wish = { orderId: id, amountMinor: 6_195, reason: '', key: crypto.randomUUID() }
  await refundOrder(staff, shop.deps(), wish)
  const { code_end } = await shop
    .db()
    .selectFrom('gift_card')
    .select('code_end')
    .orderBy('gift_card_id', 'desc')
    .executeTakeFirstOrThrow()
  const [mail] = await mailsOf('order.refunded')
  const texts = mail?.text.split('\n\n').slice(1, 4)
  expect(texts).toEqual([
    `26,95\u00A0€ aus Bestellung ${order.orderNumber} sind auf dem Weg zurück zu Ihnen, auf dem Weg, auf dem sie kamen. Bei der Bank erscheint das nach bis zu zehn Tagen.`,
    `25\u00A0€ sind wieder auf dem Geschenkgutschein, dessen Code auf ${code_end} endet. Sie können sie gleich ausgeben.`,
    `10\u00A0€ sind wieder in Ihrem Bonusguthaben.`,
  ])
})

test('a refund of the former build is told as money alone', async () => {
  const { orderNumber, order } = await shop.order()
  const mail = await mails['order.refunded']?.(
    { orderId: order.id, amountMinor: 500 },
    { db: shop.db(), publicUrl: SHOP_URL },
  )
  expect(mail?.text.split('\n\n')[1]).toContain(`5\u00A0€ aus Bestellung ${orderNumber}`)
})

test('an order that is gone writes nobody', async () => {
  const mail = mails['order.paid']?.(
    { orderId: 99_999, amountMinor: 1 },
    { db: shop.db(), publicUrl: SHOP_URL },
  )
  expect(await mail).toBeUndefined()
})
