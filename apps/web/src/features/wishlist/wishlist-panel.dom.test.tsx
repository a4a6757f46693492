import type { Wish } from '@vitrine/sync/wishlist/wish'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { WishlistPanel } from './wishlist-panel.tsx'

const aWish = (sku: string): Wish => ({
  ...{ sku, name: `Coat ${sku}`, final_price: 50, category: 'Coats', price_currency: 'USD', qty: 1 },
  ...{ owner: null, brand_name: 'Orsa', image: null, url_path: `coat-${sku}` },
  ...{ added_at: '2026-01-02T12:00:00Z', price_then: 50 },
})
let shop: ReturnType<typeof scriptedEngine>
const closed = vi.fn()
beforeEach(() => {
  stubDialog()
  localStorage.clear()
  closed.mockClear()
  shop = scriptedEngine()
  shop.wishes.set({ isLoaded: true, items: [aWish('A'), aWish('B')] })
  shop.client.script['product.list'] = () => ({ items: [] })
})
const open = () => openPage(<WishlistPanel isOpen onClose={closed} />, { shop, address: '/women' })

it('counts its pieces, leads to each and to the whole list, and shuts behind whoever goes', async () => {
  const { address } = await open()
  expect([textOf(find('heading')), all('link', /^Coat/).length]).toEqual(['Wishlist 2', 2])
  await press('link', 'Coat B')
  expect([address(), closed.mock.calls.length]).toEqual(['/coat-B', 1])
  await press('link', 'The whole list')
  expect([address(), closed.mock.calls.length]).toEqual(['/wishlist', 2])
})

it('what is taken out is gone at once, and the focus stays in the panel', async () => {
  shop.engine.wishlist.toggle = async () => {
    shop.wishes.set({ isLoaded: true, items: [aWish('B')] })
  }
  await open()
  const heart = find('button', 'Wishlist: Coat A')
  heart.focus()
  await press('button', 'Wishlist: Coat A')
  expect([all('link', /^Coat/).length, document.activeElement?.tagName]).toEqual([1, 'H2'])
})

it('moved under the finger as prices of today came: pieces stand once they are known', async () => {
  shop.client.script['product.list'] = () => new Promise(() => {})
  await open()
  expect([has('link', /^Coat/), textOf(find('heading'))]).toEqual([false, 'Wishlist 2'])
})

it('empty, it says how to begin', async () => {
  await open()
  await act(async () => shop.wishes.set({ isLoaded: true, items: [] }))
  expect([page().includes('Press the heart'), has('link', 'The whole list')]).toEqual([true, false])
})

it('where the shop fails it shows what the device remembers, and asks again', async () => {
  shop.client.script['product.list'] = refuses(404)
  await open()
  expect([textOf(find('alert')), has('link', 'Coat A')]).toEqual([expect.stringContaining('remembers'), true])
  shop.client.script['product.list'] = () => ({ items: [] })
  await press('button', 'Try now')
  expect(has('alert')).toBe(false)
})

it('without a line it says so and stands', async () => {
  await lineDown(shop)
  await open()
  expect([page().includes('You are offline'), has('link', 'Coat A')]).toEqual([true, true])
})
