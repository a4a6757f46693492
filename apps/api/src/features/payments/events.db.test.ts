// Services repeat themselves, speak out of turn, late, and somebody else may speak in their name.
import { describe, expect, test } from 'vitest'
import { takeOrderStep } from '#api/features/orders/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { answer, replyTo, sendEvent } from './testing/at-the-gateway.ts'
import { openPaymentShop, type Placed } from './testing/open-payment-shop.ts'

const shop = openPaymentShop({ max: 32 })

async function anEvent(placed: Placed, report: object = {}) {
  const payments = await shop.payments()
  const payment = payments.findLast(({ order_id }) => order_id === placed.order.id)
  const paid = { kind: 'paid', amountMinor: payment?.amount_minor, currencyCode: payment?.currency_code }
  return { id: crypto.randomUUID(), reference: payment?.reference, report: { ...paid, ...report } }
}
const said = async (placed: Placed, kind: string) => ({ ...(await anEvent(placed)), report: { kind } })
const eventCount = async () =>
  (await shop.db().selectFrom('payment_event').select('event_id').execute()).length

describe('an event', () => {
  test('that comes fifty times at once pays once', async () => {
    const placed = await shop.order()
    const event = await anEvent(placed)
    const codes = await Promise.all(Array.from({ length: 50 }, () => sendEvent(shop, event)))
    expect(new Set(codes)).toEqual(new Set([200]))
    expect([await eventCount(), (await shop.see(placed)).paid]).toEqual([1, true])
  })

  test('told under fifty names pays once, too', async () => {
    const placed = await shop.order()
    const events = await Promise.all(Array.from({ length: 50 }, () => anEvent(placed)))
    const codes = await Promise.all(events.map((event) => sendEvent(shop, event)))
    expect(new Set(codes)).toEqual(new Set([200]))
    expect([await eventCount(), (await shop.see(placed)).paid, await shop.reviews()]).toEqual([50, true, []])
  })

  test.each([
    ['failed', 'pending', 'paid'],
    ['paid', 'failed', 'canceled', 'pending'],
    ['pending', 'failed', 'paid', 'failed'],
  ])('out of turn never takes back what was paid: %s, %s, %s', async (...kinds) => {
    const placed = await shop.order()
    for (const kind of kinds) {
      const event = kind === 'paid' ? await anEvent(placed) : await said(placed, kind)
      expect(await sendEvent(shop, event)).toBe(200)
    }
    expect((await shop.see(placed)).paid).toBe(true)
  })

  test('of somebody else changes nothing', async () => {
    const placed = await shop.order()
    const event = await anEvent(placed)
    const longAgo = new Date(shop.now().getTime() - 600_000)
    const codes = [
      await sendEvent(shop, event, { signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }),
      await sendEvent(shop, event, { signature: '' }),
      await sendEvent(shop, event, { signedAt: longAgo }),
      await sendEvent(shop, event, { provider: 'nobody' }),
    ]
    expect(codes).toEqual([401, 401, 401, 404])
    const told = (await replyTo(shop, event, { signature: '' })).json()
    expect(told).toMatchObject({
      result: 'EVENT_FORGED',
      meta: { errorCode: 'EVENT_FORGED', field: 'signature' },
    })
    expect([await eventCount(), (await shop.see(placed)).paid]).toEqual([0, false])
  })

  test('of another service than the one that was to be paid by is looked at by a person', async () => {
    const placed = await shop.order()
    expect(await sendEvent(shop, await anEvent(placed), { provider: 'test-form' })).toBe(200)
    expect([(await shop.see(placed)).paid, await shop.reviews()]).toEqual([false, ['unknown_payment']])
  })

  test('of a payment nobody knows is kept for a person, once', async () => {
    const event = {
      id: 'e-1',
      reference: 'nobody',
      report: { kind: 'paid', amountMinor: 1, currencyCode: 'EUR' },
    }
    expect([await sendEvent(shop, event), await sendEvent(shop, event)]).toEqual([200, 200])
    expect(await shop.reviews()).toEqual(['unknown_payment'])
  })

  test('that is no event at all is refused', async () => {
    expect(await sendEvent(shop, 'paid' as unknown as object)).toBe(400)
    expect(await sendEvent(shop, { id: 'e-2', reference: 5, report: { kind: 'rich' } })).toBe(400)
    expect(await eventCount()).toBe(0)
  })
})

describe('money that does not match', () => {
  test.each([
    ['one cent less', { amountMinor: 12_389 }],
    ['one cent more', { amountMinor: 12_391 }],
    ['in dollars', { currencyCode: 'USD' }],
  ])('%s pays nothing, keeps the order, and a person looks at it', async (_, report) => {
    const placed = await shop.order()
    expect((await shop.payments())[0]?.amount_minor).toBe(12_390)
    await sendEvent(shop, await anEvent(placed, report))
    await sendEvent(shop, await anEvent(placed, report))
    expect([(await shop.see(placed)).paid, await shop.reviews()]).toEqual([false, ['amount_differs']])
    await expect(shop.pay(placed)).rejects.toMatchObject({ code: 409 })
    shop.pass(60)
    await shop.run('payments.release')
    expect((await shop.see(placed)).canceled).toBe(false)
  })

  test('paid by two tries: the order is paid once, and a person gives the rest back', async () => {
    const placed = await shop.order()
    const first = await anEvent(placed)
    await answer(shop, placed.pay_link ?? '', 'decline')
    const { pay_link } = await shop.pay(placed)
    await answer(shop, pay_link ?? '', 'pay')
    await sendEvent(shop, first)
    expect([(await shop.see(placed)).paid, await shop.reviews()]).toEqual([true, ['paid_twice']])
  })
})

describe('an order nobody pays', () => {
  test('gives its pieces back after half an hour, and can be paid no more', async () => {
    const placed = await shop.order()
    const held = await shop.pieces()
    shop.pass(29)
    expect(await shop.run('payments.release')).toEqual({ released: 0 })
    shop.pass(2)
    expect(await shop.run('payments.release')).toEqual({ released: 1 })
    expect(await shop.run('payments.release')).toEqual({ released: 0 })
    expect(await shop.pieces()).toBe(held + 1)
    expect(await shop.see(placed)).toMatchObject({
      canceled: true,
      payment: { payable: false, expired: true },
    })
    await expect(shop.pay(placed)).rejects.toMatchObject({ code: 409, message: 'ORDER_NOT_PAYABLE' })
  })

  test('is asked for once more before: what was paid unheard keeps it', async () => {
    const placed = await shop.order()
    await shop.db().updateTable('test_gateway_payment').set({ state: 'paid' }).execute()
    shop.pass(31)
    expect(await shop.run('payments.release')).toEqual({ released: 0 })
    expect(await shop.see(placed)).toMatchObject({ canceled: false, paid: true })
  })

  test('settled outside the shop waits as long as it takes', async () => {
    const placed = await shop.order('invoice')
    expect((await shop.see(placed)).payment).toMatchObject({ online: false, pay_until: null })
    shop.pass(100_000)
    expect(await shop.run('payments.release')).toEqual({ released: 0 })
  })

  test('paid after it was released: the money is kept, and a person looks at it', async () => {
    const placed = await shop.order()
    const event = await anEvent(placed)
    shop.pass(31)
    await shop.run('payments.release')
    await sendEvent(shop, event)
    expect(await shop.see(placed)).toMatchObject({ canceled: true, paid: true })
    expect(await shop.reviews()).toEqual(['paid_after_release'])
  })

  test('paid after it was canceled, too', async () => {
    const placed = await shop.order()
    const event = await anEvent(placed)
    await takeOrderStep(aContext(shop.db()), { orderId: placed.order.id, step: 'cancel', by: 'staff' })
    expect((await shop.see(placed)).payment).toMatchObject({ payable: false, expired: false })
    await sendEvent(shop, event)
    expect(await shop.reviews()).toEqual(['paid_after_release'])
  })

  test('released and paid at the same moment is one of the two, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      const placed = await shop.order()
      const event = await anEvent(placed)
      shop.pass(31)
      await Promise.all([shop.run('payments.release'), sendEvent(shop, event), shop.run('payments.release')])
      const { paid, canceled } = await shop.see(placed)
      expect(paid).toBe(true)
      if (canceled) expect(await shop.reviews()).toContain('paid_after_release')
    }
  })
})
