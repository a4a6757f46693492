// Each guard of who brought an order taken out in turn, and what one household does counted once.
import { describe, expect, test } from 'vitest'
import { placeOrder } from '#api/features/orders/place-order.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { aGiftCard, aGiftProduct, aPaidCart } from '#api/features/promotions/testing/a-gift-card.ts'
import type { AttributionGuards } from './attribute/attribute-order.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'
import { MILA, TESSA } from './testing/set-scene.ts'

const shop = openRoyaltyShop()
const partners = async () => (await shop.attributions()).map(({ partner_id }) => partner_id)

describe.each<
  [guard: keyof AttributionGuards, open: Partial<AttributionGuards>, Parameters<typeof shop.buy>[0]]
>([
  ['isOwnOrder', { isOwnOrder: () => false }, { code: 'mila', as: MILA }],
  ['isWithinWindow', { isWithinWindow: () => true }, { code: 'mila', daysAgo: 40 }],
])('%s', (_, guards, buying) => {
  test('keeps the order from being counted', async () => {
    await shop.buy(buying)
    expect(await partners()).toEqual([])
  })

  test('mutant: without it the order is counted', async () => {
    await shop.buy({ ...buying, guards })
    expect(await partners()).toEqual([MILA])
  })
})

describe('a household', () => {
  test('that came by a link and has typed in a code buys once, for the code', async () => {
    const orderId = await shop.buy({ code: 'mila', couponId: shop.ids.coupon })
    await shop.step(orderId, 'pay')
    expect([await partners(), await shop.standing()]).toEqual([[MILA], [1_348, 0, 0]])
  })

  test('that paid half of it with a gift card has brought the other half', async () => {
    const line = { ...(await aGiftProduct(shop.db(), 6_195))(), qty: 1 }
    const card = await aGiftCard(shop.ctx(), line)
    const goods = [{ sku: 'SCARF', qty: 1 }]
    const referral = { code: 'mila', at: shop.now().toISOString() }
    const paying = { goods, cards: [card.id], overrides: { referral } }
    const body = await aPaidCart(shop.ctx(), paying)
    const { order } = await placeOrder(shop.ctx(), { body })
    expect(order.grand_total).toBe(61.95)
    await shop.step(order.id, 'pay')
    expect(await shop.standing()).toEqual([750, 0, 0])
    await shop.db().deleteFrom('gift_card').execute()
  })

  test('whose device sends its order twenty times has bought once', async () => {
    const orderId = await shop.buy({ code: 'mila', times: 20 })
    await shop.step(orderId, 'pay')
    expect([await partners(), await shop.standing()]).toEqual([[MILA], [1_500, 0, 0]])
  })

  test('of two clicks on one device the last one counts, alone', async () => {
    const orderId = await shop.buy({ code: 'tessa' })
    await shop.step(orderId, 'pay')
    expect([await partners(), await shop.standing(), await shop.standing(TESSA)]).toEqual([
      [TESSA],
      [],
      [1_500, 0, 0],
    ])
    const again = shop
      .db()
      .insertInto('order_attribution')
      .values({
        ...{
          order_id: orderId,
          partner_id: MILA,
          way: 'link',
          currency_code: 'EUR',
          base_minor: 0,
          at: shop.now(),
        },
      })
    await expect(again.execute()).rejects.toThrow('order_attribution_pkey')
  })

  test('that buys again within thirty days of a click has brought two orders, each once', async () => {
    await shop.buy({ code: 'mila' })
    await shop.buy({ code: 'mila' })
    expect(await partners()).toEqual([MILA, MILA])
  })
})

describe('many at once', () => {
  test('twenty notices at once that an order was paid earn once', async () => {
    const orderId = await shop.buy({ code: 'mila' })
    await together(20, () => shop.step(orderId, 'pay'))
    expect(await shop.standing()).toEqual([1_500, 0, 0])
  })

  test('twenty words at once that it came back take it back once', async () => {
    const orderId = await shop.buy({ code: 'mila' })
    await shop.buy({ code: 'mila' }).then((other) => shop.deliver(other))
    await shop.deliver(orderId)
    await together(20, () => shop.step(orderId, 'return'))
    expect(await shop.standing()).toEqual([1_500, 0, 0])
  })
})
