// The word of a payment service, and of the books, cut by kill -9 at their statements.
import { describe, expect, test } from 'vitest'
import { payOutside } from '#api/features/office/testing/pay-outside.ts'
import { balanceOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { aContext } from '#api/testing/test-context.ts'
import { CARD_MINOR } from './testing/a-mixed-buyer.ts'
import { sendEvent } from './testing/at-the-gateway.ts'
import { crashPoints } from './testing/crash-points.ts'
import { fullOrders, type OrderToPay } from './testing/full-orders.ts'
import { openPaymentShop } from './testing/open-payment-shop.ts'

const shop = openPaymentShop()
const orders = fullOrders(shop)

describe('the word that an order is paid', () => {
  const STATEMENTS = 19
  test('has no more points than these', async () => {
    const { event } = await orders.toPay()
    const { said, complaint } = await orders.run({ point: 'never', work: { kind: 'event', event } })
    expect([Number(said), complaint, await orders.books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is heard once, when it is said again (%i)',
    async (point) => {
      const { order, event, cardId } = await orders.toPay()
      const { signal, complaint } = await orders.run({ point, work: { kind: 'event', event } })
      expect([signal, complaint, await orders.books()]).toEqual(['SIGKILL', '', []])
      expect([await sendEvent(shop, event), await sendEvent(shop, event)]).toEqual([200, 200])
      expect([(await shop.see(order)).paid, (await orders.stepsOf(order.order.id, 'pay')).length]).toEqual([
        true,
        1,
      ])
      expect(await bought(order)).toEqual([CARD_MINOR])
      expect([await balanceOf(shop.db(), cardId), await orders.books()]).toEqual([0, []])
    },
  )

  test('mutant: noted before it is acted on, it would be lost with the process in between', async () => {
    const { order, event } = await orders.toPay()
    const noted = { provider: 'test', event_id: event.id, kind: 'paid', received_at: shop.now() }
    await shop.db().insertInto('payment_event').values(noted).execute()
    expect([await sendEvent(shop, event), (await shop.see(order)).paid]).toEqual([200, false])
  })
})

describe('the word of the books that a transfer came', () => {
  const STATEMENTS = 21
  const anOrderToNote = async () => {
    const { order, cardId } = await orders.paidBy('invoice')
    const { number: id, grand_total: amount, currency } = order.order
    return { order, cardId, transfer: { id, amount, currency, key: crypto.randomUUID(), reference: 'B1' } }
  }
  test('has no more points than these', async () => {
    const { transfer } = await anOrderToNote()
    const { said, complaint } = await orders.run({ point: 'never', work: { kind: 'transfer', transfer } })
    expect([Number(said), complaint, await orders.books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s is noted once, when it is sent again (%i)',
    async (point) => {
      const { order, transfer, cardId } = await anOrderToNote()
      const { signal, complaint } = await orders.run({ point, work: { kind: 'transfer', transfer } })
      expect([signal, complaint, await orders.books()]).toEqual(['SIGKILL', '', []])
      const again = () => payOutside(aContext(shop.db(), { now: shop.now }), transfer)
      expect([(await again()).paid, (await again()).paid]).toEqual([true, true])
      expect([(await orders.stepsOf(order.order.id, 'pay')).length, await bought(order)]).toEqual([
        1,
        [CARD_MINOR],
      ])
      expect([await balanceOf(shop.db(), cardId), await orders.books()]).toEqual([0, []])
    },
  )
})

async function bought({ order }: OrderToPay['order']): Promise<number[]> {
  const rows = await shop
    .db()
    .selectFrom('gift_card')
    .innerJoin('ledger_account', 'ledger_account.account_id', 'gift_card.account_id')
    .select('balance_minor')
    .where('order_id', '=', order.id)
    .execute()
  return rows.map(({ balance_minor }) => balance_minor)
}
