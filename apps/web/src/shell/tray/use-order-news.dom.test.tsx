import { createStore } from '@vitrine/sync/store/observable'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useOrderNews } from './use-order-news.ts'

const register = vi.fn(async () => {})
const ORDER: TrayItem = {
  ...{ id: 'o-1', kind: 'order', name: 'o-1', since: 0, attempts: 0 },
  ...{ lastFailure: null, nextAt: null },
}

function News() {
  useOrderNews()
  return null
}

let kept: Map<string, string>
let shown: { close: () => void }[]
beforeEach(() => {
  ;[kept, shown] = [new Map(), []]
  Object.assign(window, {
    caches: {
      open: async (name: string) => ({
        put: async (_: string, answer: Response) => void kept.set(name, await answer.text()),
      }),
      delete: async (name: string) => kept.delete(name),
    },
  })
  const worker = { sync: { register }, getNotifications: async () => shown }
  aDeviceWhoseWorker({ ready: Promise.resolve(worker), getRegistration: async () => worker })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'caches')
  register.mockClear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const aDeviceWhoseWorker = (value: object) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })

async function openWithTray() {
  const items = createStore<readonly TrayItem[]>([])
  const shop = scriptedEngine()
  Object.assign(shop.engine.tray, items)
  await openPage(<News />, { shop, address: '/checkout' })
  return (now: readonly TrayItem[]) => act(async () => items.set(now))
}
const theNote = () => JSON.parse(kept.get('vitrine-order') ?? 'null')

it('leaves a note while an order waits, in the words of the store, and takes it back with what is shown', async () => {
  const trayHolds = await openWithTray()
  expect(theNote()).toBeNull()
  await trayHolds([ORDER])
  expect(theNote()).toEqual({
    title: 'Order waiting!',
    body: 'Click here to confirm the order that you made offline.',
    url: '/us?order=offline',
  })
  expect(register).toHaveBeenCalledWith('orderSync')
  const close = vi.fn()
  shown = [{ close }]
  await trayHolds([])
  expect(theNote()).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

it('a note left while the worker is installing is not lost, whatever becomes of the worker', async () => {
  aDeviceWhoseWorker({ ready: new Promise(() => {}), getRegistration: async () => undefined })
  const trayHolds = await openWithTray()
  await trayHolds([ORDER])
  expect(theNote()).toMatchObject({ url: '/us?order=offline' })
  await trayHolds([])
  expect(theNote()).toBeNull()
})

it('a device that keeps nothing shows its page all the same', async () => {
  Reflect.deleteProperty(window, 'caches')
  const trayHolds = await openWithTray()
  await trayHolds([ORDER])
  expect(register).not.toHaveBeenCalled()
})
