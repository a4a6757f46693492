import { expect, test } from 'vitest'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { paymentMails } from './payment-mails.ts'
import { answer, sendEvent } from './testing/at-the-gateway.ts'
import { openPaymentShop, SHOP_URL } from './testing/open-payment-shop.ts'

const shop = openPaymentShop()

async function mailsOf(topic: string) {
  const rows = await shop
    .db()
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('topic', '=', topic)
    .execute()
  return Promise.all(
    rows.map(({ payload }) =>
      paymentMails[topic]?.(payload as Record<string, unknown>, { db: shop.db(), publicUrl: SHOP_URL }),
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

test('a declined card writes nobody', async () => {
  const placed = await shop.order()
  await answer(shop, placed.pay_link ?? '', 'decline')
  expect(await mailsOf('order.paid')).toEqual([])
})

test('an order that is gone writes nobody', async () => {
  const mail = paymentMails['order.paid']?.(
    { orderId: 99_999, amountMinor: 1 },
    { db: shop.db(), publicUrl: SHOP_URL },
  )
  expect(await mail).toBeUndefined()
})
