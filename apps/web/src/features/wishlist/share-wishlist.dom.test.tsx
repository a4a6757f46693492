import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ShareWishlist } from './share-wishlist.tsx'
import { WishLetters } from './wish-letters.tsx'

let shop: ReturnType<typeof scriptedEngine>
const copied = vi.fn(async (_: string) => undefined)
beforeEach(() => {
  notices.set([])
  copied.mockClear()
  const clipboard = { value: { writeText: copied }, configurable: true }
  Object.defineProperties(navigator, { clipboard, share: { value: undefined, configurable: true } })
  shop = scriptedEngine()
  shop.client.script['wishlist.get'] = () => ({ items: [], share_code: null, notes: false })
})
const signIn = (customer: string) => shop.session.set({ status: 'signed-in', customer })
const told = () => notices.get().map(({ text }) => text)

describe('sharing a wishlist', () => {
  async function open(customer = '7') {
    signIn(customer)
    await openPage(<ShareWishlist />, { shop, store: 'de' })
    await settled()
  }

  it('a guest is asked to sign in, and nothing is shared', async () => {
    await openPage(<ShareWishlist />, { shop })
    await press('button', 'Share')
    expect([told(), shop.count('wishlist.share')]).toEqual([['Sign in to share your wishlist'], 0])
  })

  it('gives the address inside the store, and it can be taken back', async () => {
    shop.client.script['wishlist.share'] = () => ({ share_code: 'abc' })
    shop.client.script['wishlist.unshare'] = () => ({})
    await open('share-1')
    await press('button', 'Share')
    expect(copied.mock.calls).toEqual([[`${location.origin}/de/wishlist/abc`]])
    await press('button', 'Stop sharing')
    expect([shop.count('wishlist.unshare'), has('button', 'Stop sharing')]).toEqual([1, false])
  })

  it('waits for the wishes still on their way, and shares nothing where they do not arrive', async () => {
    shop.engine.wishlist.send = async () => false
    await open('share-2')
    await press('button', 'Share')
    expect([told(), shop.count('wishlist.share'), copied.mock.calls.length]).toEqual([
      ...[['This did not work. Please try again.'], 0, 0],
    ])
  })

  it('that the shop refuses says so; one that cannot be taken back stays shared', async () => {
    shop.client.script['wishlist.get'] = () => ({ items: [], share_code: 'old', notes: false })
    shop.client.script['wishlist.share'] = refuses(500)
    shop.client.script['wishlist.unshare'] = refuses(0)
    await open('share-3')
    await press('button', 'Share')
    expect(told()).toEqual(['This did not work. Please try again.'])
    await press('button', 'Stop sharing')
    expect(has('button', 'Stop sharing')).toBe(true)
  })
})

describe('letters about a wishlist', () => {
  const isOn = () => (find('checkbox') as HTMLInputElement).checked
  async function open(customer: string, notes = false) {
    shop.client.script['wishlist.get'] = () => ({ items: [], share_code: null, notes })
    signIn(customer)
    const opened = await openPage(<WishLetters />, { shop })
    await settled()
    return opened
  }

  it('are not offered to a guest', async () => {
    await openPage(<WishLetters />, { shop })
    expect(has('checkbox')).toBe(false)
  })

  it.each([
    [false, 'We write to you when something here gets cheaper or comes back'],
    [true, 'We do not write about your wishlist any more'],
  ])('switched on: %s, one press changes it and says so', async (before, words) => {
    shop.client.script['wishlist.notes'] = ({ body }) => ({ notes: (body as { on: boolean }).on })
    await open(`letters-${before}`, before)
    expect(isOn()).toBe(before)
    await press('checkbox', /./)
    expect([isOn(), told()]).toEqual([!before, [words]])
  })

  it.each([
    [409, 'Your account has no e-mail address yet. Add one under My account.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('refused with %s stay off and say why', async (code, words) => {
    shop.client.script['wishlist.notes'] = refuses(code)
    await open(`letters-${code}`)
    await press('checkbox', /./)
    expect([isOn(), textOf(find('alert'))]).toEqual([false, words])
  })

  it('pushed the list down when they came: their place is held, and given up where the shop refuses', async () => {
    const places = () => document.querySelectorAll('[aria-hidden="true"][class*=letters]').length
    const answer = Promise.withResolvers<object>()
    shop.client.script['wishlist.get'] = () => answer.promise
    signIn('letters-place')
    await openPage(<WishLetters />, { shop })
    await settled()
    expect([has('checkbox'), places()]).toEqual([false, 1])
    answer.resolve({ items: [], share_code: null, notes: false })
    await settled()
    expect([has('checkbox'), places()]).toEqual([true, 0])
    shop.client.script['wishlist.get'] = refuses(404)
    await act(async () => signIn('letters-none'))
    await settled()
    expect([has('checkbox'), places()]).toEqual([false, 0])
  })

  it('of somebody who signs in instead are theirs', async () => {
    await open('letters-a', true)
    shop.client.script['wishlist.get'] = () => ({ items: [], share_code: null, notes: false })
    await act(async () => signIn('letters-b'))
    await settled()
    expect(isOn()).toBe(false)
  })
})
