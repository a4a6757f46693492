import { getInvoice } from '@vitrine/contract/order/invoice'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { formatDay } from '@vitrine/i18n/format-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { cartFeature } from '#api/features/cart/index.ts'
import { aCatalogue, aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { getOrderFor } from '#api/features/orders/index.ts'
import { orderMovedMails } from '#api/features/orders/mails/order-moved.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { CROWD_POOL } from '#api/features/orders/testing/crowd.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { paymentMails } from '#api/features/payments/payment-mails.ts'
import { meeting } from '#api/testing/meeting.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { attachInvoice, createInvoices } from './index.ts'
import { type InvoiceGuards, invoiceGuards, issueInvoice } from './issue-invoice.ts'
import { invoicePage } from './make-invoice.ts'
import { payInstructionOf } from './pay-instruction.ts'
import { readPdf } from './testing/read-pdf.ts'

const mails = paymentMails(async () => [])

const publicUrl = 'https://shop.example'
const now = new Date('2026-03-05T12:00:00Z')
let database: TestDatabase
let api: Api
const db = () => database.db
beforeAll(async () => {
  database = await createTestDatabase({ max: CROWD_POOL })
  await aCatalogue(db())
  await aProduct(db(), { sku: 'SCARF', priceMinor: 11_900, qty: 500 })
  const invoices = createInvoices({
    publicUrl,
    findOrder: (ctx, asked) => getOrderFor(ctx, 'order:read', asked),
  })
  const settings = {
    company: 'Vitrine Retail GmbH',
    address: 'Weg 1\nBerlin',
    legal_lines: ['HRB 1, VAT DE1'],
  }
  await db().deleteFrom('cms_block').where('identifier', '=', 'cms_settings').execute()
  await sql`insert into cms_block (identifier, language, title, active, store_id, json)
    values ('cms_settings', '*', '', true, 0, ${json(settings)})`.execute(db())
  const features = [cartFeature, checkoutFeature, ordersFeature, invoices]
  api = await buildTestApi({ db: db(), features, now: () => now })
})
beforeEach(async () => {
  await db().deleteFrom('shop_order').execute()
  await db().deleteFrom('invoice_counter').execute()
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const system = () => aContext(db(), { actor: { kind: 'system', job: 'payments.receive' } })
const placed = async () => {
  const { buy } = await aBuyer(api.clientFor({ store: 'de' }), [{ sku: 'SCARF', qty: 2 }])
  const { order, access_key } = await buy()
  return { ...order, key: access_key }
}
const paid = async () => {
  const order = await placed()
  await takeOrderStep(system(), { orderId: order.id, step: 'pay', by: 'system' })
  return order
}
const issue = (orderId: number, guards?: InvoiceGuards) => issueInvoice(db(), { orderId, now }, guards)

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

describe('the PDF', () => {
  const ask = (id: string, key?: string) =>
    api.clientFor({ store: 'de' }).call(getInvoice, { params: { id }, query: key ? { key } : {} })

  test('opens with the key of the order alone, once an invoice is due', async () => {
    const { id, number, key } = await placed()
    await expect(ask(number, key)).rejects.toMatchObject({ code: 409 })
    await takeOrderStep(system(), { orderId: id, step: 'pay', by: 'system' })
    await expect(ask(number)).rejects.toMatchObject({ code: 404 })
    await expect(ask(number, 'x'.repeat(32))).rejects.toMatchObject({ code: 404 })
    const { pdf, filename } = await ask(number, key)
    expect(filename).toBe('vitrine-2026-00001.pdf')
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each([
    [1, 'Invoice 2026-00001', '$119', 'March 5, 2026', 'VAT included in it'],
    [4, 'Rechnung 2026-00001', '119 €', '5. März 2026', 'darin enthaltene MwSt.'],
    [5, 'Счёт 2026-00001', '119 ₽', '5 марта 2026', 'в том числе НДС'],
    [6, 'Рахунок 2026-00001', '119 €', '5 березня 2026', 'у тому числі ПДВ'],
    [7, '发票 2026-00001', '119', '2026年3月5日', '其中税额'],
  ])(
    'of store %d says %s in its letters, its sums as everywhere',
    async (...[store, title, price, day, tax]) => {
      const { id } = await paid()
      await sql`update shop_order set store_id = ${store}, tax_minor = 1900,
      billing_address = billing_address || '{"company":"Їжак & 亚麻 GmbH","vat_id":"DE123456789"}'
      where order_id = ${id}`.execute(db())
      const mail = await mails['order.paid']?.({ orderId: id, amountMinor: 1 }, { db: db(), publicUrl })
      const [file] = mail?.attachments ?? []
      expect(file).toMatchObject({ filename: 'vitrine-2026-00001.pdf', contentType: 'application/pdf' })
      const { pages, text } = await readPdf(Buffer.from(file?.content ?? '', 'base64'))
      const plain = text.replaceAll('\u00a0', ' ')
      for (const words of [
        title,
        price,
        day,
        tax,
        'SCARF',
        'Їжак & 亚麻 GmbH',
        'DE123456789',
        'HRB 1',
        'Weg 1',
      ])
        expect(plain).toContain(words)
      expect(pages).toBe(1)
    },
  )

  test('comes with the parcel where nothing was paid before, and once where it was', async () => {
    const [open, settled] = [await placed(), await paid()]
    for (const { id } of [open, settled])
      for (const step of ['pack', 'ship'] as const)
        await takeOrderStep(system(), { orderId: id, step, by: 'system' })
    const mailOf = (orderId: number) =>
      orderMovedMails['order.shipped']?.({ orderId }, { db: db(), publicUrl })
    expect((await mailOf(open.id))?.attachments).toHaveLength(1)
    expect((await mailOf(settled.id))?.attachments).toBeUndefined()
  })

  test.each([
    [1, 'Please pay $238 by March 19, 2026.', 'To: Vitrine Retail GmbH, IBAN: DE89'],
    [4, 'Bitte zahlen Sie 238 € bis 19. März 2026.', 'Empfänger: Vitrine Retail GmbH, IBAN: DE89'],
  ])('of store %d says what is due, by when and where, until it is paid', async (store, due, account) => {
    const bank = { holder: 'Vitrine Retail GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: '' }
    await sql`update cms_block set json = json || ${json({ bank })} where identifier = 'cms_settings'`.execute(
      db(),
    )
    const { id } = await placed()
    await sql`update shop_order set store_id = ${store}, tax_minor = 1900, payment_method = '{"code": "invoice", "title": "Invoice"}'
      where order_id = ${id}`.execute(db())
    const notes = async () => {
      const [file] = await attachInvoice({ db: db(), publicUrl }, id)
      const { text } = await readPdf(Buffer.from(file?.content ?? '', 'base64'))
      return text.replaceAll(/\s+/g, ' ')
    }
    for (const step of ['pack', 'ship'] as const)
      await takeOrderStep(system(), { orderId: id, step, by: 'system' })
    await issue(id)
    const open = await notes()
    for (const words of [due, account]) expect(open).toContain(words)
    await takeOrderStep(system(), { orderId: id, step: 'pay', by: 'system' })
    expect(await notes()).not.toContain('IBAN')
  })

  test.each([
    ['de', '2026-10-19T22:15:00Z', '3. November 2026', '27. Oktober 2026'],
    ['us', '2027-03-02T04:30:00Z', 'March 15, 2027', 'March 8, 2027'],
  ] as const)(
    'of %s made at %s leaves whole days to pay, though clocks are changed on the way',
    async (...[store, at, due, transferred]) => {
      const bank = { holder: 'Vitrine Retail GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: '' }
      await sql`update cms_block set json = json || ${json({ bank })} where identifier = 'cms_settings'`.execute(
        db(),
      )
      const { id } = await placed()
      const payBy = (code: string) =>
        sql`update shop_order set store_id = ${storeIdOf(store)}, created_at = ${at}, payment_method = ${json({ code, title: code })}
        where order_id = ${id}`.execute(db())
      await payBy('banktransfer')
      const order = await db()
        .selectFrom('shop_order')
        .selectAll()
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      const asked = await payInstructionOf({ db: db() }, order)
      expect(formatDay(asked?.until ?? 0, aStoreView(store))).toBe(transferred)
      await payBy('invoice')
      for (const step of ['pack', 'ship'] as const)
        await takeOrderStep(system(), { orderId: id, step, by: 'system' })
      await issue(id)
      await sql`update invoice set issued_at = ${at} where order_id = ${id}`.execute(db())
      const [file] = await attachInvoice({ db: db(), publicUrl }, id)
      const { text } = await readPdf(Buffer.from(file?.content ?? '', 'base64'))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(due)
    },
  )

  test('of a hundred lines takes as many sheets as it needs', async () => {
    const { id } = await paid()
    await sql`insert into shop_order_line (order_id, sku, name, options, qty, price_minor, row_minor)
      select ${id}, 'SKU-' || n, 'Ein sehr langer Name einer Ware, der nicht in eine Zeile passt, Nummer ' || n, '[]', 1, 0, 0
      from generate_series(1, 100) n`.execute(db())
    const mail = await mails['order.paid']?.({ orderId: id, amountMinor: 1 }, { db: db(), publicUrl })
    const { pages, text } = await readPdf(Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64'))
    expect(pages).toBeGreaterThan(3)
    for (const sku of ['SKU-1', 'SKU-50', 'SKU-100']) expect(text).toContain(sku)
  })
})
