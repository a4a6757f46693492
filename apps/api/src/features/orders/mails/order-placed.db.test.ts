import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailPayload } from '#api/adapters/mail/mail-maker.ts'
import { json } from '#api/db/json.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { orderPlacedMail } from './order-placed.ts'

const SEGMENTS = [
  { code: 'subtotal', title: 'Zwischensumme', value: 135 },
  { code: 'our_discount', title: 'Nachlass', value: -5 },
  { code: 'shipping', title: 'Paketshop', value: 4.9 },
  { code: 'grand_total', title: 'Gesamtsumme', value: 134.9 },
]
const ADDRESS = {
  firstname: '<b>Anna</b>',
  lastname: 'Berg',
  company: 'Berg & Tal',
  street: ['Gartenstr. 6'],
  postcode: '10115',
  city: 'Berlin',
  country_id: 'DE',
}

let database: TestDatabase
let orderId: number
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const row = await db
    .insertInto('shop_order')
    .values({
      store_id: 4,
      number: '000001002',
      client_order_id: 'order-of-anna',
      fingerprint: 'f',
      access_hash: Buffer.from('h'),
      cart_id: null,
      cart_version: null,
      customer_id: null,
      currency_code: 'EUR',
      created_at: new Date('2026-02-27T10:00:00Z'),
      subtotal_minor: 13_500,
      shipping_minor: 490,
      total_minor: 13_490,
      shipping_method: json({ title: 'Paketshop', days: [2, 4] }),
      payment_method: json({ code: 'banktransfer', title: 'Vorkasse' }),
      shipping_address: json(ADDRESS),
      billing_address: json(ADDRESS),
      email: 'anna@example.com',
      totals: json({ total_segments: SEGMENTS }),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  orderId = row.order_id
  await db
    .insertInto('shop_order_line')
    .values({
      order_id: orderId,
      product_id: null,
      sku: 'X',
      parent_sku: null,
      name: 'Leinenhose',
      options: json([{ label: 'Größe', value: 'W29' }]),
      thumbnail: '/art/x.webp',
      qty: 2,
      price_minor: 6_750,
      row_minor: 13_500,
    })
    .execute()
})
afterAll(() => database.drop())

const make = (payload: MailPayload) =>
  orderPlacedMail(payload, { db: database.db, publicUrl: 'https://shop.example' })

describe('the confirmation of an order', () => {
  test('is in the words and sums of its store, as text and as a page', async () => {
    const mail = await make({ orderId, secret: { key: 'k1' } })
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Ihre Bestellung 000001002' })
    expect(mail?.text).toContain('https://shop.example/de/order/000001002?key=k1')
    expect(mail?.text).toContain('Leinenhose, Größe: W29, × 2: 135\u00a0€')
    expect(mail?.text).toContain('Gesamtsumme, inkl. MwSt.: 134,90\u00a0€')
    expect(mail?.text).toContain('Berg, Berg & Tal, Gartenstr. 6, 10115 Berlin, Deutschland')
    expect(mail?.text).toContain('Versand: Paketshop, Di., 3. – Do., 5. März')
    expect(mail?.html).toContain('<html lang="de">')
    expect(mail?.html).toContain('https://shop.example/media/210x300/art/x.webp')
  })

  test('said of a parcel that waits at a point that it goes to the address of who fetches it', async () => {
    const point = {
      code: 'k',
      name: 'Kiosk',
      street: 'Torstr. 1',
      postcode: '10119',
      city: 'Berlin',
      hours: '',
    }
    const goesTo = (place: object) =>
      database.db
        .updateTable('shop_order')
        .set({ shipping_method: json({ title: 'Paketshop', days: [2, 4], ...place }) })
        .execute()
    await goesTo({ point })
    const { text = '', html = '' } = (await make({ orderId })) ?? {}
    await goesTo({})
    expect(text).toContain('Ihre Adresse: <b>Anna</b> Berg')
    expect([text, html].join()).not.toContain('Lieferadresse')
  })

  test('of a gift card promises no parcel', async () => {
    const shipping = (shipping_address: object | null) =>
      database.db
        .updateTable('shop_order')
        .set({ shipping_address: shipping_address && json(shipping_address) })
        .execute()
    await shipping(null)
    const mail = await make({ orderId })
    await shipping(ADDRESS)
    expect([mail?.text, mail?.html].join()).not.toContain('Ihr Paket')
    expect(mail?.text).toContain('geht das Gekaufte per E-Mail hinaus')
    expect((await make({ orderId }))?.text).toContain('sobald Ihr Paket unterwegs ist')
  })

  test('says where a transfer goes, how much, by when and as what; at the door what to have ready', async () => {
    const bank = { holder: 'Vitrine Retail GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
    await sql`insert into cms_block (identifier, language, title, active, store_id, json)
      values ('cms_settings', 'de', '', true, 0, ${json({ bank })})`.execute(database.db)
    const { text = '', html = '' } = (await make({ orderId })) ?? {}
    for (const words of [
      'IBAN: DE89 3704 0044 0532 0130 00',
      'BIC: COBADEFFXXX',
      'Verwendungszweck: 000001002',
    ])
      expect([text.includes(words), html.includes(words)]).toEqual([true, true])
    expect(text).toMatch(/Bitte überweisen Sie 134,90\u00a0€ bis 6\. März 2026\./)
    const payBy = (code: string) =>
      database.db
        .updateTable('shop_order')
        .set({ payment_method: json({ code, title: code }) })
        .execute()
    await payBy('cashondelivery')
    expect((await make({ orderId }))?.text).toContain('Bitte halten Sie 134,90\u00a0€ für den Kurier bereit.')
    await payBy('invoice')
    expect((await make({ orderId }))?.text).toContain('innerhalb von 14 Tagen')
    await payBy('banktransfer')
  })

  test('delivery that costs nothing was 0,00 € in the letter and free on the page', async () => {
    const totals = (shipping: number) =>
      database.db
        .updateTable('shop_order')
        .set({
          totals: json({
            total_segments: SEGMENTS.map((one) =>
              one.code === 'shipping' ? { ...one, value: shipping } : one,
            ),
          }),
        })
        .execute()
    await totals(0)
    const { text = '', html = '' } = (await make({ orderId })) ?? {}
    await totals(4.9)
    expect(text).toContain('Paketshop: Kostenlos')
    expect(html).toContain('>Kostenlos<')
  })

  test('tells no sum twice, and lets nobody’s name be HTML', async () => {
    const mail = await make({ orderId })
    expect(mail?.text).not.toContain('Nachlass')
    expect(mail?.html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
    expect(mail?.text).not.toContain('key=')
  })
})
