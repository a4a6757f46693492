import { beforeEach, expect, it, vi } from 'vitest'
import { has, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { BonusBanner } from './bonus-banner.tsx'
import type { Bonus } from './load/home-settings.ts'

const BONUS: Bonus = { amount: 10, code: 'SPRING' }
const WORDS = '$10 on your account when you sign in for the first time.'
beforeEach(() => localStorage.clear())
const open = (bonus = BONUS) => openPage(<BonusBanner bonus={bonus} />, { shop: scriptedEngine() })

it('promises the sum until it is closed, and never again after', async () => {
  const { leave } = await open()
  expect(page()).toBe(WORDS)
  await press('button', 'Close')
  expect(page()).toBe('')
  leave()
  await open()
  expect(page()).toBe('')
})

it('another promise is a new one, also where it has no code', async () => {
  const { leave } = await open({ amount: 10, code: '' })
  await press('button', 'Close')
  leave()
  const again = await open({ amount: 10, code: '' })
  expect(page()).toBe('')
  again.leave()
  await open({ amount: 25, code: '' })
  expect(page()).toContain('$25 on your account')
})

it('a browser that keeps nothing shows it, and closes it all the same', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  await open()
  expect(page()).toBe(WORDS)
  await press('button', 'Close')
  expect(has('button', 'Close')).toBe(false)
})

it.each([
  ['a partner', ['royalty:read', 'partner:change'], false],
  ['who is no partner any more', ['royalty:read'], true],
  ['a customer', [], true],
])('%s who is in: it shows %s', async (...[, may, isShown]) => {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['user.profile'] = () => ({ may })
  await openPage(<BonusBanner bonus={BONUS} />, { shop })
  expect(has('button', 'Close')).toBe(isShown)
})
