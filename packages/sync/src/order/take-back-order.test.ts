// An order made without a line waits for its shopper, who may think better of it. What may have reached the shop stays.
import type { PlaceOrder } from '@vitrine/contract/order'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore } from '../store/observable.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { createOrderOutbox } from './order-outbox.ts'

const prefix = 'us-shop/orders'
const body = { order_id: 'o-1', cart_id: 'a'.repeat(32), products: [] } as unknown as PlaceOrder
const placed = { order_id: 'o-1', orderNumber: '000001001', access_key: 'key', transferedAt: '2026-11-30' }

/** Two tabs of a browser; the order was made in the first while there was no line. */
async function madeOffline(disk: Storage = memoryStorage()) {
  const [client, online] = [scriptedClient({ 'order.place': () => placed }), createStore(false)]
  const open = (storage: Storage) => createOrderOutbox({ client, storage, prefix, online })
  const own = open(disk)
  await own.place(body)
  online.set(true)
  return { client, disk, own, open, asked: () => client.asked.length }
}

describe('an order that never left', () => {
  it('could not be taken back: the next visit to the checkout sent it', async () => {
    const { own, asked } = await madeOffline()
    await own.cancel('o-1')
    expect([await own.resume(), await own.waiting(), own.shown.get()]).toEqual([undefined, undefined, null])
    expect(asked()).toBe(0)
  })

  it('taken back by a tab that dies before it has cleared up is gone all the same', async () => {
    const { disk, open, asked } = await madeOffline()
    const dying = { ...disk, remove: () => Promise.reject(new Error('the tab is closed')) }
    await expect(open(dying).cancel('o-1')).rejects.toThrow()
    const next = open(disk)
    expect([await next.resume(), await next.keys(), asked()]).toEqual([undefined, [], 0])
    expect(await next.place({ ...body, order_id: 'o-2' })).toMatchObject({ outcome: 'confirmed' })
    expect(await next.keys()).toEqual(['key'])
  })

  it.each(Array.from({ length: 12 }, (_, turns) => [turns]))(
    'taken back in one tab while the other sends it, %i turns later, is sent and known or never sent',
    async (turns) => {
      const { own, open, disk, client, asked } = await madeOffline()
      client.script['order.place'] = noAnswer
      const sending = own.resume()
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      await open(disk).cancel('o-1')
      await sending
      const isKept = (await open(disk).waiting()) !== undefined
      expect(isKept).toBe(asked() === 1)
    },
  )
})

it('an order that has left once stays, whatever is pressed', async () => {
  const { own, client } = await madeOffline()
  client.script['order.place'] = noAnswer
  await own.resume()
  await own.cancel('o-1')
  expect(own.shown.get()).toMatchObject({ orderId: 'o-1', attempts: 1 })
})

it('an order another tab has confirmed meanwhile is answered from this device', async () => {
  const { own, open, disk, asked } = await madeOffline()
  const stale = open({
    ...disk,
    // Read before the other tab was done.
    entries: async <T>() => [[`${prefix}/waiting/o-1`, { body, customer: null, attempts: 0 } as T]],
  })
  await own.resume()
  expect(await stale.resume()).toMatchObject({ outcome: 'confirmed', order: placed })
  expect(asked()).toBe(1)
})
