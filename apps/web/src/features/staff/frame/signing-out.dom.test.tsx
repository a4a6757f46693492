import { expect, it, vi } from 'vitest'
import { press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Rail } from './rail.tsx'

it('signing out of the staff’s rooms leads to the shop’s first page', async () => {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const signOut = vi.fn(async () => undefined)
  shop.engine.session.signOut = signOut
  const { address } = await openPage(<Rail />, { shop, address: '/admin/orders' })
  await press('link', 'Sign out')
  expect([signOut.mock.calls.length, address()]).toEqual([1, '/'])
})
