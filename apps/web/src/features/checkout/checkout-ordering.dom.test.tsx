import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill, find, has, press, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { closeSignIn, signInModal } from '#web/lib/account/sign-in-modal.ts'
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

  it('who has an account could not sign in where the order is written, and saw no number to call', async () => {
    await openCheckout(shop, { phone: '+49 800 123 45 67' })
    await fill('E-mail', 'anna@example.com')
    await press('button', 'Sign in')
    expect([signInModal.get().isOpen, value('E-mail')]).toEqual([true, 'anna@example.com'])
    closeSignIn()
    expect(find('link', /^Help/).getAttribute('href')).toBe('tel:+498001234567')
  })

  it('left out without a word what could not be bought any more', async () => {
    await shop.cart.setLine(aLine({ sku: 'B', parentSku: 'B' }), 1)
    const gone = shop.server.find(shop.cart.get().cartId ?? '').lines.find(({ sku }) => sku === 'B')
    await openCheckout(shop)
    expect(has('link', 'Back to the bag')).toBe(false)
    Object.assign(gone ?? {}, { stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' } })
    await act(async () => void (await shop.cart.sync()))
    const note = find('link', 'Back to the bag').closest('[role=status]')
    expect(textOf(note as Element)).toContain('1 item in the bag cannot be bought now')
  })

  it('takes along what the shop should know, and shows it again on return', async () => {
    shop.client.script['order.place'] = noAnswer
    const { leave } = await openCheckout(shop)
    await fillAll()
    await press('button', 'Add a comment to the order')
    await fill('Comment', 'The bell is broken.')
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([{ comment: 'The bell is broken.' }])
    leave()
    await openCheckout(shop)
    expect(value('Comment')).toBe('The bell is broken.')
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
    ['CART_ALREADY_ORDERED', 'This bag has been ordered already.'],
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

  it('a code that ended since it was counted is named, where no price has changed', async () => {
    const count = shop.client.script['cart.shippingInformation']
    shop.client.script['cart.shippingInformation'] = (input) => {
      const counted = count?.(input) as { totals: object }
      return { ...counted, totals: { ...counted.totals, coupon_code: 'HALF' } }
    }
    const details = { totals: { coupon_code: null } }
    shop.client.script['order.place'] = refuses(409, { errorCode: 'TOTAL_CHANGED', details })
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(textOf(find('alert'))).toContain('HALF no longer counts. Nothing was ordered')
  })

  it('whose session was over was told of a broken line, and of no way on: what was typed stays, a guest may order', async () => {
    shop.client.script['order.place'] = () => {
      throw new CallError({ code: 401, result: 'Error refreshing user token.' })
    }
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(textOf(find('alert'))).toContain('You have been signed out, and nothing was ordered.')
    expect(value('City')).toBe('New York')
    await press('button', 'Sign in')
    expect(signInModal.get().isOpen).toBe(true)
    closeSignIn()
    shop.client.script['order.place'] = noAnswer
    await press('button', /^Place order/)
    expect(new Set(ordersSent(shop).map(({ order_id }) => order_id)).size).toBe(2)
  })

  it('who was signed out before the answer could order twice unknowingly: asked to sign in, and to choose a second order', async () => {
    shop.client.script['order.place'] = noAnswer
    await openCheckout(shop)
    await fillAll()
    const order = { id: 'o', kind: 'order', name: 'o', since: 1, attempts: 1, nextAt: null } as const
    await act(async () => shop.tray.set([{ ...order, lastFailure: 'signed-out' }]))
    expect(textOf(find('status', /signed out before/))).toContain('cannot be placed twice')
    expect(has('button', /^Place order/)).toBe(false)
    await press('button', 'Sign in')
    expect(signInModal.get().isOpen).toBe(true)
    closeSignIn()
    await press('button', 'Order once more as a guest')
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toHaveLength(1)
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    expect(has('button', 'Try again')).toBe(true)
  })

  it('a store closed meanwhile was told by the number of a cart: the order says where it was made, and the page why not', async () => {
    shop.client.script['order.place'] = refusal('VALIDATION', "store_code: is not this store's", [
      { path: 'store_code', key: 'REFUSED' },
    ])
    await openCheckout(shop)
    await fillAll()
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([{ store_code: 'us' }])
    expect(textOf(find('alert'))).toContain('This store has just been closed, and nothing was ordered.')
  })

  it('the terms stand below the button where the shop has any', async () => {
    await openCheckout(shop, { pages: ['terms-and-conditions'] })
    expect(textOf(document.querySelector('form'))).toContain('By ordering you accept our')
    expect(has('link', /terms/i)).toBe(true)
  })
})

/** The server of these tests knows one type of product; a gift card is none of it. */
async function putInGift(): Promise<void> {
  const { script } = shop.client
  const { 'cart.update': update } = script
  script['cart.update'] = async (input) => {
    const answer = (await update?.(input)) as { result: { product_type: string } }
    answer.result.product_type = 'virtual'
    return answer
  }
  await shop.cart.setLine(aLine({ sku: 'GIFT' }), 1)
}

describe('in a store of the European Union', () => {
  const pages = ['terms-and-conditions', 'withdrawal', 'privacy-policy'] as const
  it('terms, withdrawal and privacy stand at the button', async () => {
    await openCheckout(shop, { pages: [...pages], store: 'eu' })
    for (const [name, to] of [
      ['Terms and conditions', '/terms-of-use'],
      ['Right of withdrawal', '/withdrawal'],
      ['Privacy', '/privacy'],
    ] as const)
      expect(find('link', name).getAttribute('href')).toBe(to)
  })

  it('what is mailed at once has to be agreed to first, and the order says that it was', async () => {
    shop.client.script['order.place'] = noAnswer
    await putInGift()
    await openCheckout(shop, { store: 'eu' })
    await fill('E-mail', 'anna@example.com')
    await fill('Full name', 'Anna Weber')
    await fill('Street and number', '5 Main Street')
    await fill('City', 'Dublin')
    await fill('Eircode', 'D02 X285')
    const consent = /^Please send the gift card/
    expect(find('checkbox', consent)).toHaveProperty('checked', false)
    await press('button', /^Place order/)
    expect([ordersSent(shop), has('checkbox', consent)]).toEqual([[], true])
    expect(find('checkbox', consent).getAttribute('aria-invalid')).toBe('true')
    await press('checkbox', consent)
    await press('button', /^Place order/)
    expect(ordersSent(shop)).toMatchObject([{ personal: { earlyDelivery: true } }])
  })

  it('a gift card alone asks for no way of delivery, and is not brought anywhere', async () => {
    shop.client.script['order.place'] = noAnswer
    await putInGift()
    await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 0)
    await openCheckout(shop, { store: 'eu' })
    expect(has('heading', 'Delivery')).toBe(false)
    expect(placeButton().textContent).toMatch(/^Place order/)
  })

  it('clothes alone need no such word, nor does anything outside the Union', async () => {
    await openCheckout(shop, { store: 'eu' })
    expect(has('checkbox', /^Please send the gift card/)).toBe(false)
  })
})
