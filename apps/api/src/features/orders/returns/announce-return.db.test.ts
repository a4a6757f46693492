import { randomUUID } from 'node:crypto'
import { getOrder } from '@vitrine/contract/order'
import { announceReturn, getReturnSlip, offerReturn } from '@vitrine/contract/order/returns'
import type { Step } from '@vitrine/domain/order/status'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { beforeEach, describe, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { takeOrderStep } from '../take-step.ts'
import { ADDRESS, aBuyer } from '../testing/a-buyer.ts'
import { openOrderShop, refusal } from '../testing/open-order-shop.ts'

const shop = openOrderShop()
beforeEach(() =>
  shop
    .db()
    .deleteFrom('rate_limit' as never)
    .execute(),
)

const TO_DELIVERY: Step[] = ['pay', 'confirm', 'pack', 'ship', 'deliver']
async function ordered(steps: Step[] = [], store = 'de') {
  const { buy } = await aBuyer(shop.store(store), [
    { sku: 'SCARF', qty: 2 },
    { sku: 'SOCK', qty: 1 },
  ])
  const { orderNumber, backendOrderId, access_key } = await buy()
  const orderId = Number(backendOrderId)
  for (const step of steps) await takeOrderStep(aContext(shop.db()), { orderId, step, by: 'system' })
  await shop.db().deleteFrom('outbox').where('topic', '!=', 'order.placed').execute()
  const rows = await shop
    .db()
    .selectFrom('shop_order_line')
    .select(['line_id', 'qty'])
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute()
  const order = { number: orderNumber, orderId, key: access_key, all: rows }
  if (steps.includes('deliver')) await arrived(order, 1)
  return order
}
type Ordered = Awaited<ReturnType<typeof ordered>>

const known = ({ number }: Ordered) => ({ number, contact: ADDRESS.email })
const offer = (of: object, kind: 'withdrawal' | 'return' = 'withdrawal', store = 'de') =>
  shop.store(store).call(offerReturn, { body: { ...of, kind } })
const announce = (of: object, lines: { line_id: number; qty: number }[], more: object = {}) =>
  shop.store().call(announceReturn, {
    body: { ...of, kind: 'withdrawal', request_id: randomUUID(), lines, ...more },
  })
const topics = async () =>
  (await shop.db().selectFrom('outbox').select('topic').orderBy('outbox_id').execute()).map(
    ({ topic }) => topic,
  )
const stateOf = async ({ orderId }: Ordered) =>
  shop.db().selectFrom('shop_order').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()
async function piecesOf() {
  const rows = await shop
    .db()
    .selectFrom('stock_item')
    .innerJoin('product', 'product.product_id', 'stock_item.product_id')
    .select(['sku', 'qty'])
    .where('sku', 'in', ['SCARF', 'SOCK'])
    .execute()
  const qtyOf = (of: string) => rows.find(({ sku }) => sku === of)?.qty ?? Number.NaN
  return { SCARF: qtyOf('SCARF'), SOCK: qtyOf('SOCK') }
}
const arrived = (order: { orderId: number }, daysAgo: number) =>
  shop
    .db()
    .updateTable('shop_order')
    .set({ delivered_at: new Date(Date.now() - daysAgo * 86_400_000) })
    .where('order_id', '=', order.orderId)
    .execute()

describe('the withdrawal from a contract', () => {
  test('of everything before it is packed cancels the order, with one receipt', async () => {
    const order = await ordered()
    expect(await offer(known(order))).toMatchObject({ open: true, can_cancel: true, last_day: null })
    const { receipt, mailed_to } = await announce(known(order), order.all)
    expect(receipt).toMatchObject({ number: `${order.number}-1`, cancels: true, closed: true })
    expect(mailed_to).toBe('a…@example.org')
    expect([await stateOf(order), await topics()]).toEqual([
      { state: 'canceled' },
      ['order.placed', 'order.return-announced'],
    ])
  })

  test('of one piece and then of the rest before it is packed cancels the order, and what was sold lies in the shop again', async () => {
    const order = await ordered()
    const [scarves, sock] = order.all
    if (!scarves || !sock) throw new Error('No lines.')
    const before = await piecesOf()
    const first = await announce(known(order), [{ ...scarves, qty: 1 }])
    expect([first.receipt.cancels, await stateOf(order)]).toEqual([false, { state: 'placed' }])
    const { receipt } = await announce(known(order), [{ ...scarves, qty: 1 }, sock])
    expect(receipt).toMatchObject({ number: `${order.number}-2`, cancels: true, closed: true })
    expect(await offer(known(order))).toMatchObject({
      ...{ open: false, problem: 'over' },
      returns: [{ closed: true }, { closed: true }],
    })
    expect(await stateOf(order)).toEqual({ state: 'canceled' })
    expect(await piecesOf()).toEqual({ SCARF: before.SCARF + 2, SOCK: before.SOCK + 1 })
  })

  test('sent twice, by one button or from two tabs, is answered by the same receipt', async () => {
    const order = await ordered()
    const request_id = randomUUID()
    const first = await announce(known(order), order.all, { request_id })
    expect(await announce(known(order), order.all, { request_id })).toEqual(first)
    expect(await announce(known(order), order.all)).toEqual(first)
    expect(await topics()).toHaveLength(2)
  })

  test('sent again with other lines, another reason or of another kind is refused, not answered by the old receipt', async () => {
    const order = await ordered(TO_DELIVERY)
    const request_id = randomUUID()
    const [first, second] = order.all
    if (!first || !second) throw new Error('No lines.')
    const once = await announce(known(order), [first], { request_id })
    const reused = { ...refusal(422, 'KEY_REUSED'), result: 'KEY_REUSED' }
    for (const [lines, more] of [
      [[second], {}],
      [[first, second], {}],
      [[{ ...first, qty: first.qty + 1 }], {}],
      [[first], { reason: 'too_small' }],
      [[first], { kind: 'return' }],
    ] as const)
      await expect(announce(known(order), [...lines], { request_id, ...more })).rejects.toMatchObject({
        ...reused,
        meta: {
          errorCode: 'KEY_REUSED',
          field: 'request_id',
          details: [{ path: 'request_id', key: 'REFUSED' }],
        },
      })
    expect(await announce(known(order), [first], { request_id })).toEqual(once)
    expect((await offer(known(order))).lines.map(({ left }) => left)).toEqual([0, second.qty])
  })

  test('of one piece leaves the order and waits for the parcel', async () => {
    const order = await ordered(TO_DELIVERY)
    const [scarf] = order.all
    if (!scarf) throw new Error('No line.')
    const { receipt } = await announce({ id: order.number, key: order.key }, [
      { line_id: scarf.line_id, qty: 1 },
    ])
    expect(receipt).toMatchObject({ cancels: false, closed: false, lines: [{ qty: 1, received: 0 }] })
    expect((await offer(known(order))).lines.map(({ left }) => left)).toEqual([1, 1])
    expect(await stateOf(order)).toEqual({ state: 'delivered' })
    await expect(announce(known(order), [{ line_id: scarf.line_id, qty: 2 }])).rejects.toMatchObject({
      code: 400,
    })
  })

  test.each([
    ['placed', [], true],
    ['confirmed', ['confirm'], true],
    ['packed', ['confirm', 'pack'], false],
    ['shipped', ['confirm', 'pack', 'ship'], false],
  ] as const)(
    'of a piece of an order that is %s asks nobody to send what is still here',
    async (...[, steps, isHere]) => {
      const order = await ordered([...steps])
      const { way } = await announce(known(order), order.all.slice(0, 1))
      expect(way.text.startsWith('Diese Stücke haben unser Haus noch nicht verlassen')).toBe(isHere)
    },
  )

  test('is open fourteen days after the parcel came, and then no more', async () => {
    const order = await ordered(TO_DELIVERY)
    await arrived(order, 13)
    expect(await offer(known(order))).toMatchObject({ open: true })
    await arrived(order, 18)
    expect(await offer(known(order))).toMatchObject({ open: false, problem: 'too_late' })
    await expect(announce(known(order), order.all)).rejects.toMatchObject(refusal(409, 'RETURN_TOO_LATE'))
    expect((await offer(known(order), 'return')).open).toBe(true)
  })

  test('asks nobody who cannot name a contact, and tells nothing of the order then', async () => {
    const order = await ordered()
    const asked = [
      { number: order.number, contact: 'eve@example.org' },
      { number: '999999999', contact: ADDRESS.email },
      { id: order.number },
      { id: order.number, key: 'wrong' },
    ]
    for (const proof of asked) {
      await expect(offer(proof)).rejects.toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
      await expect(announce(proof, order.all)).rejects.toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
    }
    await expect(offer({ number: order.number })).rejects.toMatchObject({ code: 400 })
    expect(JSON.stringify(await offer(known(order)))).not.toMatch(/Hauptstr|anna@|Berg"/)
  })

  test.each([
    ['no lines', []],
    ['more than there are', [{ line_id: 1, qty: 9 }]],
    ['of another order', [{ line_id: 999_999, qty: 1 }]],
    ['none', [{ line_id: 1, qty: 0 }]],
    ['letters', [{ line_id: 'a', qty: 1 }]],
  ])('of %s is refused, and nothing changes', async (...[, lines]) => {
    const order = await ordered()
    await expect(announce(known(order), lines as never)).rejects.toMatchObject({ code: 400 })
    expect([await stateOf(order), await topics()]).toEqual([{ state: 'placed' }, ['order.placed']])
  })
})

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
