import type { ReactNode } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { whenLeft } from '#web/lib/returning/when-left.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { UnsavedGuard } from '../table/unsaved-guard.tsx'
import { Rail } from './rail.tsx'

beforeEach(stubDialog)

async function opened(content?: ReactNode) {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const signOut = vi.fn(async () => undefined)
  shop.engine.session.signOut = signOut
  const rooms = (
    <>
      <Rail />
      {content}
    </>
  )
  const { address } = await openPage(rooms, { shop, address: '/admin/orders' })
  return { address, signOut, times: () => signOut.mock.calls.length }
}
const ASKED = 'Leave without saving?'

it('signing out of the staff’s rooms leads to the shop’s first page', async () => {
  const { address, times } = await opened()
  await press('link', 'Sign out')
  expect([times(), address()]).toEqual([1, '/'])
})

it('who signs out over unsaved fields is asked first, and is in until they say so', async () => {
  const { address, times } = await opened(<UnsavedGuard />)
  await press('link', 'Sign out')
  expect([page().includes(ASKED), times(), address()]).toEqual([true, 0, '/admin/orders'])
  await press('button', 'Stay here')
  expect([page().includes(ASKED), times(), address()]).toEqual([false, 0, '/admin/orders'])
  await press('link', 'Sign out')
  await press('button', 'Leave without saving')
  expect([times(), address()]).toEqual([1, '/'])
})

it('who stayed and goes elsewhere later is not signed out by that', async () => {
  const { address, times } = await opened(<UnsavedGuard />)
  await press('link', 'Sign out')
  await press('button', 'Stay here')
  await press('link', 'To the shop')
  await press('button', 'Leave without saving')
  expect([times(), address()]).toEqual([0, '/'])
})

it('what is held back is sent while there is still somebody in to send it', async () => {
  const { signOut } = await opened()
  const send = vi.fn()
  onTestFinished(whenLeft(send))
  await press('link', 'Sign out')
  expect([send.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1])
  expect(send).toHaveBeenCalledBefore(signOut)
})
