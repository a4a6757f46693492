import type { PlaceOrder } from '@vitrine/contract/order'
import { memoryStorage } from '@vitrine/sync/storage/memory-storage'
import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { offerCheckout } from '#web/engine/testing/checkout-offers.ts'
import { find, has, page, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import CheckoutPage from './checkout-page.tsx'

vi.mock('react-router', async (actual) => ({
  ...(await actual<typeof import('react-router')>()),
  useLoaderData: () => ({
    countries: [{ code: 'US', name: 'United States' }],
    estimates: JSON.stringify({ deliveries: [], taxes: [] }),
  }),
}))
const ORDER = {
  order_id: 'o-1',
  created_at: '2024-06-10T08:00:00.000Z',
  products: [],
} as unknown as PlaceOrder
const PLACED = { order_id: 'o-1', orderNumber: '000000001', order: { grand_total: 10, currency: 'USD' } }

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  offerCheckout(shop)
  shop.client.script['order.place'] = () => PLACED
})
const open = () => openPage(<CheckoutPage />, { shop, address: '/checkout' })

it('with nothing in the bag there is nothing to order, and a way on', async () => {
  await shop.cart.sync()
  await open()
  expect(page()).toContain('Your bag is empty')
  expect([has('field', 'E-mail'), has('button', /^Place order/)]).toEqual([false, false])
  expect(find('link', 'See what is new').getAttribute('href')).toBe('/')
})

it('whose own order may have taken the last piece was told of an empty bag alone, once signed out', async () => {
  const order = { id: 'o', kind: 'order', name: 'o', since: 1, attempts: 1, nextAt: null } as const
  await shop.cart.sync()
  shop.tray.set([{ ...order, lastFailure: 'signed-out' }])
  await open()
  expect([page().includes('Your bag is empty'), has('button', 'Order once more as a guest')]).toEqual([
    true,
    false,
  ])
  expect(textOf(find('status', /signed out before/))).toContain('Sign in again to see')
  expect(has('button', 'Sign in')).toBe(true)
})

it('is not called empty before the device was asked what is in the bag', async () => {
  shop = scriptedEngine({ storage: { ...memoryStorage(), get: () => new Promise(() => {}) } })
  offerCheckout(shop)
  await open()
  expect([page().includes('Your bag is empty'), has('field', 'E-mail')]).toEqual([false, true])
  // Nor is what stands below the lines, which would be pushed away by them.
  expect(has('button', 'Add a coupon code')).toBe(false)
})

it('the last piece taken out elsewhere takes the form away, too', async () => {
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
  await open()
  expect(has('field', 'E-mail')).toBe(true)
  for (const line of shop.cart.get().lines) await act(async () => void (await shop.cart.remove(line)))
  await settled()
  expect([page().includes('Your bag is empty'), has('field', 'E-mail')]).toEqual([true, false])
})

it('what was sold out meanwhile was said to be paid by bonuses, and ordered for nothing: there is nothing to order', async () => {
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
  await open()
  const cart = shop.server.find(shop.cart.get().cartId ?? '')
  for (const line of cart.lines)
    Object.assign(line, { stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' } })
  await act(async () => void (await shop.cart.sync()))
  await settled()
  expect([has('field', 'E-mail'), has('button', /^Place order/)]).toEqual([false, false])
  expect(textOf(find('alert'))).toContain('there is nothing to order')
  expect(document.activeElement).toBe(find('heading', 'Checkout'))
  expect(find('link', 'Back to the bag').getAttribute('href')).toBe('/cart')
})

it('more lines than one order takes were refused as "products": it is said how many there may be', async () => {
  for (const sku of Array.from({ length: 201 }, (_, index) => `A${index}`))
    await shop.cart.setLine(aLine({ sku, parentSku: sku }), 1)
  await open()
  expect(textOf(find('alert'))).toContain(
    'One order takes up to 200 different items, and your bag holds 201.',
  )
})

it('who had just ordered read of an empty bag until the page of thanks came over a slow line', async () => {
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
  await open()
  await act(async () => {
    for (const line of shop.cart.get().lines) await shop.cart.remove(line)
    await shop.orders.place(ORDER)
  })
  await settled()
  expect(textOf(find('heading'))).toBe('Your order 000000001 is placed.')
  expect([page().includes('Your bag is empty'), has('link', 'See what is new')]).toEqual([false, false])
})

it('who comes back to the checkout after an order finds the bag empty, not the order once more', async () => {
  await shop.cart.sync()
  await act(async () => void (await shop.orders.place(ORDER)))
  await open()
  expect([page().includes('Your bag is empty'), page().includes('is placed')]).toEqual([true, false])
})
