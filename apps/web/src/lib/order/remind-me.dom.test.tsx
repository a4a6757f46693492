import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, has, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { RemindMe } from './remind-me.tsx'

const BUTTON = 'Remind me when the connection is back'
const requestPermission = vi.fn(async () => 'granted')

function aBrowserThat(permission: string): void {
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('SyncManager', class {})
}
const open = () => openPage(<RemindMe />, { shop: scriptedEngine(), address: '/checkout' })

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  requestPermission.mockClear()
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

it('asks for leave to remind at a press, never by itself', async () => {
  aBrowserThat('default')
  await open()
  expect([has('button', BUTTON), requestPermission.mock.calls.length]).toEqual([true, 0])
  await press('button', BUTTON)
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(textOf(find('status'))).toBe('We remind you on this device when the connection is back.')
})

it('refused, it says no more of it', async () => {
  aBrowserThat('default')
  requestPermission.mockResolvedValueOnce('denied')
  await open()
  await press('button', BUTTON)
  expect([has('button', BUTTON), has('status', /./)]).toEqual([false, false])
})

it.each(['granted', 'denied'])('asks nobody who has answered before (%s)', async (permission) => {
  aBrowserThat(permission)
  await open()
  expect(has('button', BUTTON)).toBe(false)
})

it('is not offered where the browser could not keep it', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  await open()
  expect(has('button', BUTTON)).toBe(false)
})
