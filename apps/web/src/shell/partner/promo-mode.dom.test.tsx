import { forgetLocal } from '@vitrine/sync/session/forget-local'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { PROMO_KEY, promoMode } from '#web/lib/promo/promo-mode.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { PromoLineOpener } from './promo-line-opener.tsx'
import { PromoOpener } from './promo-opener.tsx'

const LINE = 'Promo mode: only what you can promote.'
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  promoMode.set(false)
  promoShop.set(undefined)
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['user.profile'] = () => ({ may: ['royalty:read', 'partner:change'] })
})
const shell = (
  <>
    <PromoLineOpener />
    <PromoOpener />
  </>
)
/** What comes for partners alone comes a moment later. */
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled()
      check()
    },
    { timeout: 5_000 },
  )
async function open(address = '/') {
  const opened = await openPage(shell, { shop, address })
  await settled()
  return opened
}
async function openOn(address?: string) {
  const opened = await open(address)
  await act(async () => promoMode.set(true))
  await until(() => expect(promoShop.get()).toBeDefined())
  return opened
}

describe('a partner', () => {
  it('who switches it on reads so on every page, until they end it there', async () => {
    await openOn()
    await until(() => expect(page()).toContain(LINE))
    await press('button', 'End')
    expect([page(), promoShop.get(), localStorage.getItem(PROMO_KEY)]).toEqual(['', undefined, null])
  })

  it('who comes back finds it on', async () => {
    promoMode.set(true)
    await open()
    await until(() => expect(page()).toContain(LINE))
  })

  it('reads nothing of it in the cabinet', async () => {
    await openOn('/cabinet/sales')
    expect([page(), has('button')]).toEqual(['', false])
  })

  it('finds a piece for partners only, opened by its address: the page is drawn anew, and not for ever', async () => {
    const { leave } = await openOn()
    leave()
    const before = promoShop.get()
    await open()
    await until(() => expect(promoShop.get()).not.toBe(before))
    expect(promoShop.get()).toBeDefined()
  })

  it('who signs out leaves it off for whoever comes next', async () => {
    await openOn()
    await act(async () => {
      forgetLocal()
      shop.session.set({ status: 'guest', customer: null })
    })
    await settled()
    expect([promoMode.get(), promoShop.get(), page()]).toEqual([false, undefined, ''])
  })
})

describe('whoever is no partner', () => {
  it.each(['a customer', 'a guest'])('and finds it left on, as %s, sees the shop as it is', async (who) => {
    shop.client.script['user.profile'] = () => ({ may: [] })
    if (who === 'a guest') shop.session.set({ status: 'guest', customer: null })
    promoMode.set(true)
    await open()
    await until(() => expect(shop.count('user.profile')).toBe(who === 'a guest' ? 0 : 1))
    expect([promoShop.get(), page()]).toEqual([undefined, ''])
  })
})
