import type { PickupPoint } from '@vitrine/contract/cart/checkout'
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { all, fill, find, has, press, settled, textOf } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  choice,
  fillAll,
  openCheckout,
  ordersSent,
  type ScriptedShop,
} from './testing/open-checkout.tsx'

const aPoint = (code: string, name: string): PickupPoint => ({
  ...{ code, name, street: 'Main Street 1', postcode: '10001', city: 'New York' },
  hours: 'Mo-Fr 09:00-19:00',
})
const POINTS = [aPoint('k1', 'Corner Kiosk'), aPoint('k2', 'Paper Shop')]

let shop: ScriptedShop
let points: PickupPoint[]
beforeEach(async () => {
  shop = await aShopWithABag()
  points = POINTS
  shop.client.script['cart.shippingMethods'] = ({ body }) => {
    const { address } = body as { address: { postcode?: string } }
    const near = address.postcode ? points : []
    return [
      aShipping({ default: true, needs_point: true, pickup_points: near }),
      aShipping({ method_code: 'door', method_title: 'To the door', price_incl_tax: 9 }),
    ]
  }
})
const place = () => press('button', /^Place order/)
const asks = 'Please choose where you want to collect the parcel.'
const says = (text: string) => textOf(document.body).includes(text)

describe('a way that asks for a pick-up point', () => {
  it('shows the nearest once there is a postcode, with their hours, and chooses none', async () => {
    await openCheckout(shop)
    expect(says('Fill in the address to see the nearest places.')).toBe(true)
    await fill('ZIP code', '10001')
    await settled()
    const kiosk = textOf(choice('Corner Kiosk').closest('label'))
    expect(kiosk).toMatch(/Main Street 1, 10001 New York ?Mon–Fri/)
    expect([choice('Corner Kiosk').checked, choice('Paper Shop').checked]).toEqual([false, false])
  })

  it('is not ordered without one: the question says so and takes the focus', async () => {
    await openCheckout(shop)
    await fillAll()
    await place()
    await expect.poll(() => textOf(document.activeElement)).toContain('Please look at one field')
    act(() => document.activeElement?.querySelector('a')?.click())
    expect(document.activeElement?.getAttribute('role')).toBe('radiogroup')
    expect([says(asks), ordersSent(shop)]).toEqual([true, []])
    await press('choice', /^Paper Shop/)
    expect(says(asks)).toBe(false)
    await place()
    expect(ordersSent(shop)).toMatchObject([
      { addressInformation: { shippingExtraFields: { pickup_point: 'k2' } } },
    ])
  })

  it('asks nobody to choose where there is none yet: it says by what they come', async () => {
    await openCheckout(shop)
    await place()
    const hint = 'Fill in the address to see the nearest places.'
    expect([says(asks), says(`Where would you like to collect it? – ${hint}`)]).toEqual([false, true])
    await fillAll()
    await settled()
    expect([says(asks), says(hint)]).toEqual([true, false])
  })

  it('keeps way, payment and point over a reload', async () => {
    const { leave } = await openCheckout(shop)
    await fillAll()
    await press('choice', /^Paper Shop/)
    await press('choice', /^Cash/)
    leave()
    await openCheckout(shop)
    await settled()
    expect([choice('Paper Shop').checked, choice('Cash').checked]).toEqual([true, true])
    await press('choice', /^To the door/)
    expect(has('choice', /^Paper Shop/)).toBe(false)
  })

  it('says what the shop said of a point that has closed, and asks anew', async () => {
    shop.client.script['order.place'] = () => {
      points = POINTS.slice(0, 1)
      const path = 'addressInformation.shippingExtraFields.pickup_point'
      const details = [{ path, key: 'REFUSED', message: 'no' }]
      throw new CallError({ code: 400, result: 'no', meta: { errorCode: 'SHIPPING_UNAVAILABLE', details } })
    }
    await openCheckout(shop)
    await fillAll()
    await press('choice', /^Paper Shop/)
    await place()
    await settled()
    expect(textOf(find('alert'))).toContain(asks)
    expect([has('choice', /^Paper Shop/), choice('Corner Kiosk').checked]).toEqual([false, false])
  })

  it('gives way to the door where both cost the same', async () => {
    const ways = shop.client.script['cart.shippingMethods']
    shop.client.script['cart.shippingMethods'] = (input) =>
      ((ways?.(input) ?? []) as ReturnType<typeof aShipping>[]).map((way) => ({ ...way, limit: 100 }))
    await openCheckout(shop)
    expect([choice('To the door').checked, all('choice').length > 0]).toEqual([true, true])
  })
})

it('a kept way that is gone is said to be, and another is chosen', async () => {
  const { leave } = await openCheckout(shop)
  await press('choice', /^To the door/)
  leave()
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ default: true })]
  await openCheckout(shop)
  await settled()
  expect([choice('Parcel').checked, says('The delivery you chose is not offered for this address')]).toEqual([
    true,
    true,
  ])
})
