import { CallError } from '@vitrine/contract/reply'
import type { Wish } from '@vitrine/sync/wishlist/wish'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { SharedWishlistView } from './shared-wishlist-view.tsx'
import { WishlistView } from './wishlist-view.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  shop = scriptedEngine()
})

const aWish = (sku: string): Wish => ({
  ...{
    sku,
    name: `Coat ${sku}`,
    final_price: 50,
    category: 'Coats',
    price_currency: 'USD',
    qty: 1,
    owner: null,
  },
  ...{ brand_name: null, image: null, url_path: 'coat', added_at: '2026-01-02T12:00:00Z', price_then: 50 },
})
const aCard = (sku: string, now: object = {}) => ({
  ...{ id: 1, sku, parentSku: sku, type_id: 'simple', name: `Coat ${sku}`, slug: 'coat', url_path: 'coat' },
  ...{ brand_name: null, image: null, images: [], swatches: [], sale: false, new: false },
  ...{ price_incl_tax: 50, old_price: null, max_price: null, stock: { is_in_stock: true }, ...now },
})
const wish = (...skus: string[]) => shop.wishes.set({ isLoaded: true, items: skus.map(aWish) })
const failing = () => {
  throw new CallError({ code: 500, result: 'INTERNAL' })
}

describe('the wishlist', () => {
  it('is busy until the device was asked, then says how to begin', async () => {
    await openPage(<WishlistView />, { shop })
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
    expect(has('heading', 'Wishlist')).toBe(true)
    await act(async () => wish())
    expect(document.querySelector('[aria-busy]')).toBeNull()
    expect(document.body.textContent).toContain('Press the heart beside what you like.')
    expect(has('link', 'To the shop')).toBe(true)
  })

  it('that could not be loaded was called empty on a new device: it says so, and is asked for again', async () => {
    shop.wishes.set({ isLoaded: true, items: [], isUnanswered: true })
    shop.engine.wishlist.look = async () => shop.wishes.set({ isLoaded: true, items: [aWish('A')] })
    await openPage(<WishlistView />, { shop })
    expect([
      has('alert', /could not be loaded/),
      document.body.textContent?.includes('Nothing here'),
    ]).toEqual([true, false])
    await press('button', 'Try now')
    expect([has('alert', /could not be loaded/), has('link', /Coat A/)]).toEqual([false, true])
  })

  it('says what has become cheaper since, and what is sold out', async () => {
    shop.client.script['product.list'] = () => ({
      items: [
        aCard('A', { price_incl_tax: 41.5 }),
        aCard('B', { stock: { is_in_stock: false } }),
        aCard('C'),
      ],
    })
    wish('A', 'B', 'C')
    await openPage(<WishlistView />, { shop })
    await settled()
    const lines = [...document.querySelectorAll('li')].map(textOf)
    expect(lines[0]).toContain('$8.50 less than on Jan 2, 2026')
    expect(lines[1]).toContain('Sold out at the moment')
    expect(lines[2]).not.toMatch(/less|Sold/)
  })

  it('moved under the finger as prices of today came: pieces stand once they are known, next time from the beginning', async () => {
    const answer = Promise.withResolvers<object>()
    shop.client.script['product.list'] = () => answer.promise
    wish('A')
    await openPage(<WishlistView />, { shop })
    await settled()
    expect([has('link', /Coat A/), document.querySelectorAll('li [aria-hidden]').length]).toEqual([false, 1])
    answer.resolve({ items: [aCard('A', { price_incl_tax: 41.5 })] })
    await settled()
    expect(page()).toContain('$8.50 less than on Jan 2, 2026')
    document.body.replaceChildren()
    shop.client.script['product.list'] = () => new Promise(() => {})
    await openPage(<WishlistView />, { shop })
    await settled()
    expect(page()).toContain('$8.50 less than on Jan 2, 2026')
  })

  it('shows what the device remembers where the shop fails, and asks again', async () => {
    shop.client.script['product.list'] = failing
    wish('A')
    await openPage(<WishlistView />, { shop })
    await settled()
    expect(textOf(find('alert', /could not be asked/))).toContain('This is what your device remembers.')
    expect(has('link', /Coat A/)).toBe(true)
    shop.client.script['product.list'] = () => ({ items: [aCard('A')] })
    await press('button', 'Try now')
    await settled()
    expect(has('alert', /could not be asked/)).toBe(false)
  })

  it('offline asks nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    wish('A')
    await openPage(<WishlistView />, { shop })
    expect(has('status', /You are offline/)).toBe(true)
    expect(has('link', /Coat A/)).toBe(true)
    expect(shop.count('product.list')).toBe(0)
  })
})

describe('a shared wishlist', () => {
  it('is read by its code', async () => {
    shop.client.script['wishlist.shared'] = () => ({ items: [aWish('A')] })
    shop.client.script['product.list'] = () => ({ items: [aCard('A')] })
    await openPage(<SharedWishlistView code="x" />, { shop })
    await settled()
    expect(has('link', /Coat A/)).toBe(true)
  })

  it('that was taken back says so; where the shop fails it can be asked again', async () => {
    shop.client.script['wishlist.shared'] = () => {
      throw new CallError({ code: 404, result: 'NOT_FOUND' })
    }
    await openPage(<SharedWishlistView code="x" />, { shop })
    await settled()
    expect(textOf(find('alert', /not shared/))).toContain('Its link was taken back')
  })
})
