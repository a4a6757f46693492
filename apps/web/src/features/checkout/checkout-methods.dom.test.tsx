import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { all, fill, find, has, press, select, settled, textOf } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  choice,
  fillAll,
  isCounting,
  openCheckout,
  placeButton,
  refusal,
  type ScriptedShop,
  summaryRows,
} from './testing/open-checkout.tsx'

let shop: ScriptedShop
const arrives = (days: [number, number]) =>
  arrivalDays(Date.now(), days, { code: 'us', locale: 'en-US' }).replaceAll(/\s/g, ' ')
beforeEach(async () => {
  shop = await aShopWithABag()
})

describe('delivery and payment', () => {
  it('shows what each way costs and how long it takes, and none that cannot be had', async () => {
    await openCheckout(shop)
    expect(all('choice').map((one) => textOf(one.closest('label')))).toEqual([
      `Parcel$4${arrives([2, 4])}`,
      `Express$12${arrives([1, 1])}`,
      'Invoice',
      'Cash on delivery+$3',
      'Card−5%for orders from $50',
    ])
    expect([choice('Parcel').checked, choice('Invoice').checked]).toEqual([true, true])
  })

  it('pushed away what stands below as they came: that is out of sight until they have, or will not come', async () => {
    const place = () => document.querySelectorAll('form > [class*=coming]').length
    const ways = Promise.withResolvers<object>()
    shop.client.script['cart.shippingMethods'] = () => ways.promise
    await openCheckout(shop)
    expect([place(), has('heading', 'Payment')]).toEqual([1, false])
    await act(async () => ways.resolve([aShipping()]))
    await settled()
    expect([place(), has('choice', /^Parcel/), has('heading', 'Payment')]).toEqual([0, true, true])
  })

  it('where the shop refuses to name them, nothing keeps the rest out of sight', async () => {
    shop.client.script['cart.shippingMethods'] = refusal('INTERNAL')
    await openCheckout(shop)
    expect([has('heading', 'Payment'), has('button', 'Try again')]).toEqual([true, true])
  })

  it('the button and the summary cost what was chosen', async () => {
    await openCheckout(shop)
    expect(textOf(placeButton())).toBe('Place order and pay $122')
    await press('choice', /^Express/)
    expect(textOf(placeButton())).toBe('Place order and pay $130')
    await press('choice', /^Cash/)
    expect(textOf(placeButton())).toBe('Place order and pay $133')
    expect(summaryRows()).toEqual(['Goods$118', 'Delivery$12', 'To pay before tax$133'])
    expect(textOf(document.querySelector('details summary'))).toContain('$133')
  })

  it('a postcode typed, no sum can be agreed to before its own ways are known', async () => {
    await openCheckout(shop)
    const asked = Promise.withResolvers<void>()
    const ways = shop.client.script['cart.shippingMethods']
    shop.client.script['cart.shippingMethods'] = async (input) => {
      await asked.promise
      return ways?.(input)
    }
    await fill('ZIP code', '10001')
    await settled()
    expect(isCounting()).toBe(true)
    await act(async () => asked.resolve())
    await settled()
    expect(textOf(placeButton())).toBe('Place order and pay $122')
  })

  it('arriving before the version of the cart is known, methods and sum are asked for once', async () => {
    const counted = Promise.withResolvers<void>()
    const count = shop.client.script['cart.totals']
    shop.client.script['cart.totals'] = async (input) => {
      await counted.promise
      return count?.(input)
    }
    void shop.cart.setLine(aLine({ sku: 'B', parentSku: 'B' }), 1)
    await openCheckout(shop)
    await settled()
    const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).length
    expect([asked('cart.shippingMethods'), asked('cart.shippingInformation')]).toEqual([0, 0])
    await act(async () => counted.resolve())
    await settled()
    expect([asked('cart.shippingMethods'), asked('cart.shippingInformation')]).toEqual([1, 1])
  })

  it('a postcode is told once it is one: tax and the ways to deliver hang on it', async () => {
    await openCheckout(shop)
    const told = () =>
      shop.client.asked
        .filter(({ id }) => id === 'cart.shippingInformation')
        .map(({ input }) => JSON.stringify(input.body))
    await fill('ZIP code', '100')
    expect(told().join()).not.toContain('"postcode"')
    await fill('ZIP code', '10001')
    expect(told().at(-1)).toContain('"postcode":"10001"')
    const asked = shop.client.asked.findLast(({ id }) => id === 'cart.shippingMethods')
    expect(asked?.input.body).toEqual({ address: { country_id: 'US', postcode: '10001' } })
    await fill('ZIP code', '1000')
    expect(told().at(-1)).not.toContain('"postcode"')
  })

  it('where no way leads it says so, and nothing is offered', async () => {
    shop.client.script['cart.shippingMethods'] = () => []
    await openCheckout(shop)
    expect(textOf(document.body)).toContain('We cannot deliver this order there.')
    expect(has('choice', /^Express/)).toBe(false)
  })

  it('a choice is told once the one before was heard, so that none overtakes another', async () => {
    await openCheckout(shop)
    const told = () => shop.client.asked.filter(({ id }) => id === 'cart.shippingInformation')
    const first = Promise.withResolvers<unknown>()
    const count = shop.client.script['cart.shippingInformation']
    shop.client.script['cart.shippingInformation'] = async (input) => {
      await first.promise
      return count?.(input)
    }
    const before = told().length
    await fill('ZIP code', '10001')
    await press('choice', /^Express/)
    expect(told().length).toBe(before + 1)
    await act(async () => first.resolve(null))
    await settled()
    expect(told().length).toBe(before + 2)
    expect(JSON.stringify(told().at(-1)?.input.body)).toContain('"postcode":"10001"')
  })

  it('while a choice is being counted no sum of another choice can be agreed to', async () => {
    await openCheckout(shop)
    const counted = Promise.withResolvers<unknown>()
    const count = shop.client.script['cart.shippingInformation']
    shop.client.script['cart.shippingInformation'] = async (input) => {
      await counted.promise
      return count?.(input)
    }
    await press('choice', /^Express/)
    expect([textOf(placeButton()), isCounting()]).toEqual(['Counting the total', true])
    expect(textOf(document.querySelector('aside'))).toContain('Sums are being updated')
    await act(async () => counted.resolve(null))
    await settled()
    expect([textOf(placeButton()), isCounting()]).toEqual(['Place order and pay $130', false])
  })

  it('a press while the sum is counted anew is not lost on wrong fields, and orders nothing', async () => {
    await openCheckout(shop)
    shop.client.script['cart.shippingInformation'] = () => new Promise(() => {})
    await press('choice', /^Express/)
    await press('button', /^Counting/)
    expect(textOf(document.querySelector('form'))).toContain('Please enter your e-mail address.')
    await fillAll()
    await press('button', /^Counting/)
    expect(shop.client.asked.filter(({ id }) => id === 'order.place')).toEqual([])
  })

  it('a way to deliver that became free says so', async () => {
    shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 100 })]
    await openCheckout(shop)
    expect(textOf(choice('Parcel').closest('label'))).toBe(`ParcelFree${arrives([2, 4])}`)
  })

  it('another country has its own ways to deliver; what it lacks is no longer chosen', async () => {
    await openCheckout(shop)
    await press('choice', /^Express/)
    shop.client.script['cart.shippingMethods'] = () => [aShipping({ method_title: 'Abroad' })]
    await select('Country', 'Germany')
    expect(has('choice', /^Express/)).toBe(false)
    expect(choice('Abroad').checked).toBe(true)
    expect(shop.client.asked.at(-1)?.input.body).toMatchObject({
      addressInformation: { shippingAddress: { countryId: 'DE' }, shippingMethodCode: 'parcel' },
    })
  })

  it('says when they could not be loaded, and they come when tried again', async () => {
    const load = shop.client.script['cart.shippingMethods']
    shop.client.script['cart.shippingMethods'] = refusal('BROKEN')
    await openCheckout(shop)
    expect(textOf(find('alert'))).toContain('Delivery and payment could not be loaded.')
    expect(isCounting()).toBe(true)
    if (load) shop.client.script['cart.shippingMethods'] = load
    await press('button', 'Try again')
    expect(has('alert')).toBe(false)
    expect(textOf(placeButton())).toBe('Place order and pay $122')
  })

  it('a sum that could not be counted is counted when tried again', async () => {
    const count = shop.client.script['cart.shippingInformation']
    shop.client.script['cart.shippingInformation'] = refusal('BROKEN')
    await openCheckout(shop)
    expect([textOf(placeButton()), has('alert')]).toEqual(['Counting the total', true])
    if (count) shop.client.script['cart.shippingInformation'] = count
    await press('button', 'Try again')
    expect([textOf(placeButton()), has('alert')]).toEqual(['Place order and pay $122', false])
  })
})
