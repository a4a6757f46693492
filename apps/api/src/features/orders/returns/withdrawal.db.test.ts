import { randomUUID } from 'node:crypto'
import { getReturnSlip } from '@vitrine/contract/order/returns'
import { describe, expect, test } from 'vitest'
import { ADDRESS } from '../testing/a-buyer.ts'
import { refusal } from '../testing/open-order-shop.ts'
import { known, returningBuyers, TO_DELIVERY } from './testing/returning-buyers.ts'

const { shop, arrived, ordered, offer, announce, topics, stateOf } = returningBuyers()
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
describe('the withdrawal from a contract', () => {
  test('of everything before it is packed cancels the order, with one receipt', async () => {
    const order = await ordered()
    expect(await offer(known(order))).toMatchObject({ open: true, can_cancel: true, last_day: null })
    expect(await offer(known(order), 'return')).toMatchObject({ open: false, can_cancel: false })
    const { receipt, mailed_to } = await announce(known(order), order.all)
    expect(receipt).toMatchObject({ number: `${order.number}-1`, cancels: true, closed: true })
    expect(mailed_to).toBe('a…@example.org')
    expect([await stateOf(order), await topics()]).toEqual([
      { state: 'canceled' },
      ['order.placed', 'order.return-announced'],
    ])
    // Nothing was sent that a slip could lie beside.
    const body = { ...known(order), return_number: receipt.number }
    await expect(shop.store().call(getReturnSlip, { body })).rejects.toMatchObject(
      refusal(404, 'ORDER_NOT_FOUND'),
    )
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

  test('of a line named twice is refused, however few pieces that would be', async () => {
    const order = await ordered()
    const [{ line_id = 0 } = {}] = order.all
    const twice = [1, 1].map((qty) => ({ line_id, qty }))
    await expect(announce(known(order), twice)).rejects.toMatchObject({
      ...{ code: 400, message: expect.stringContaining('lines.1.qty') },
    })
    expect(await stateOf(order)).toEqual({ state: 'placed' })
  })
})
