import { createStore } from '@vitrine/sync/store/observable'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useOrderNews } from './use-order-news.ts'

const postMessage = vi.fn()
const register = vi.fn(async () => {})
const ORDER: TrayItem = {
  ...{ id: 'o-1', kind: 'order', name: 'o-1', since: 0, attempts: 0 },
  ...{ lastFailure: null, nextAt: null },
}

function News() {
  useOrderNews()
  return null
}

function aWorkerThatIs(state: 'active' | 'installing') {
  const registration = { [state]: { postMessage }, sync: { register } }
  const value = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
}
beforeEach(() => {
  aWorkerThatIs('active')
  postMessage.mockClear()
  register.mockClear()
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

it('leaves the worker a note while an order waits, in the words of the store, and takes it back', async () => {
  const items = createStore<readonly TrayItem[]>([])
  const shop = scriptedEngine()
  Object.assign(shop.engine.tray, items)
  await openPage(<News />, { shop, address: '/checkout' })
  expect(postMessage).not.toHaveBeenCalled()
  await act(async () => items.set([ORDER]))
  expect(postMessage.mock.lastCall).toEqual([
    {
      ...{ type: 'order-waits', title: 'Order waiting!', url: '/us?order=offline' },
      body: 'Click here to confirm the order that you made offline.',
    },
  ])
  expect(register).toHaveBeenCalledWith('orderSync')
  await act(async () => items.set([]))
  expect(postMessage.mock.lastCall).toEqual([{ type: 'order-settled' }])
})

it('a note left while the worker is still settling in is not lost', async () => {
  aWorkerThatIs('installing')
  const items = createStore<readonly TrayItem[]>([])
  const shop = scriptedEngine()
  Object.assign(shop.engine.tray, items)
  await openPage(<News />, { shop, address: '/checkout' })
  await act(async () => items.set([ORDER]))
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'order-waits' }))
})
