import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPayment } from '#web/engine/testing/checkout-offers.ts'
import { has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { CheckoutView } from './checkout-view.tsx'
import {
  aShopWithABag,
  choice,
  fillAll,
  NO_ESTIMATES,
  ordersSent,
  placeButton,
  type ScriptedShop,
  summaryRows,
} from './testing/open-checkout.tsx'

const COUNTRIES = [{ code: 'US', name: 'United States' }]
const paymentMethods = [aPayment({ default: true, title: 'Transfer', code: 'banktransfer' })]
let shop: ScriptedShop
beforeEach(async () => {
  shop = await aShopWithABag()
  shop.client.script['cart.shippingMethods'] = noAnswer
  shop.client.script['order.place'] = noAnswer
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => vi.restoreAllMocks())

describe('a checkout opened without a connection', () => {
  it('offers what stands in for the ways of the shop, counts it once, and orders by it', async () => {
    await openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, {
      shop,
      info: { paymentMethods },
    })
    await fillAll()
    expect(textOf(choice('Our usual delivery').closest('label'))).toContain('$4There is no connection')
    expect(choice('Transfer').checked).toBe(true)
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $122')
    await press('button', /^Place order/)
    await expect
      .poll(() => ordersSent(shop))
      .toMatchObject([
        {
          expected_total: 122,
          addressInformation: { shipping_carrier_code: 'test', payment_method_code: 'banktransfer' },
        },
      ])
  })

  it('says what the usual way costs to the country, and the tax of the postcode, so that nobody is asked again', async () => {
    const estimates = {
      deliveries: [
        { countries: ['DE'], price: 5, free_from: null },
        { countries: ['US'], price: 8, free_from: 200 },
      ],
      taxes: [
        { first: '010', last: '027', title: 'Sales tax, MA 6.25%', percent: 6.25, taxes_shipping: false },
        { first: '100', last: '149', title: 'Sales tax, NY 4%', percent: 4, taxes_shipping: true },
      ],
    }
    await openPage(<CheckoutView countries={COUNTRIES} estimates={estimates} />, {
      ...{ shop, info: { paymentMethods } },
    })
    await fillAll()
    expect(summaryRows().slice(1)).toEqual([
      ...['Delivery$8', 'Sales tax, NY 4%$5.04', 'Total tax included$131.04'],
    ])
    await press('button', /^Place order/)
    await expect.poll(() => ordersSent(shop)).toMatchObject([{ expected_total: 131.04 }])
  })

  it('counts a gift card alone, which no way brings, and says nothing of its delivery', async () => {
    const { cart, server } = shop
    for (const line of server.find(cart.get().cartId ?? '').lines) line.product_type = 'virtual'
    await cart.sync()
    await openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, {
      shop,
      info: { paymentMethods },
    })
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $118')
    expect(summaryRows().filter((row) => row.startsWith('Delivery'))).toEqual([])
  })

  it('a gift card beside goods was to be paid at the door, which the shop refuses: it is not offered', async () => {
    const ways = [...paymentMethods, aPayment({ title: 'At the door', code: 'cashondelivery' })]
    const opened = () =>
      openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, {
        shop,
        info: { paymentMethods: ways },
      })
    await opened()
    expect([has('choice', /^Transfer/), has('choice', /^At the door/)]).toEqual([true, true])
    const { cart, server } = shop
    const { lines } = server.find(cart.get().cartId ?? '')
    const [dress] = lines
    if (dress) lines.push({ ...dress, sku: 'GIFT', item_id: 77, product_type: 'virtual' })
    await cart.sync()
    await opened()
    expect([has('choice', /^Transfer/), has('choice', /^At the door/)]).toEqual([true, false])
  })

  it('said that the line broke on the way of an order that never left, and had no way back', async () => {
    const cancel = vi.fn(async (id: string) => {
      await shop.orders.cancel(id)
      shop.tray.set([])
    })
    Object.assign(shop.engine.tray, { cancel })
    shop.online.set(false)
    await openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, {
      ...{ shop, info: { paymentMethods } },
    })
    await fillAll()
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $122')
    await press('button', /^Place order/)
    await expect.poll(() => shop.orders.shown.get()).not.toBeNull()
    const { orderId: id = '', since = 0 } = shop.orders.shown.get() ?? {}
    const failure = { lastFailure: 'no-answer', nextAt: null } as const
    await act(async () => shop.tray.set([{ id, kind: 'order', name: id, since, attempts: 0, ...failure }]))
    expect(page()).toContain('your order is saved here and has not been sent')
    expect(page()).not.toContain('The connection broke')
    await press('button', 'Cancel this order')
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $122')
    expect([ordersSent(shop), await shop.orders.waiting()]).toEqual([[], undefined])
  })

  it('orders by nothing nobody has told it of', async () => {
    await openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, { shop, info: {} })
    expect(has('choice', /^Transfer/)).toBe(false)
    expect(textOf(placeButton())).toBe('Counting the total')
  })
})
