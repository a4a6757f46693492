import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { meeting } from '#api/testing/meeting.ts'
import { type InvoiceGuards, invoiceGuards, issueInvoice } from './issue-invoice.ts'
import { invoicePage } from './make-invoice.ts'
import { anInvoiceShop } from './testing/an-invoice-shop.ts'

const { now, db, system, placed, paid, issue } = anInvoiceShop()

describe('the number of an invoice', () => {
  test('is given once, however many ask at once, and stays', async () => {
    const { id } = await paid()
    const given = await Promise.all(Array.from({ length: 20 }, () => issue(id)))
    expect(new Set(given.map((invoice) => invoice?.number))).toEqual(new Set(['2026-00001']))
    expect(await issueInvoice(db(), { orderId: id, now: new Date('2030-01-01') })).toMatchObject({
      number: '2026-00001',
      issued_at: now,
    })
  })

  test('stood beside its order and day with a Latin comma in China', async () => {
    const { id } = await paid()
    const store_id = storeIdOf('cn')
    await db().updateTable('shop_order').set({ store_id }).where('order_id', '=', id).execute()
    const invoice = await issue(id)
    const page = invoice && (await invoicePage(db(), invoice, { orderId: id }))
    expect(page?.facts[1]?.[1]).toMatch(/^\d{9}，\d{4}年/)
  })

  test('at New Year was still one of the old year in Berlin: it is of the year the store is in', async () => {
    const [{ id: first }, { id: next }] = [await paid(), await paid()]
    const beforeMidnight = new Date('2026-12-31T22:59:00Z')
    const afterMidnight = new Date('2026-12-31T23:01:00Z')
    expect(await issueInvoice(db(), { orderId: first, now: beforeMidnight })).toMatchObject({
      number: '2026-00001',
    })
    expect(await issueInvoice(db(), { orderId: next, now: afterMidnight })).toMatchObject({
      number: '2027-00001',
    })
  })

  test('follows the one before without a gap, also where one dies half-way', async () => {
    const orders: { id: number }[] = []
    for (let count = 0; count < 8; count += 1) orders.push(await paid())
    const dying = inTransaction(system(), async ({ db }) => {
      await issueInvoice(db, { orderId: orders[0]?.id ?? 0, now })
      throw new Error('the power went out')
    })
    await expect(dying).rejects.toThrow('the power went out')
    const given = await Promise.all(orders.map(({ id }) => issue(id)))
    expect(given.map((invoice) => invoice?.number).toSorted()).toEqual(
      orders.map((_, at) => `2026-0000${at + 1}`),
    )
  })

  test('is none while nothing is paid and nothing has left', async () => {
    const { id } = await placed()
    expect(await issue(id)).toBeUndefined()
    expect(await issue(999_999)).toBeUndefined()
    expect(await db().selectFrom('invoice_counter').selectAll().execute()).toEqual([])
  })

  test('looked up and written later would be given twice', async () => {
    const [one, other] = [await paid(), await paid()]
    const looked = meeting(2)
    const drawNumber: InvoiceGuards['drawNumber'] = async (db, year) => {
      const known = await db.selectFrom('invoice_counter').select('last').where('year', '=', year).execute()
      await looked()
      return (known[0]?.last ?? 0) + 1
    }
    const outcomes = await Promise.allSettled(
      [one, other].map(({ id }) => issue(id, { ...invoiceGuards, drawNumber })),
    )
    // The last line of defence says so.
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  test('without the lock of the order two would be drawn for one', async () => {
    const { id } = await paid()
    const read = meeting(2)
    const lockOrder: InvoiceGuards['lockOrder'] = async (db, orderId) => {
      await read()
      const { rows } = await sql<{ order: 'placed'; payment: 'paid' }>`
        select state as order, payment_state as payment from shop_order where order_id = ${orderId}`.execute(
        db,
      )
      return rows[0] && { ...rows[0], store: 'de' as const }
    }
    // Both have looked for an invoice before either writes one.
    const slow = meeting(2)
    const drawNumber: InvoiceGuards['drawNumber'] = async (...args) => {
      await slow()
      return invoiceGuards.drawNumber(...args)
    }
    const outcomes = await Promise.allSettled([1, 2].map(() => issue(id, { lockOrder, drawNumber })))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})
