import type { OrderStates } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { type StepGuards, takeOrderStep } from '#api/features/orders/take-step.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aContext } from '#api/testing/test-context.ts'
import { openOffice } from './testing/open-office.ts'

const office = openOffice()
const eventsOf = async (number: string) => {
  const { result } = await office.get(`orders/${number}`)
  return result.events.map(({ step, job }: { step: string; job: string | null }) => [step, job])
}
const system = (): Context => aContext(office.db(), { actor: { kind: 'system', job: 'payments.receive' } })
const paid = async () => {
  const order = await office.order()
  await takeOrderStep(system(), { orderId: order.orderId, step: 'pay', by: 'system' })
  return order
}

describe('moving an order on', () => {
  test('by a letter or a stage takes the steps there, each in the events with the name of the program', async () => {
    const { number } = await office.order()
    const letter = await office.post(`orders/${number}/update`, { order_status: 'AB' })
    expect(letter.result).toMatchObject({ order_status: 'B', stage: 2, state: 'packed' })
    const tracking = { carrier: 'DHL', number: '00340', link: 'https://dhl.example/00340' }
    const stage = await office.post(`orders/${number}/update`, { stage: 3, tracking })
    expect(stage.result).toMatchObject({ state: 'shipped', tracking })
    expect(await eventsOf(number)).toEqual([
      ['place', null],
      ['pack', 'key:erp'],
      ['track', 'key:erp'],
      ['ship', 'key:erp'],
    ])
    const { rows } = await sql<{ job: string; after: object }>`
      select job, after from audit where entity = 'order' order by audit_id desc limit 1`.execute(office.db())
    expect(rows).toMatchObject([{ job: 'key:erp', after: { call: 'update', stage: 3 } }])
  })

  test('where it stands already changes nothing; backwards is refused', async () => {
    const { number } = await office.order()
    await office.post(`orders/${number}/update`, { stage: 3 })
    expect(await office.post(`orders/${number}/update`, { stage: 3 })).toMatchObject({ code: 200 })
    expect(await eventsOf(number)).toHaveLength(3)
    expect(await office.post(`orders/${number}/update`, { stage: 2 })).toMatchObject({
      code: 409,
      result: 'ORDER_STEP_NOT_NOW',
    })
  })

  test.each([
    [{}, 'order_status'],
    [{ order_status: 'G' }, 'order_status'],
    [{ order_status: 'XX' }, 'order_status'],
    [{ stage: 0 }, 'stage'],
    [{ stage: 6 }, 'stage'],
    [{ stage: 5, delivered_at: 'yesterday' }, 'delivered_at'],
    [{ stage: 5, delivered_at: '2020-01-01T00:00:00Z' }, 'delivered_at'],
    [{ stage: 5, delivered_at: '2999-01-01T00:00:00Z' }, 'delivered_at'],
    [{ tracking: { carrier: 'DHL', number: '1', link: 'javascript:alert(1)' } }, 'tracking.link'],
    [{ tracking: { carrier: '', number: '1' } }, 'tracking.carrier'],
  ])('%j is refused by its field and leaves no trace', async (body, field) => {
    const { number } = await office.order()
    expect(await office.post(`orders/${number}/update`, body)).toMatchObject({ code: 400, meta: { field } })
    expect(await eventsOf(number)).toHaveLength(1)
  })

  test('delivered on a day, which may be put right later', async () => {
    const { number } = await office.order()
    await office.post(`orders/${number}/update`, { order_status: 'F' })
    const delivered_at = new Date().toISOString()
    const { result } = await office.post(`orders/${number}/update`, { delivered_at })
    expect(result).toMatchObject({ state: 'delivered', delivered_at })
    expect((await eventsOf(number)).at(-1)).toEqual(['dateDelivery', 'key:erp'])
  })
})

describe('canceling', () => {
  test('gives the pieces back, once, and keeps the reason', async () => {
    const pieces = () =>
      sql`select qty from stock_item s join product p using (product_id) where sku = 'SCARF'`
    const before = (await pieces().execute(office.db())).rows
    const { number } = await office.order()
    const reason = 'The cloth has a flaw'
    const canceled = await office.post(`orders/${number}/cancel`, { reason })
    expect(canceled.result).toMatchObject({ canceled: true, cancel_reason: reason })
    expect(await office.post(`orders/${number}/cancel`, { reason })).toMatchObject({ code: 409 })
    expect((await pieces().execute(office.db())).rows).toEqual(before)
    expect(await office.post(`orders/${number}/cancel`, {})).toMatchObject({
      code: 400,
      meta: { field: 'reason' },
    })
  })

  test('and shipping at once: one of them happens, the other is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { number } = await office.order()
      const answers = await Promise.all([
        office.post(`orders/${number}/cancel`, { reason: 'Changed their mind' }),
        office.post(`orders/${number}/update`, { stage: 3 }),
      ])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
      const { result } = await office.get(`orders/${number}`)
      expect(result.state).toBe(answers[0]?.code === 200 ? 'canceled' : 'shipped')
    }
  })

  test('without the lock both would happen', async () => {
    const attempt = async (guards?: StepGuards) => {
      const { orderId, number } = await office.order()
      await office.post(`orders/${number}/update`, { stage: 2 })
      const outcomes = await Promise.allSettled(
        (['cancel', 'ship'] as const).map((step) =>
          takeOrderStep(system(), { orderId, step, by: 'system' }, guards),
        ),
      )
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }
    const read = meeting(2)
    const lockStates: StepGuards['lockStates'] = async ({ db }, orderId) => {
      const { rows } = await sql<OrderStates>`
        select state as order, payment_state as payment from shop_order where order_id = ${orderId}`.execute(
        db,
      )
      await read()
      return rows[0] as OrderStates
    }
    expect(await attempt({ lockStates })).toBe(2)
    expect(await attempt()).toBe(1)
  })
})

describe('returned lines', () => {
  const shipped = async () => {
    const { number } = await office.order([
      { sku: 'SCARF', qty: 2 },
      { sku: 'SOCK', qty: 1 },
    ])
    const { result } = await office.post(`orders/${number}/update`, { stage: 5 })
    return { number, ids: result.lines.map(({ line_id }: { line_id: number }) => line_id) as number[] }
  }

  test('come back piece by piece, and with the last the order is returned', async () => {
    const { number, ids } = await shipped()
    const [scarf = 0, sock = 0] = ids
    const part = await office.post(`orders/${number}/returns`, { lines: [{ line_id: scarf, qty: 1 }] })
    expect(part.result).toMatchObject({
      state: 'delivered',
      lines: [{ returned_qty: 1 }, { returned_qty: 0 }],
    })
    const rest = [
      { line_id: scarf, qty: 1 },
      { line_id: sock, qty: 1 },
    ]
    const all = await office.post(`orders/${number}/returns`, { lines: rest, reason: 'Too large' })
    expect(all.result.state).toBe('returned')
    expect((await eventsOf(number)).slice(-2)).toEqual([
      ['returnLines', 'key:erp'],
      ['return', 'key:erp'],
    ])
  })

  test('never more than were ordered, however many say so at once', async () => {
    const { number, ids } = await shipped()
    const lines = [{ line_id: ids[0], qty: 1 }]
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => office.post(`orders/${number}/returns`, { lines })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 400,
      meta: { field: 'lines.0.qty' },
    })
  })

  test('not of another order, and not before it has left', async () => {
    const { number } = await office.order()
    const { ids } = await shipped()
    const lines = [{ line_id: ids[0], qty: 1 }]
    expect(await office.post(`orders/${number}/returns`, { lines })).toMatchObject({ code: 409 })
    await office.post(`orders/${number}/update`, { stage: 3 })
    expect(await office.post(`orders/${number}/returns`, { lines })).toMatchObject({ code: 400 })
  })
})

describe('refunds', () => {
  test('go back in parts, never more than came, once for a key', async () => {
    const { number } = await paid()
    const key = crypto.randomUUID()
    const send = () => office.post(`orders/${number}/refund`, { amount: 10, reason: 'A flaw' }, { key })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.result).toMatchObject({
      payment_state: 'part_refunded',
      refunds: [{ amount: 10, reason: 'A flaw', state: 'done' }],
    })
    const { grand_total } = answers[0]?.result ?? {}
    expect(await office.post(`orders/${number}/refund`, { amount: grand_total })).toMatchObject({
      code: 409,
      result: 'REFUND_TOO_MUCH',
    })
    const rest = await office.post(`orders/${number}/refund`, { amount: grand_total - 10 })
    expect(rest.result).toMatchObject({ payment_state: 'refunded', paid: false })
    expect((await eventsOf(number)).slice(-2)).toEqual([
      ['refundPart', 'key:erp'],
      ['refund', 'key:erp'],
    ])
  })

  test('a sum the shop would give back rounded is refused by its field, and nothing moves', async () => {
    const { number } = await paid()
    const answer = await office.post(`orders/${number}/refund`, { amount: 5.005 })
    expect(answer).toMatchObject({ code: 400, meta: { field: 'amount', details: [{ key: 'REFUSED' }] } })
    // What floats leave of a sum that was reckoned is none of that.
    const { result } = await office.post(`orders/${number}/refund`, { amount: 0.1 + 0.2 })
    expect(result).toMatchObject({ refunds: [{ amount: 0.3 }] })
  })

  test('not of an order nobody has paid, nor for who may only move orders on', async () => {
    const { number } = await office.order()
    expect(await office.post(`orders/${number}/refund`, { amount: 1 })).toMatchObject({ code: 409 })
    const token = await office.keyOf('mover', ['orders:write'])
    expect(await office.post(`orders/${number}/refund`, { amount: 1 }, { token })).toMatchObject({
      code: 403,
    })
    expect(await office.post(`orders/${number}/update`, { stage: 2 }, { token })).toMatchObject({ code: 200 })
  })
})
