import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill, find, has, press, textOf } from '#web/engine/testing/find.ts'
import {
  aShopWithABag,
  fillAll,
  openCheckout,
  ordersSent,
  placeButton,
  refusal,
  type ScriptedShop,
  value,
} from './testing/open-checkout.tsx'

let shop: ScriptedShop
beforeEach(async () => {
  shop = await aShopWithABag()
})

describe('ordering', () => {
  it('sends what was typed and chosen', async () => {
    shop.client.script['order.place'] = noAnswer
    await openCheckout(shop)
    await fillAll()
    await fill('Company (optional)', ' Weber Inc ')
    await press('choice', /^Express/)
    await press('choice', /^Card/)
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([
      {
        expected_total: 125,
        products: [{ sku: 'A', qty: 2 }],
        addressInformation: {
          shipping_method_code: 'express',
          payment_method_code: 'card',
          billingAddress: {
            email: 'anna@example.com',
            firstname: 'Anna Maria',
            lastname: 'Weber',
            street: ['5 Main Street'],
            postcode: '10001',
            country_id: 'US',
            company: 'Weber Inc',
          },
        },
      },
    ])
  })

  it('a guest may have it kept in an account; who is in already is not asked', async () => {
    shop.client.script['order.place'] = noAnswer
    await openCheckout(shop)
    await fillAll()
    await press('checkbox', /^Keep this order in an account/)
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([{ personal: { createAccount: true } }])
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    expect(has('checkbox', /^Keep this order in an account/)).toBe(false)
  })

  it('without an answer it says that the order is kept, and offers to send the same one again', async () => {
    shop.client.script['order.place'] = noAnswer
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(textOf(find('status', /connection broke/))).toContain('it cannot be placed twice')
    expect(has('button', /^Place order/)).toBe(false)
    await press('button', 'Try again')
    expect(new Set(ordersSent(shop).map(({ order_id }) => order_id)).size).toBe(1)
    expect(ordersSent(shop)).toHaveLength(2)
  })

  it.each([
    ['TOTAL_CHANGED', 'A price has changed since you saw it.'],
    ['CART_CHANGED', 'Your bag was changed meanwhile'],
    ['OUT_OF_STOCK', 'Something was sold out a moment ago.'],
    ['CONFLICT', 'This bag has been ordered already.'],
    ['ELSE', 'The order was not accepted: closed today'],
  ])('a refusal for %s says so, and the form can be sent again', async (errorCode, words) => {
    shop.client.script['order.place'] = refusal(errorCode, 'closed today')
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(textOf(find('alert'))).toContain(words)
    expect(placeButton().disabled).toBe(false)
    expect(value('City')).toBe('New York')
  })

  it('the terms stand below the button where the shop has any', async () => {
    await openCheckout(shop, ['terms-and-conditions'])
    expect(textOf(document.querySelector('form'))).toContain('By ordering you accept our')
    expect(has('link', /terms/i)).toBe(true)
  })
})
