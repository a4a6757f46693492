import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import type { ModelServer } from '../testing/model-server.ts'
import { noAnswer } from '../testing/scripted-client.ts'
import { askOrdersFirst } from './ask-orders-first.ts'
import { createOrderOutbox } from './order-outbox.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })

/** A page with a cart and its orders, on a disk that outlives it. */
function aPage({
  storage = memoryStorage(),
  server,
}: {
  storage?: ReturnType<typeof memoryStorage>
  server?: ModelServer
} = {}) {
  const browser = aBrowser({ storage, ...(server ? { server } : {}) })
  const { cart, client, online } = browser
  const orders = createOrderOutbox({
    client,
    storage,
    prefix: 'us-shop/orders',
    online,
    onConfirmed: ({ order, products }) => cart.forget(order.order_id, products),
  })
  cart.hooks.beforeSync.add(askOrdersFirst(orders))
  const bodyOf = () =>
    ({
      order_id: 'order-1',
      cart_id: cart.get().cartId,
      created_at: '2024-06-10T08:00:00.000Z',
      products: cart.get().lines.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })),
    }) as unknown as PlaceOrder
  /** As the shop does it: the cart that was ordered is closed. */
  const place = () => {
    browser.server.kill(cart.get().cartId ?? '')
    return placed
  }
  return { ...browser, storage, orders, bodyOf, place }
}
const placed = { order_id: 'order-1', orderNumber: '000000001' }

describe('an order whose answer was lost', () => {
  it('is asked first when the page is back: its goods leave, and no second cart is filled with them', async () => {
    const before = aPage()
    await before.cart.setLine(line('A'), 2)
    before.client.script['order.place'] = () => {
      before.place()
      return noAnswer()
    }
    expect(await before.orders.place(before.bodyOf())).toMatchObject({ outcome: 'waiting' })

    const back = aPage(before)
    back.client.script['order.place'] = () => placed
    await back.cart.load()
    expect(back.quantities()).toEqual({})
    expect(back.orders.settled.get()).toMatchObject({ outcome: 'confirmed', order: placed })
    expect(back.orders.shown.get()).toBeNull()
    expect(back.client.asked.map(({ id }) => id)).toEqual(['order.place'])
    expect([...back.server.carts.values()].filter(({ isOpen }) => isOpen)).toEqual([])
  })

  it('keeps what was added meanwhile, and takes its goods out once though it is asked twice', async () => {
    const before = aPage()
    await before.cart.setLine(line('A'), 2)
    before.client.script['order.place'] = noAnswer
    await before.orders.place(before.bodyOf())
    const back = aPage(before)
    back.client.script['order.place'] = back.place
    void back.cart.setLine(line('A'), 3)
    await back.cart.load()
    expect(back.quantities()).toEqual({ A: 1 })
    await back.cart.forget('order-1', [{ sku: 'A', qty: 2 }])
    expect(back.quantities()).toEqual({ A: 1 })
  })

  it('lets the cart wait while it is undecided, and goes on with both by itself', async () => {
    const page = aPage()
    await page.cart.setLine(line('A'), 1)
    page.client.script['order.place'] = noAnswer
    await page.orders.place(page.bodyOf())
    const asked = page.client.asked.length
    await page.cart.setLine(line('B'), 1)
    expect(page.client.asked.slice(asked).map(({ id }) => id)).toEqual(['order.place'])
    expect(page.quantities()).toEqual({ A: 1, B: 1 })
    page.client.script['order.place'] = page.place
    await page.clock.pass(5_000)
    expect(page.quantities()).toEqual({ B: 1 })
    expect(page.cart.get().waiting).toEqual([])
  })

  it('that the shop refuses gives its goods back to the cart', async () => {
    const page = aPage()
    await page.cart.setLine(line('A'), 1)
    page.client.script['order.place'] = noAnswer
    await page.orders.place(page.bodyOf())
    page.client.script['order.place'] = () => {
      throw new CallError({ code: 409, result: 'sold out', meta: { errorCode: 'OUT_OF_STOCK' } })
    }
    await page.cart.flush()
    expect(page.quantities()).toEqual({ A: 1 })
    expect(page.orders.settled.get()).toMatchObject({ outcome: 'refused', code: 409 })
  })
})

it('an order made offline never left: it waits for its shopper, and the cart does not wait for it', async () => {
  const page = aPage()
  await page.cart.setLine(line('A'), 1)
  page.client.script['order.place'] = () => placed
  page.online.set(false)
  await page.orders.place(page.bodyOf())
  page.online.set(true)
  await page.cart.flush()
  expect(page.client.asked.filter(({ id }) => id === 'order.place')).toEqual([])
  expect(page.orders.shown.get()).toMatchObject({ orderId: 'order-1', attempts: 0 })
  expect(page.cart.status.get()).toMatchObject({ failures: 0 })
})
