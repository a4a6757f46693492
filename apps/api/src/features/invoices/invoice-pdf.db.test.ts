import { getInvoice } from '@vitrine/contract/order/invoice'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { formatDay } from '@vitrine/i18n/format-day'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { orderMovedMails } from '#api/features/orders/mails/order-moved.ts'
import { takeOrderStep } from '#api/features/orders/take-step.ts'
import { paymentMails } from '#api/features/payments/payment-mails.ts'
import { attachInvoice } from './index.ts'
import { payInstructionOf } from './pay-instruction.ts'
import { anInvoiceShop } from './testing/an-invoice-shop.ts'
import { readPdf } from './testing/read-pdf.ts'

const { publicUrl, db, client, system, placed, paid, issue } = anInvoiceShop()
const mails = paymentMails(async () => [])

describe('the PDF', () => {
  const ask = (id: string, key?: string) =>
    client().call(getInvoice, { params: { id }, query: key ? { key } : {} })

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
