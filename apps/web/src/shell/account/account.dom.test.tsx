import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { has, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { closeSignIn, signInModal } from '#web/lib/account/sign-in-modal.ts'
import { notices } from '#web/lib/notify.ts'
import type { ShopInfo } from '#web/lib/shop-info.ts'
import { AccountLink } from './account-link.tsx'
import { useAutomaticDisplay } from './use-automatic-display.ts'
// Comes when it is asked for; here it is already there.
import './follow-sign-in-link.ts'
import { useQuickLogin } from './use-quick-login.ts'

let shop: ReturnType<typeof scriptedEngine>
const signIn = vi.fn(async () => undefined)
beforeEach(() => {
  localStorage.clear()
  notices.set([])
  closeSignIn()
  signIn.mockClear()
  shop = scriptedEngine()
  shop.engine.session.signIn = signIn
})

function Follow() {
  useQuickLogin()
  return null
}
function Watch() {
  useAutomaticDisplay()
  return null
}

describe('the way to the account', () => {
  it('of a guest opens the window to sign in and goes nowhere', async () => {
    const { address } = await openPage(<AccountLink />, { shop })
    await press('link', 'Sign in')
    expect([signInModal.get().isOpen, address()]).toEqual([true, '/'])
  })

  it('of who is in leads to their page', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    const { address } = await openPage(<AccountLink />, { shop })
    await press('link', 'My account')
    expect([signInModal.get().isOpen, address()]).toEqual([false, '/my-account'])
  })
})

describe('the link of a mail', () => {
  const follow = async (address: string) => {
    const opened = await openPage(<Follow />, { shop, address })
    await settled()
    return opened
  }

  it('signs in, and its code leaves the address at once; the rest of the address stays', async () => {
    shop.client.script['user.fastLogin'] = () => ({ token: 'token-1', may: [] })
    const { address } = await follow('/my-account?contact=ada%40example.org&code=abc&tab=orders')
    expect([signIn.mock.calls, address()]).toEqual([[['token-1']], '/my-account?tab=orders'])
    expect(shop.client.asked.at(-1)?.input.body).toEqual({ contact: 'ada@example.org', token: 'abc' })
    expect(notices.get()).toMatchObject([{ text: 'You are signed in.' }])
  })

  it('that is used up asks for a code, with the contact filled in', async () => {
    shop.client.script['user.fastLogin'] = refuses(400)
    const { address } = await follow('/?contact=ada%40example.org&code=old')
    expect([signIn.mock.calls, address()]).toEqual([[], '/'])
    expect(signInModal.get()).toEqual({ isOpen: true, contact: 'ada@example.org' })
  })

  it('without both of its parts is no link to sign in by', async () => {
    const { address } = await follow('/?code=SPRING')
    expect([shop.count('user.fastLogin'), address()]).toEqual([0, '/?code=SPRING'])
  })
})

describe('the window that shows itself', () => {
  const signUp: ShopInfo['signUp'] = { isOn: true, code: 'BONUS', afterMs: 5_000 }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  })
  const open = (info: Partial<ShopInfo>, address = '/') => openPage(<Watch />, { shop, info, address })
  const pass = () => act(() => vi.advanceTimersByTimeAsync(10_000))

  it('comes after a while, once in a browser’s life', async () => {
    const { leave } = await open({ signUp })
    expect(signInModal.get().isOpen).toBe(false)
    await pass()
    expect(signInModal.get().isOpen).toBe(true)
    closeSignIn()
    leave()
    await open({ signUp })
    await pass()
    expect(signInModal.get().isOpen).toBe(false)
  })

  it('stays away from who is in', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    await open({ signUp })
    await pass()
    expect(signInModal.get().isOpen).toBe(false)
  })

  it('comes to nobody over another window', async () => {
    await open({ signUp })
    document.body.appendChild(document.createElement('dialog')).setAttribute('open', '')
    await pass()
    expect([has('dialog'), signInModal.get().isOpen]).toEqual([true, false])
  })

  it('where it is off, only the code of a banner’s link brings it', async () => {
    const off = { ...signUp, isOn: false }
    const { leave } = await open({ signUp: off }, '/?promo=OTHER')
    await pass()
    expect(signInModal.get().isOpen).toBe(false)
    leave()
    await open({ signUp: off }, '/?promo=BONUS')
    await pass()
    expect(signInModal.get().isOpen).toBe(true)
  })
})
