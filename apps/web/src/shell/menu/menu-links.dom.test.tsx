import type { Wish } from '@vitrine/sync/wishlist/wish'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { MenuLinks } from './menu-links.tsx'

let shop: ReturnType<typeof scriptedEngine>
const choose = vi.fn()
const close = vi.fn()
beforeEach(() => {
  choose.mockClear()
  close.mockClear()
  shop = scriptedEngine()
})
const open = (info = {}, store = 'us') =>
  openPage(<MenuLinks onChoose={choose} onClose={close} />, {
    shop,
    info,
    store,
    address: '/women',
    ...(store === 'de' && { t: wordsIn('de') }),
  })
const aWish = (sku: string) => ({ sku, parentSku: sku, price_then: 10 }) as unknown as Wish

describe('the links of the menu', () => {
  it('say how many wishes there are, and more as soon as there are more', async () => {
    await open()
    expect(textOf(find('link', /^Wishlist/))).toBe('Wishlist 0')
    await act(async () => shop.wishes.set({ ...shop.wishes.get(), items: [aWish('A'), aWish('B')] }))
    await settled()
    expect(textOf(find('link', /^Wishlist/))).toBe('Wishlist 2')
  })

  it('a guest finds an order by its number; who is signed in has theirs in the account', async () => {
    await open()
    expect(has('link', /order/i)).toBe(true)
    await act(async () => shop.session.set({ status: 'signed-in', customer: '7' }))
    expect(has('link', /order/i)).toBe(false)
  })

  it('while nobody knows who is there, neither of both is offered', async () => {
    shop.session.set({ status: 'unknown', customer: null })
    await open()
    expect([has('link', /order/i), has('button', 'Sign out')]).toEqual([false, false])
  })

  it('the shop is called by one press, with its hours beside it; without a number there is none', async () => {
    const { leave } = await open({ phone: '+49 (0) 40 12', hours: 'Every day' })
    const call = find('link', /12/)
    expect([call.getAttribute('href'), textOf(call)]).toEqual([
      'tel:+494012',
      'Help, +49 (0) 40 12 Every day',
    ])
    leave()
    await open()
    expect(has('link', /^Help/)).toBe(false)
  })

  it('the country says what is paid with', async () => {
    await open({}, 'de')
    await press('button', /Deutschland, EUR €$/)
    expect(choose).toHaveBeenCalledOnce()
  })

  it('who acts for somebody goes back to themselves, and stays on the page', async () => {
    const signOut = vi.fn(async () => undefined)
    shop.engine.session.signOut = signOut
    shop.session.set({ status: 'signed-in', customer: '7', actor: { id: 1 } } as never)
    const { address } = await open()
    expect(has('button', 'Sign out')).toBe(false)
    await press('button', 'Back to myself')
    expect([address(), signOut.mock.calls.length, close.mock.calls.length]).toEqual(['/women', 1, 1])
  })
})
