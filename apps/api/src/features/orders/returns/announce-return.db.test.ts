import { getOrder } from '@vitrine/contract/order'
import { getReturnSlip } from '@vitrine/contract/order/returns'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { describe, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from '../take-step.ts'
import { ADDRESS, aBuyer } from '../testing/a-buyer.ts'
import { known, returningBuyers, TO_DELIVERY } from './testing/returning-buyers.ts'

const { shop, arrived, ordered, offer, announce } = returningBuyers()
type Ordered = Awaited<ReturnType<typeof ordered>>

describe('a return', () => {
  test('is announced once the parcel has left, with a slip', async () => {
    const order = await ordered()
    const asReturn = { kind: 'return', reason: 'too_small' }
    await expect(announce(known(order), order.all, asReturn)).rejects.toMatchObject({ code: 409 })
    for (const step of ['pack', 'ship', 'deliver'] as const)
      await takeOrderStep(aContext(shop.db()), { orderId: order.orderId, step, by: 'system' })
    await arrived(order, 20)
    const { receipt } = await announce(known(order), order.all.slice(0, 1), asReturn)
    const slip = await shop
      .store()
      .call(getReturnSlip, { body: { ...known(order), return_number: receipt.number } })
    expect(slip.filename).toBe(`vitrine-${receipt.number}.pdf`)
    expect(Buffer.from(slip.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is closed with the order that came back whole', async () => {
    const order = await ordered(TO_DELIVERY)
    await announce(known(order), order.all.slice(0, 1), { kind: 'return' })
    await takeOrderStep(aContext(shop.db()), { orderId: order.orderId, step: 'return', by: 'staff' })
    expect(await offer(known(order), 'return')).toMatchObject({
      ...{ open: false, problem: 'over' },
      returns: [{ closed: true }],
    })
  })

  test('of a file in a parcel was offered outside the European Union, where nobody agrees to anything first', async () => {
    const order = await ordered(TO_DELIVERY)
    const db = shop.db()
    const isFile = (type_id: 'downloadable' | 'simple') =>
      db.updateTable('product').set({ type_id }).where('sku', '=', 'SOCK').execute()
    const keptIn = async (store: 'de' | 'us') => {
      const at = { store_id: storeIdOf(store) }
      await db.updateTable('shop_order').set(at).where('order_id', '=', order.orderId).execute()
      const { lines } = await offer(known(order), 'return', store)
      return lines.map(({ kept, left }) => [kept, left])
    }
    await isFile('downloadable')
    expect(await keptIn('us')).toContainEqual(['digital', 0])
    expect(await keptIn('de')).toContainEqual([null, 1])
    await isFile('simple')
  })

  test('a store outside the European Union knows returns, but no withdrawal', async () => {
    expect(await offerIn('us')).toEqual(['not_here', 'too_early'])
  })
})

async function offerIn(store: string) {
  const at = { ...ADDRESS, city: 'New York', postcode: '10001', country_id: 'US', region_code: 'NY' }
  const { buy } = await aBuyer(shop.store(store), [{ sku: 'SCARF', qty: 1 }])
  const { orderNumber: number } = await buy({
    addressInformation: {
      ...{ shippingAddress: at, billingAddress: at, payment_method_code: 'invoice' },
      ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door' },
    },
  })
  const kinds = ['withdrawal', 'return'] as const
  return Promise.all(
    kinds.map(async (kind) => (await offer({ number, contact: ADDRESS.email }, kind, store)).problem),
  )
}

describe('the page of an order', () => {
  const waysOf = async ({ number, key }: Ordered) => {
    const { ways_back } = await shop.store().call(getOrder, { params: { id: number }, query: { key } })
    return ways_back.map(({ kind, open }) => `${kind} ${open ? 'open' : 'over'}`)
  }

  test('offers what can be done, and says of what no longer can until when it could', async () => {
    const order = await ordered(TO_DELIVERY)
    expect(await waysOf(order)).toEqual(['withdrawal open', 'return open'])
    await arrived(order, 20)
    expect(await waysOf(order)).toEqual(['withdrawal over', 'return open'])
    await arrived(order, 40)
    expect(await waysOf(order)).toEqual(['withdrawal over', 'return over'])
  })

  test('offers only a withdrawal before the parcel has left', async () => {
    expect(await waysOf(await ordered())).toEqual(['withdrawal open'])
  })

  test('offers nothing once all of it is on its way back', async () => {
    const order = await ordered(TO_DELIVERY)
    await announce(known(order), order.all, { kind: 'return' })
    expect(await waysOf(order)).toEqual([])
  })
})
