import { beforeAll, describe, expect, test } from 'vitest'
import { openPaymentShop } from '#api/features/payments/testing/open-payment-shop.ts'
import { answersOf, refusalsOf, together } from '../testing/crowd.ts'
import { deskOf } from '../testing/desk-of.ts'
import { takeStaffStep } from './take-staff-step.ts'

const shop = openPaymentShop({ max: 32 })
const { guest, staff, details, step } = deskOf(shop)

beforeAll(async () => {
  await shop.db().insertInto('customer').values({ customer_id: 5, email: 'staff@example.org' }).execute()
})

describe('a step of the staff', () => {
  test('is written down with who took it, and offers the next', async () => {
    const placed = await shop.order('invoice')
    expect((await details(placed)).steps).toEqual(['pay', 'confirm', 'pack', 'cancel'])
    await step(placed, 'pay')
    await step(placed, 'cancel', { reason: 'the last piece was torn' })
    const { states, steps, events, refundable } = await details(placed)
    expect([states, steps, refundable]).toEqual([{ order: 'canceled', payment: 'paid' }, [], 123.9])
    expect(events.map((one) => [one.step, one.by, one.name])).toEqual([
      ['place', 'customer', ''],
      ['pay', 'staff', 'staff@example.org'],
      ['cancel', 'staff', 'staff@example.org'],
    ])
    const kept = await shop.db().selectFrom('shop_order').select('cancel_reason').executeTakeFirst()
    expect(kept).toEqual({ cancel_reason: 'the last piece was torn' })
    const audited = await shop
      .db()
      .selectFrom('audit')
      .select('after')
      .where('entity', '=', 'order')
      .execute()
    expect(audited.at(-1)?.after).toEqual({ order: 'canceled', reason: 'the last piece was torn' })
  })

  test('of two people on one order is taken once; the other is told that it moved on', async () => {
    const placed = await shop.order('invoice')
    const { states } = await details(placed)
    const wish = { id: placed.order.id, step: 'pack', from: states, reason: '' } as const
    const outcomes = await together(20, () => takeStaffStep(staff(), wish))
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([1, { CONFLICT: 19 }])
    expect((await details(placed)).events.filter((one) => one.step === 'pack')).toHaveLength(1)
  })

  test('is not taken by whoever has not seen that the money came', async () => {
    const placed = await shop.order('invoice')
    const { states } = await details(placed)
    await step(placed, 'pay')
    const wish = { id: placed.order.id, step: 'cancel', from: states, reason: '' } as const
    await expect(takeStaffStep(staff(), wish)).rejects.toMatchObject({ message: 'ORDER_MOVED_ON' })
    expect((await details(placed)).states).toEqual({ order: 'placed', payment: 'paid' })
  })

  test('is found in the audit by what was done: a payment noted, an order canceled, one moved on', async () => {
    const placed = await shop.order('invoice')
    const audited = () =>
      shop
        .db()
        .selectFrom('audit')
        .select('permission')
        .where('entity', '=', 'order')
        .where('entity_id', '=', String(placed.order.id))
        .orderBy('audit_id')
        .execute()
    for (const name of ['pay', 'pack', 'cancel']) await step(placed, name)
    expect((await audited()).map(({ permission }) => permission)).toEqual([
      'order:mark-paid',
      'order:manage',
      'order:cancel',
    ])
  })

  test('asks the right of the step: who may move orders on does not cancel them by that alone', async () => {
    const placed = await shop.order('invoice')
    const rights = { 'order:manage': 'any', 'order:cancel': 'own' } as const
    const packer = { ...guest(), actor: { kind: 'customer', customerId: 5, sessionId: 1, rights } as const }
    const { states: from } = await details(placed)
    const take = (step: 'pay' | 'cancel' | 'pack') =>
      takeStaffStep(packer, { id: placed.order.id, step, from, reason: '' })
    for (const name of ['pay', 'cancel'] as const)
      await expect(take(name)).rejects.toMatchObject({ status: 403 })
    await take('pack')
    expect((await details(placed)).states).toEqual({ order: 'packed', payment: 'open' })
  })

  test('never says paid where a service takes the money', async () => {
    const placed = await shop.order()
    await expect(step(placed, 'pay')).rejects.toMatchObject({ message: 'ORDER_STEP_NOT_NOW' })
    expect((await details(placed)).states.payment).toBe('pending')
  })
})
