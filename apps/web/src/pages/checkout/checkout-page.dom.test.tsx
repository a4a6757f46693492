import { memoryStorage } from '@vitrine/sync/storage/memory-storage'
import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { offerCheckout } from '#web/engine/testing/checkout-offers.ts'
import { find, has, page, settled } from '#web/engine/testing/find.ts'
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
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  offerCheckout(shop)
})
const open = () => openPage(<CheckoutPage />, { shop, address: '/checkout' })

it('with nothing in the bag there is nothing to order, and a way on', async () => {
  await shop.cart.sync()
  await open()
  expect(page()).toContain('Your bag is empty')
  expect([has('field', 'E-mail'), has('button', /^Place order/)]).toEqual([false, false])
  expect(find('link', 'See what is new').getAttribute('href')).toBe('/')
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
