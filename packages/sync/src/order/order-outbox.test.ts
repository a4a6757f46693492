import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createStore } from '../store/observable.ts'
import { originChannel } from '../testing/mortal-tabs.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { createOrderOutbox } from './order-outbox.ts'

const body = {
  order_id: '1718000000000-9f1c',
  cart_id: 'a'.repeat(32),
  products: [],
} as unknown as PlaceOrder
const placed = { order_id: body.order_id, orderNumber: '000001001' }

function anOutbox(answer: () => unknown, storage = memoryStorage()) {
  const client = scriptedClient({ 'order.place': answer })
  return { client, storage, outbox: createOrderOutbox({ client, storage, prefix: 'us-shop/orders' }) }
}

describe('the order outbox', () => {
  it('keeps the order on disk until the answer came, then keeps the confirmation', async () => {
    const { outbox } = anOutbox(() => placed)
    expect(await outbox.place(body)).toEqual({ outcome: 'confirmed', order: placed, products: [] })
    expect(await outbox.waiting()).toBeUndefined()
    expect(await outbox.confirmed(body.order_id)).toEqual(placed)
  })

  it('knows what opens the latest orders of this browser, newest first, and nothing of one that waits', async () => {
    const { outbox, client } = anOutbox(noAnswer)
    await outbox.place({ ...body, order_id: 'waits' })
    for (const at of [1, 2, 3, 4, 5, 6, 7]) {
      const answer = { access_key: `key-${at}`, transferedAt: `2026-03-0${at}T10:00:00Z` }
      client.script['order.place'] = () => ({ ...placed, ...answer })
      await outbox.place({ ...body, order_id: `o-${at}` })
    }
    expect(await outbox.keys()).toEqual([7, 6, 5, 4, 3].map((at) => `key-${at}`))
  })

  it('joins a double click to the order under way', async () => {
    const { outbox, client } = anOutbox(() => placed)
    const [first, second] = await Promise.all([outbox.place(body), outbox.place(body)])
    expect(first).toEqual(second)
    expect(client.asked).toHaveLength(1)
  })

  it.each([
    ['no answer', noAnswer],
    [
      'a server fault',
      () => {
        throw new CallError({ code: 500, result: 'x' })
      },
    ],
    [
      'too many requests',
      () => {
        throw new CallError({ code: 429, result: 'x' })
      },
    ],
    [
      'its own first attempt still in flight',
      () => {
        throw new CallError({ code: 409, result: 'IN_FLIGHT', meta: { errorCode: 'IN_FLIGHT' } })
      },
    ],
  ])('waits after %s and sends the very same order again, as one that waited', async (_, failure) => {
    const { outbox, client, storage } = anOutbox(failure)
    expect(await outbox.place(body)).toEqual({ outcome: 'waiting', orderId: body.order_id })

    client.script['order.place'] = () => placed
    const reopened = createOrderOutbox({ client, storage, prefix: 'us-shop/orders' })
    expect(await reopened.resume()).toEqual({ outcome: 'confirmed', order: placed, products: [] })
    expect(client.asked.map((one) => one.input.body)).toEqual([body, { ...body, transmited: false }])
  })

  it('gives up for good when the shop refuses, and reports why', async () => {
    const { outbox } = anOutbox(() => {
      throw new CallError({ code: 409, result: 'OUT_OF_STOCK', meta: { errorCode: 'OUT_OF_STOCK' } })
    })
    expect(await outbox.place(body)).toMatchObject({
      outcome: 'refused',
      code: 409,
      meta: { errorCode: 'OUT_OF_STOCK' },
    })
    expect(await outbox.waiting()).toBeUndefined()
    expect(await outbox.resume()).toBeUndefined()
  })
})

describe('an order of a session that is over', () => {
  const signedOut = () => {
    throw new CallError({ code: 401, result: 'Unauthorized' })
  }

  it('waited for a line that was there, and was made once more at the next sign-in: it is given back', async () => {
    const { outbox, storage } = anOutbox(signedOut)
    expect(await outbox.place(body)).toMatchObject({ outcome: 'refused', code: 401 })
    expect(await storage.entries('us-shop/orders')).toEqual([])
  })

  it('made without a line waits as one that never left, to be confirmed', async () => {
    const storage = memoryStorage()
    const online = createStore(false)
    const client = scriptedClient({ 'order.place': signedOut })
    const outbox = createOrderOutbox({ client, storage, prefix: 'us-shop/orders', online })
    await outbox.place(body)
    online.set(true)
    expect(await outbox.resume()).toMatchObject({ outcome: 'waiting' })
    expect(outbox.shown.get()).toMatchObject({ attempts: 0, lastFailure: 'signed-out' })
    client.script['order.place'] = () => placed
    expect(await outbox.settleSent()).toBe(true)
    expect(client.asked).toHaveLength(1)
  })

  it('is asked for again where an earlier try may have reached the shop', async () => {
    const { outbox, client } = anOutbox(noAnswer)
    await outbox.place(body)
    client.script['order.place'] = signedOut
    expect(await outbox.resume()).toMatchObject({ outcome: 'waiting' })
    client.script['order.place'] = () => placed
    expect(await outbox.settleSent()).toBe(true)
    expect(outbox.settled.get()).toMatchObject({ outcome: 'confirmed' })
  })
})

describe('an order made without a line on a page that is closed the moment it is on disk', () => {
  async function twoPages(channels: ReturnType<typeof originChannel> | undefined) {
    const disk = memoryStorage()
    const [client, online, prefix] = [scriptedClient({}), createStore(false), 'us-shop/orders']
    // The page that makes it reads nothing any more: it is gone before it has looked again.
    const dying = { ...disk, entries: () => new Promise<never>(() => undefined) }
    const [own, other] = [dying, disk].map((storage, index) => {
      const channel = channels?.of(`page ${index}`)
      return createOrderOutbox({ client, storage, prefix, online, ...(channel ? { channel } : {}) })
    })
    void own?.place(body)
    await expect.poll(async () => (await disk.entries(prefix)).length).toBe(1)
    return { other, online }
  }

  it('is known at once to the other page that is open', async () => {
    const { other } = await twoPages(originChannel())
    await expect.poll(() => other?.shown.get()).toMatchObject({ orderId: body.order_id, attempts: 0 })
  })

  it('is found by one that was told nothing, once the line is back', async () => {
    const { other, online } = await twoPages(undefined)
    expect(other?.shown.get()).toBeNull()
    online.set(true)
    await expect.poll(() => other?.shown.get()).toMatchObject({ orderId: body.order_id, attempts: 0 })
  })
})
