import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import type { FormEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notices } from '#web/lib/notify.ts'
import { below, fill, find, has, press, pressKey, settled, textOf } from '../testing/find.ts'
import { openPage } from '../testing/open-page.tsx'
import { refuses } from '../testing/refuses.ts'
import { scriptedEngine } from '../testing/scripted-engine.ts'
import { CartCoupon } from './cart-coupon.tsx'

let shop: ReturnType<typeof scriptedEngine>
let onCart: string | null
const coupon = { code: 'TEN', active: true, minimum: 0, problem: null }

beforeEach(async () => {
  notices.set([])
  shop = scriptedEngine()
  onCart = null
  const count = shop.client.script['cart.totals']
  shop.client.script['cart.totals'] = async (input) => ({
    ...((await count?.(input)) as object),
    coupon_code: onCart,
  })
  shop.client.script['cart.applyCoupon'] = () => {
    onCart = 'TEN'
    return coupon
  }
  shop.client.script['cart.deleteCoupon'] = () => {
    onCart = null
    return true
  }
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
})
const open = () => openPage(<CartCoupon />, { shop })
const typeCode = async (code: string) => {
  await press('button', 'Add a coupon code')
  await fill('Coupon code', code)
  await press('button', 'Apply')
}

describe('the coupon of a bag', () => {
  it('is applied, named, and taken off again', async () => {
    await open()
    await typeCode(' ten ')
    expect(shop.client.asked.find(({ id }) => id === 'cart.applyCoupon')?.input.query).toMatchObject({
      coupon: 'ten',
    })
    expect(textOf(find('status', /Coupon TEN/))).toBe('Coupon TEN')
    await press('button', 'Remove coupon TEN')
    expect(has('button', 'Add a coupon code') || has('field', 'Coupon code')).toBe(true)
  })

  it('that is refused says why beside the field, and the bag is as it was', async () => {
    shop.client.script['cart.applyCoupon'] = () => {
      const meta = { errorCode: 'COUPON_NOT_FOUND', message: 'We do not know this code.' }
      throw new CallError({ code: 404, result: 'COUPON_NOT_FOUND', meta })
    }
    await open()
    await typeCode('NOPE')
    expect(below('Coupon code')).toBe('We do not know this code.')
  })

  it('that does not count yet says from when on it does', async () => {
    shop.client.script['cart.applyCoupon'] = () => ({
      ...coupon,
      active: false,
      minimum: 200,
      problem: 'COUPON_MINIMUM',
    })
    await open()
    await typeCode('TEN')
    expect(below('Coupon code')).toBe('TEN counts for products worth $200 or more, not counting gift cards.')
  })

  it.each([0, 408, 425, 429, 502, 503])('that was not checked (%i) is not called wrong', async (code) => {
    shop.client.script['cart.applyCoupon'] = refuses(code, { message: 'no such coupon' })
    await open()
    await typeCode('TEN')
    expect(below('Coupon code')).toBe('The code could not be checked. Please try again in a moment.')
  })

  it('that could not be taken off says so, and still counts', async () => {
    onCart = 'TEN'
    await shop.cart.sync()
    shop.client.script['cart.deleteCoupon'] = refuses(503)
    await open()
    await press('button', 'Remove coupon TEN')
    expect(notices.get()).toMatchObject([{ text: 'That did not work. Please try again.' }])
    expect(has('status', /Coupon TEN/)).toBe(true)
  })

  it('typed and sent by Enter, it orders nothing on the page around it', async () => {
    const ordered = vi.fn((event: FormEvent) => event.preventDefault())
    await openPage(
      <form onSubmit={ordered}>
        <CartCoupon />
        <button type="submit">Order</button>
      </form>,
      { shop },
    )
    await press('button', 'Add a coupon code')
    await fill('Coupon code', 'TEN')
    const goesOn = await pressKey(find('field', 'Coupon code'), 'Enter')
    expect(goesOn).toBe(false)
    expect([shop.count('cart.applyCoupon'), ordered.mock.calls.length]).toEqual([1, 0])
  })

  it('of blanks is not sent', async () => {
    await open()
    await typeCode('   ')
    expect(shop.count('cart.applyCoupon')).toBe(0)
  })

  it('of a link goes on the bag once there is one, and leaves the address', async () => {
    history.replaceState(null, '', '/us?coupon=TEN&color=red')
    await open()
    await settled()
    expect(location.search).toBe('?color=red')
  })
})
