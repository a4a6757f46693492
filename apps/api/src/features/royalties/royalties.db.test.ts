import { describe, expect, test } from 'vitest'
import { ADDRESS } from '#api/features/orders/testing/a-buyer.ts'
import { comesBack } from './testing/comes-back.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'
import { MILA, TESSA } from './testing/set-scene.ts'

const shop = openRoyaltyShop()

describe('who brought an order', () => {
  test('the partner of the link, who earns nothing before it is paid', async () => {
    const orderId = await shop.buy({ code: 'mila' })
    expect(await shop.attributions()).toEqual([
      { order_id: orderId, partner_id: MILA, way: 'link', base_minor: 10_000 },
    ])
    expect(await shop.standing()).toEqual([])
  })

  test('the partner whose code was typed in, whatever link there was', async () => {
    await shop.buy({ code: 'tessa', couponId: shop.ids.coupon })
    expect(await shop.attributions()).toMatchObject([{ partner_id: MILA, way: 'code', base_minor: 8_992 }])
  })

  const address = (changed: object) => ({ ...ADDRESS, ...changed })
  const to = (changed: object) => ({
    addressInformation: {
      shippingAddress: address(changed),
      billingAddress: address(changed),
      shipping_carrier_code: 'parcelshop',
      shipping_method_code: 'standard',
      payment_method_code: 'invoice',
    },
  })
  test.each<[string, Parameters<typeof shop.buy>[0]]>([
    ['came by itself', {}],
    ['names a partner there is not', { code: 'nobody' }],
    ['names something that is no code', { code: "x'; drop table customer; --" }],
    [
      'has a code of a thousand signs',
      { overrides: { referral: { code: 'x'.repeat(1_000), at: '2026-03-01T00:00:00Z' } } },
    ],
    ['has a link that is a list', { overrides: { referral: ['mila'] } }],
    ['has a link without a day', { overrides: { referral: { code: 'mila', at: 'yesterday' } } }],
    ['came by a link of a month ago', { code: 'mila', daysAgo: 30 }],
    ['came by a link of next week', { code: 'mila', daysAgo: -7 }],
    ['is the partner’s own', { code: 'mila', as: MILA }],
    ['goes to the partner’s mailbox', { code: 'mila', overrides: to({ email: 'Mila+gift@example.org' }) }],
  ])('nobody, where it %s; it is bought all the same', async (_, buying) => {
    expect(await shop.buy(buying)).toBeGreaterThan(0)
    expect(await shop.attributions()).toEqual([])
  })

  test('nobody, where it goes to the partner’s door', async () => {
    const home = { street: ['Lindenstraße 12'], postcode: '10969' }
    const saved = {
      customer_id: MILA,
      address: JSON.stringify(address(home)) as never,
      created_at: shop.now(),
    }
    await shop.db().insertInto('customer_address').values(saved).execute()
    await shop.buy({ code: 'mila', overrides: to({ street: ['Lindenstr. 12'], postcode: '10969' }) })
    expect(await shop.attributions()).toEqual([])
    await shop.db().deleteFrom('customer_address').execute()
  })

  test('nobody, once the partner is none any more', async () => {
    await shop
      .db()
      .updateTable('customer')
      .set({ roles: [] as never })
      .where('customer_id', '=', TESSA)
      .execute()
    await shop.buy({ code: 'tessa' })
    expect(await shop.attributions()).toEqual([])
    await shop
      .db()
      .updateTable('customer')
      .set({ roles: ['blogger'] as never })
      .where('customer_id', '=', TESSA)
      .execute()
  })
})

describe('a royalty', () => {
  test('is being confirmed once paid, on account after the time to return, and not before', async () => {
    const orderId = await shop.buy({ code: 'mila' })
    await shop.deliver(orderId)
    expect(await shop.standing()).toEqual([1_500, 0, 0])
    shop.pass(30)
    expect([await shop.ripen(), await shop.standing()]).toEqual([0, [1_500, 0, 0]])
    shop.pass(1)
    expect([await shop.ripen(), await shop.ripen(), await shop.standing()]).toEqual([1, 0, [0, 1_500, 0]])
  })

  test.each(['cancel', 'return'] as const)('is nothing after %s', async (step) => {
    const orderId = await shop.buy({ code: 'mila' })
    await shop.step(
      orderId,
      'pay',
      'pack',
      ...(step === 'return' ? (['ship', 'deliver'] as const) : []),
      step,
    )
    expect(await shop.standing()).toEqual([0, 0, 0])
  })

  test('goes back in parts as pieces come back, and whole with the last', async () => {
    const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 3 }] })
    await shop.deliver(orderId)
    const back = (qty: number) => comesBack(shop.job('command:session'), orderId, qty)
    await back(1)
    expect(await shop.standing()).toEqual([3_000, 0, 0])
    await back(2)
    expect(await shop.standing()).toEqual([0, 0, 0])
  })

  test('follows the rate that says most of a piece', async () => {
    const { scarf } = shop.ids
    await shop
      .db()
      .insertInto('royalty_rate')
      .values([
        { partner_id: MILA, percent: 20 },
        { product_id: scarf, percent: 5 },
      ])
      .execute()
    const orderId = await shop.buy({
      code: 'mila',
      goods: [
        { sku: 'SCARF', qty: 1 },
        { sku: 'SOCK', qty: 1 },
      ],
    })
    await shop.step(orderId, 'pay')
    expect(await shop.standing()).toEqual([500 + 200, 0, 0])
    await shop
      .db()
      .deleteFrom('royalty_rate')
      .where((of) => of.or([of('partner_id', 'is not', null), of('product_id', 'is not', null)]))
      .execute()
  })

  test('lines of the ledger are never changed', async () => {
    await shop.step(await shop.buy({ code: 'mila' }), 'pay')
    await expect(shop.db().updateTable('royalty_entry').set({ pending_minor: 1 }).execute()).rejects.toThrow(
      'never changed',
    )
  })
})
