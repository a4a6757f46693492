import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPayment, offerCheckout } from '#web/engine/testing/checkout-offers.ts'
import { page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CheckoutView } from './checkout-view.tsx'
import {
  aShopWithABag,
  choice,
  fillAll,
  NO_ESTIMATES,
  ordersSent,
  placeButton,
  type ScriptedShop,
} from './testing/open-checkout.tsx'

const countries = [{ code: 'US', name: 'United States' }]
const paymentMethods = [aPayment({ default: true, title: 'Transfer', code: 'banktransfer' })]
const never = () => new Promise<never>(() => undefined)
let shop: ScriptedShop
beforeEach(async () => {
  shop = await aShopWithABag()
  shop.client.script['order.place'] = noAnswer
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const open = () =>
  openPage(<CheckoutView countries={countries} estimates={NO_ESTIMATES} />, {
    shop,
    info: { paymentMethods },
  })
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a line the browser believes in, and nobody answers on', () => {
  it('kept an order back for ever: what stands in without a line stands in here, too', async () => {
    shop.client.script['cart.shippingMethods'] = noAnswer
    await open()
    await fillAll()
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $122')
    expect(choice('Our usual delivery').checked).toBe(true)
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([
      {
        transmited: false,
        addressInformation: { shipping_carrier_code: 'test', payment_method_code: 'banktransfer' },
      },
    ])
  })

  it('is given ten seconds where it says nothing at all; an answer that comes after all is taken', async () => {
    const { script } = shop.client
    const ways = script['cart.shippingMethods']
    const asked = Promise.withResolvers<unknown>()
    script['cart.shippingMethods'] = async (input) => {
      await asked.promise
      return ways?.(input)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open()
    await passes(9_000)
    expect(textOf(placeButton())).toBe('Counting the total')
    await passes(1_500)
    expect(textOf(placeButton())).toBe('Place order and pay $122')
    asked.resolve(null)
    await passes(10)
    expect(choice('Parcel').checked).toBe(true)
  })

  it('does not hold the bag back, either, that could not be told of its last line', async () => {
    shop.client.script['cart.update'] = never
    void shop.cart.setLine(aLine({ sku: 'B', parentSku: 'B' }), 1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open()
    await passes(10_500)
    expect(textOf(placeButton())).toMatch(/^Place order and pay/)
  })

  it('says that a bag the shop has never heard of cannot be ordered yet: the press did nothing at all', async () => {
    shop = scriptedEngine()
    offerCheckout(shop)
    const create = shop.client.script['cart.create']
    shop.client.script['cart.create'] = noAnswer
    await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 2)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    await fillAll()
    await press('button', /^Place order/)
    expect(page()).toContain('the shop has not heard of it yet')
    expect(ordersSent(shop)).toEqual([])
    if (create) shop.client.script['cart.create'] = create
    await act(async () => void (await shop.cart.sync()))
    expect(page()).not.toContain('the shop has not heard of it yet')
  })

  it('lets another way be chosen of those it told before it fell silent', async () => {
    offerCheckout(shop)
    await open()
    await fillAll()
    shop.client.script['cart.shippingInformation'] = noAnswer
    await press('choice', /^Express/)
    await expect.poll(() => textOf(placeButton())).toBe('Place order and pay $130')
    await press('button', /^Place order/)
    const addressInformation = { shipping_method_code: 'express' }
    expect(ordersSent(shop)).toMatchObject([{ transmited: false, addressInformation }])
  })
})
