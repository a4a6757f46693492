// A refund, of all and of a part, cut by kill -9 at its statements, and with the answer of its service lost.
import { leftOfParts, splitRefund, sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { DAYS_AFTER_COMING_BACK } from '@vitrine/domain/promotion/gift-card'
import { describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import { balanceOf, daysLeftOf } from '#api/features/promotions/testing/a-gift-card.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { aContext } from '#api/testing/test-context.ts'
import { sendEvent } from '../testing/at-the-gateway.ts'
import { crashPoints } from '../testing/crash-points.ts'
import { fullOrders, type OrderToPay } from '../testing/full-orders.ts'
import { openPaymentShop } from '../testing/open-payment-shop.ts'
import { countMoney } from './count-money.ts'
import { refundOrder } from './refund-order.ts'

const shop = openPaymentShop()
const orders = fullOrders(shop)

/** All that was paid, or a part of it. */
async function anOrderToRefund(part: 'refund' | 'refundPart' = 'refund') {
  const made = await orders.toPay()
  await shop
    .db()
    .updateTable('test_gateway_payment')
    .set({ state: 'paid' })
    .where('reference', '=', made.event.reference)
    .execute()
  await sendEvent(shop, made.event)
  const { id: orderId } = made.order.order
  const left = leftOfParts(await countMoney(orders.buyer.context(), orderId))
  const amountMinor = part === 'refund' ? sumOfParts(left) : 4_000
  const wish = {
    orderId,
    amountMinor,
    seenMinor: sumOfParts(left),
    key: crypto.randomUUID(),
    reason: 'too small',
  }
  return { ...made, wish, parts: splitRefund(left, amountMinor) }
}

describe.each([
  ['all', 'refund', 30],
  ['a part', 'refundPart', 24],
] as const)('%s of what was paid goes back', (_, step, STATEMENTS) => {
  test('has no more points than these', async () => {
    const { wish } = await anOrderToRefund(step)
    const { said, complaint } = await orders.run({ point: 'never', work: { kind: 'refund', wish } })
    expect([Number(said), complaint, await orders.books()]).toEqual([STATEMENTS, '', []])
  })

  test.each(crashPoints(STATEMENTS))(
    'cut at statement %s goes back once, when it is asked for again (%i)',
    async (point) => {
      const { order, wish, event, cardId, parts } = await anOrderToRefund(step)
      await shop.db().updateTable('gift_card').set({ expires_at: shop.now() }).execute()
      const { signal, complaint } = await orders.run({ point, work: { kind: 'refund', wish } })
      expect([signal, complaint, await orders.books()]).toEqual(['SIGKILL', '', []])
      const staff = asStaff(aContext(shop.db(), { now: shop.now }))
      const again = () => refundOrder(staff, shop.deps(), wish)
      expect([(await again()).state, (await again()).state]).toEqual(['done', 'done'])
      expect([await movedBack(event), (await orders.stepsOf(order.order.id, step)).length]).toEqual([
        parts.moneyMinor,
        1,
      ])
      expect(await balanceOf(shop.db(), cardId)).toBe(parts.giftCardMinor)
      expect(await daysLeftOf(shop.db(), cardId, shop.now())).toBe(DAYS_AFTER_COMING_BACK)
      expect(await orders.books()).toEqual([])
    },
  )
})

describe('the answer of a service that gives money back', () => {
  test.each([
    ['by its own key', 1, (key: string) => key],
    ['mutant: by a key of the moment', 2, () => crypto.randomUUID()],
  ])('%s, its answer lost: asked again, the service has moved it %s time(s)', async (_, times, keyOf) => {
    const { event, wish, parts } = await anOrderToRefund('refundPart')
    const real = shop.deps().providers.get('test')
    if (!real) throw new Error('no gateway')
    const deaf: PaymentProvider = {
      ...real,
      async refund(asked) {
        await real.refund({ ...asked, key: keyOf(asked.key) })
        throw new Error('the answer was lost')
      },
    }
    const deps = { ...shop.deps(), providers: new Map([['test', deaf]]) }
    const staff = asStaff(aContext(shop.db(), { now: shop.now }))
    expect((await refundOrder(staff, deps, wish)).state).toBe('asked')
    expect((await refundOrder(staff, shop.deps(), wish)).state).toBe('done')
    expect(await movedBack(event)).toBe(times * parts.moneyMinor)
  })
})

async function movedBack({ reference }: OrderToPay['event']): Promise<number> {
  const found = await shop
    .db()
    .selectFrom('test_gateway_payment')
    .select('refunded_minor')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return found.refunded_minor
}
