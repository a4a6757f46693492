import type { PlaceOrder } from '@vitrine/contract/order'
import { describe, expect, it } from 'vitest'
import { createOrderOutbox } from '../order/order-outbox.ts'
import { createTaskQueue } from '../queue/task-queue.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createStore } from '../store/observable.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { noAnswer } from '../testing/scripted-client.ts'
import { createTray } from './tray.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })

describe('what waits', () => {
  async function aTray() {
    const browser = aBrowser()
    const { client } = browser
    const update = client.script['cart.update'] ?? noAnswer
    client.script['cart.update'] = noAnswer
    const storage = memoryStorage()
    const online = createStore(false)
    const orders = createOrderOutbox({ client, storage, prefix: 'us-shop/orders', online })
    const tasks = createTaskQueue({
      ...browser,
      storage,
      prefix: 'us-shop/syncTasks',
      cartId: () => null,
      send: async () => ({ code: 0, result: 'no answer' }),
    })
    await browser.cart.setLine(line('A'), 2)
    await tasks.queue({ name: 'newsletter', url: '/api/x', payload: { method: 'POST' } })
    await browser.clock.settle()
    const tray = createTray({ cart: browser.cart, tasks, orders })
    return { ...browser, orders, tray, heal: () => Object.assign(client.script, { 'cart.update': update }) }
  }

  it('is listed with its age, what went wrong and the next try', async () => {
    const { tray, clock } = await aTray()
    const failed = { since: clock.now(), attempts: 1, nextAt: clock.now() + 750 }
    expect(tray.get()).toMatchObject([
      { kind: 'cart', qty: 2, ...failed },
      { kind: 'task', name: 'newsletter', lastFailure: 'no-answer', ...failed },
    ])
  })

  it('is sent at once on demand', async () => {
    const { tray, heal, quantities, cart } = await aTray()
    heal()
    await tray.retryNow(tray.get()[0]?.id)
    expect(cart.get().waiting).toEqual([])
    expect(quantities()).toEqual({ A: 2 })
  })

  it('an order that never left was listed without a way to take it back', async () => {
    const { tray, orders } = await aTray()
    await orders.place({ order_id: 'o-1', products: [] } as unknown as PlaceOrder)
    const orderIds = () => tray.get().flatMap(({ kind, id }) => (kind === 'order' ? [id] : []))
    expect(orderIds()).toEqual(['o-1'])
    await tray.cancel('o-1')
    expect([orderIds(), await orders.waiting()]).toEqual([[], undefined])
  })

  it('is taken back on demand, also when the server got it after all', async () => {
    const { tray, heal, quantities, cart, server, clock } = await aTray()
    await tray.cancel(tray.get().find((item) => item.kind === 'task')?.id ?? '')
    await tray.cancel(tray.get().find((item) => item.kind === 'cart')?.id ?? '')
    heal()
    await clock.pass(5_000)
    expect(quantities()).toEqual({})
    expect(server.linesOf(cart.get().cartId ?? '')).toEqual([])
    expect(tray.get()).toEqual([])
  })

  it('stays one and the same while it is sent, fails, is sent again and is taken back', async () => {
    const { tray, cart, clock, client } = await aTray()
    const ids = new Set<string | undefined>()
    const look = () => ids.add(tray.get().find((item) => item.kind === 'cart')?.id)
    tray.subscribe(look)
    await clock.pass(4_000)
    await cart.setLine(cart.get().lines[0] ?? line('A'), 3)
    expect(tray.get().filter((item) => item.kind === 'cart')).toMatchObject([{ qty: 3, isTakenBack: false }])
    await tray.cancel(tray.get().find((item) => item.kind === 'cart')?.id ?? '')
    await clock.pass(4_000)
    expect(tray.get().filter((item) => item.kind === 'cart')).toMatchObject([{ qty: 0, isTakenBack: true }])
    expect(ids.size).toBe(1)
    expect(client.asked.filter((one) => one.id === 'cart.update').length).toBeGreaterThan(4)
  })

  it('is sent once more for a press during an attempt that fails', async () => {
    const { tray, client, cart, heal, clock } = await aTray()
    let fail = () => undefined as unknown
    client.script['cart.update'] = () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'))
      })
    const [first, second] = [tray.retryNow(), clock.settle().then(() => tray.retryNow())]
    await clock.settle()
    await clock.settle()
    heal()
    fail()
    await Promise.all([first, second])
    expect(cart.get().waiting).toEqual([])
  })
})

describe('another variant taken back after it had left', () => {
  it.each([true, false])('leaves the one that was there; the shop got it: %s', async (isGot) => {
    const { cart, client, server, quantities } = aBrowser()
    await cart.setLine(line('RED'), 2)
    const update = client.script['cart.update'] ?? noAnswer
    client.script['cart.update'] = (input) => {
      if (isGot) update(input)
      return noAnswer()
    }
    await cart.replaceLine(cart.get().lines[0] ?? line('RED'), line('GREEN'))
    expect(quantities()).toEqual({ GREEN: 2 })
    await cart.cancel(cart.get().waiting[0]?.operationId ?? '')
    expect(quantities()).toEqual({ RED: 2 })
    client.script['cart.update'] = update
    await cart.retryNow()
    expect(quantities()).toEqual({ RED: 2 })
    expect(server.linesOf(cart.get().cartId ?? '')).toMatchObject([{ sku: 'RED', qty: 2 }])
  })
})
