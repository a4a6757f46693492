import type { PlaceOrder } from '@vitrine/contract/order'
import { createStore } from '@vitrine/sync/store/observable'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { english, openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { useOrderNews } from './use-order-news.ts'

const register = vi.fn(async () => {})
const ORDER: TrayItem = {
  ...{ id: 'o-1', kind: 'order', name: 'o-1', since: 0, attempts: 0 },
  ...{ lastFailure: null, nextAt: null },
}

let goTo: NavigateFunction
function News() {
  useOrderNews()
  goTo = useNavigate()
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

describe('the answer to an order', () => {
  const PLACED = { order_id: 'o-1', orderNumber: '000000001', order: { grand_total: 10, currency: 'USD' } }
  const order = { order_id: 'o-1', created_at: '2024-06-10T08:00:00.000Z', products: [] }

  /** Asked for on the home page, on the way to another that never comes; where its shopper is by then, and what was said. */
  async function answeredOnTheWayTo(path: string, shop = scriptedEngine()) {
    const answer = Promise.withResolvers<typeof PLACED>()
    shop.client.script['order.place'] = () => answer.promise
    const others = [{ path, element: null, loader: () => new Promise(() => undefined) }]
    const { address } = await openPage(<News />, { shop, others, address: '/us', basename: '/us' })
    await act(async () => {
      void shop.orders.place(order as unknown as PlaceOrder)
      void goTo(path)
    })
    await act(async () => answer.resolve(PLACED))
    await settled()
    return { address: address(), said: notices.get().map(({ text }) => text) }
  }
  afterEach(() => notices.set([]))

  it('that comes on the way to the checkout, whose bag is empty by then, leads to the page of thanks', async () => {
    expect(await answeredOnTheWayTo('/checkout')).toEqual({ address: '/us/order/o-1', said: [] })
  })

  it('was lost to who loaded the checkout anew before the page of thanks had come: they are led to it, once', async () => {
    const never = { path: '/order/:id', element: null, loader: () => new Promise(() => undefined) }
    const shop = scriptedEngine()
    shop.client.script['order.place'] = () => PLACED
    const { leave } = await openPage(<News />, { shop, others: [never], address: '/checkout' })
    await act(async () => void (await shop.orders.place(order as unknown as PlaceOrder)))
    leave()
    const again = await openPage(<News />, { shop: scriptedEngine(), address: '/checkout' })
    expect(again.address()).toBe('/order/o-1')
    again.leave()
    const later = await openPage(<News />, { shop: scriptedEngine(), address: '/checkout' })
    expect(later.address()).toBe('/checkout')
  })

  it('that comes on the way to anywhere else is told, and leads nobody away', async () => {
    const { address, said } = await answeredOnTheWayTo('/women')
    expect([address, said]).toEqual(['/us', [english('sync.orderPlaced', { number: '000000001' })]])
  })

  it('that came before the code which tells it is told all the same', async () => {
    const shop = scriptedEngine()
    shop.client.script['order.place'] = () => PLACED
    await shop.orders.place(order as unknown as PlaceOrder)
    await openPage(<News />, { shop, address: '/women' })
    expect(notices.get().map(({ text }) => text)).toEqual([
      english('sync.orderPlaced', { number: '000000001' }),
    ])
  })

  it('is told once, though it was asked for twice', async () => {
    const shop = scriptedEngine()
    const told = vi.fn()
    onTestFinished(notices.subscribe(told))
    await answeredOnTheWayTo('/women', shop)
    shop.client.script['order.place'] = () => ({ ...PLACED })
    notices.set([])
    told.mockClear()
    await act(async () => void (await shop.orders.place(order as unknown as PlaceOrder)))
    expect(told).not.toHaveBeenCalled()
  })
})
