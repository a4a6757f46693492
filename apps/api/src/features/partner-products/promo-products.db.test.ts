import { expectedDay } from '@vitrine/domain/checkout/working-days'
import { dayNumber, isoDay } from '@vitrine/i18n/calendar/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aPartnerShop, type Partner, type PartnerShop } from './testing/a-partner-shop.ts'

let shop: PartnerShop
let pia: Partner
let manager: Partner
beforeAll(async () => {
  shop = await aPartnerShop()
  pia = await shop.aPartner('pia lind')
  manager = await signInAt(shop, { name: 'max horn', roles: ['manager'] })
})
afterAll(() => shop.close())

const ZONE = 'America/New_York'
const today = () => isoDay(dayNumber(new Date(), ZONE))

describe('a promotional parcel', () => {
  test('brings pieces that are on the way, with the days left, and are in no other partner’s cabinet', async () => {
    const parcel = await shop.aParcel(pia, ['JUMPER', 'BOOTS'])
    const day = dayNumber(new Date(), ZONE)
    const days = expectedDay(day, 4) - day
    expect(await shop.pieceOf(pia, parcel.pieces[0] ?? 0)).toMatchObject({
      ...{ type: 'jumper', type_type: 'top', title: 'Thing JUMPER', sku: 'JUMPER', is_set: false, parts: [] },
      ...{ delivered: false, delivered_at: null, promoted_count: 0, archive: false, approved: 1 },
      ...{ order: { id: parcel.id, number: parcel.number }, order_id: parcel.id, days_to_delivery: days },
      ...{ price: 19, currency: 'USD' },
    })
    const other = await shop.aPartner('olga')
    expect((await shop.ask('promo_products', other)).result).toEqual({ items: [], total: 0 })
  })

  test('is given once, however often the staff says so', async () => {
    const parcel = await shop.aParcel(pia, ['BAG'])
    const again = await shop.ask('assign_products', {
      token: manager.token,
      body: { order_number: parcel.number },
    })
    expect(again.result.products).toEqual(parcel.pieces)
  })

  test('arrives by the partner’s word, today, and a second word changes nothing', async () => {
    const { id, pieces } = await shop.aParcel(pia, ['SKIRT', 'JEANS'])
    const received = await shop.ask('order_received', { ...pia, body: { id } })
    expect(received.result).toEqual({ order_id: id, delivered_at: today(), products: pieces })
    expect((await shop.ask('order_received', { ...pia, body: { id } })).result).toEqual(received.result)
    expect(await shop.pieceOf(pia, pieces[0] ?? 0)).toMatchObject({ delivered: true, delivered_at: today() })
  })

  test('arrives by the order’s word, too, on the day it was where the store is', async () => {
    const { id, pieces } = await shop.aParcel(pia, ['SHIRT'])
    const at = new Date('2026-01-10T03:30:00Z')
    await shop.db
      .updateTable('shop_order')
      .set({ state: 'delivered', delivered_at: at })
      .where('order_id', '=', id)
      .execute()
    expect(await shop.pieceOf(pia, pieces[0] ?? 0)).toMatchObject({
      delivered: true,
      delivered_at: '2026-01-09',
    })
  })

  test('with something else in it: what came is there, what did not is still on its way', async () => {
    const first = await shop.aParcel(pia, ['JUMPER', 'SKIRT'])
    const later = await shop.aParcel(pia, ['SHIRT'])
    const [jumper = 0, skirt = 0] = first.pieces
    const [shirt = 0] = later.pieces
    const body = { id: first.id, substitutes: [{ from: jumper, to: shirt }] }
    const { result } = await shop.ask('order_received', { ...pia, body })
    expect(result).toEqual({ order_id: first.id, delivered_at: today(), products: [skirt, shirt] })
    expect(await shop.pieceOf(pia, jumper)).toMatchObject({ delivered: false, order_id: null })
    expect(await shop.pieceOf(pia, shirt)).toMatchObject({ delivered: true, order_id: first.id })
  })

  test('that was called off brings nothing', async () => {
    const { id, pieces } = await shop.aParcel(pia, ['BAG'])
    await shop.db.updateTable('shop_order').set({ state: 'canceled' }).where('order_id', '=', id).execute()
    expect(await shop.pieceOf(pia, pieces[0] ?? 0)).toBeUndefined()
    expect((await shop.ask('order_received', { ...pia, body: { id } })).status).toBe(404)
  })
})

describe('the archive', () => {
  test('takes a piece with reason and notes, and gives it back', async () => {
    const { pieces } = await shop.aParcel(pia, ['BAG'])
    const [id] = pieces
    const aside = await shop.ask('archive_product', {
      ...pia,
      body: { id, type: 'product', archive: true, reason: 'does_not_fit', notes: '<b>short</b> sleeves' },
    })
    expect(aside.result).toMatchObject({
      ...{ id, archive: true, archived_reason: 'does_not_fit', archived_notes: '<b>short</b> sleeves' },
      ...{ archived_by: 'partner', archived_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
    })
    const back = await shop.ask('archive_product', { ...pia, body: { id, archive: false } })
    expect(back.result).toMatchObject({
      archive: false,
      archived_at: null,
      archived_reason: null,
      archived_by: null,
    })
  })

  test.each([
    ['no reason', { archive: true }, 'reason', 'REQUIRED'],
    ['a reason nobody knows', { archive: true, reason: 'bored' }, 'reason', 'NOT_ONE_OF'],
    [
      'notes of ten kilobytes',
      { archive: true, reason: 'other', notes: 'x'.repeat(10_240) },
      'notes',
      'TOO_LONG',
    ],
    ['another kind', { archive: true, reason: 'other', type: 'order' }, 'type', 'NOT_ONE_OF'],
    [
      'a field of its own',
      { archive: true, reason: 'other', customer_id: 1 },
      'customer_id',
      'UNKNOWN_FIELD',
    ],
  ])('refuses %s by the name of the field', async (...[, body, field, key]) => {
    const { pieces } = await shop.aParcel(pia, ['BAG'])
    const { status, meta } = await shop.ask('archive_product', { ...pia, body: { id: pieces[0], ...body } })
    expect([status, meta.field, meta.details[0].key]).toEqual([400, field, key])
  })
})

describe('the staff', () => {
  const ask = async (path: string, token: string) => {
    const reply = await shop.api.app.inject({
      url: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return { status: reply.statusCode, ...reply.json() }
  }

  test('sees how far a partner is, and which orders can be given', async () => {
    const nora = await shop.aPartner('nora falk')
    const { number, id } = await shop.aParcel(nora, ['JUMPER', 'SKIRT'])
    await shop.ask('order_received', { ...nora, body: { id } })
    await shop.aParcel(nora, ['BAG'])
    await shop.ask('assign_products', { ...manager, body: { partner_id: nora.customerId, skus: ['BOOTS'] } })
    const { result } = await ask(`partners/${nora.customerId}`, manager.token)
    expect(result).toMatchObject({
      ...{ name: 'nora.falk@example.org', offered: 1 },
      lanes: { delivering: 1, to_promote: 2, promoted: 0, archived: 0 },
      orders: [
        { pieces: [{ name: 'BAG', qty: 1 }], is_given: true },
        { number, pieces: [{ name: 'JUMPER' }, { name: 'SKIRT' }], is_given: true },
      ],
    })
    const { result: list } = await ask('partners', manager.token)
    expect(list.items).toContainEqual(expect.objectContaining({ partner_id: nora.customerId, offered: 1 }))
  })

  test('alone does, and nobody is found who is no partner', async () => {
    expect((await ask('partners', pia.token)).status).toBe(403)
    const nobody = await ask(`partners/${manager.customerId}`, manager.token)
    expect([nobody.status, nobody.meta.field]).toEqual([404, 'id'])
  })
})

describe('the selection', () => {
  const offer = async (skus: string[]) =>
    (await shop.ask('assign_products', { ...manager, body: { partner_id: pia.customerId, skus } })).result
      .products

  test('is approved or refused only where the shop lets partners choose', async () => {
    const products = await offer(['JUMPER', 'SKIRT', 'BAG'])
    await shop.letChoose(false)
    const refused = await shop.ask('approve_products', { ...pia, body: { products, action: 'approve' } })
    expect([refused.status, refused.meta.errorCode, refused.result]).toEqual([
      409,
      'PRODUCT_CHOOSE_OFF',
      expect.any(String),
    ])
    await shop.letChoose(true)
    const [jumper, skirt, bag] = products
    const approved = await shop.ask('approve_products', {
      ...pia,
      body: { products: [jumper], action: 'approve' },
    })
    expect(approved.result).toEqual({ approved: [jumper] })
    await shop.ask('approve_products', { ...pia, body: { products: [skirt], action: 'reject' } })
    const ids = async (approved: number) =>
      (await shop.ask(`promo_products?approved=${approved}`, pia)).result.items.map(
        (one: { id: number }) => one.id,
      )
    expect([await ids(0), await ids(-1)]).toEqual([[bag], [skirt]])
    expect(await ids(1)).toContain(jumper)
  })

  test('lays nothing before a partner twice', async () => {
    expect(await offer(['BOOTS', 'BOOTS'])).toHaveLength(1)
    expect(await offer(['BOOTS'])).toEqual([])
  })

  test('of goods or people that are not there is refused by name', async () => {
    const ask = (body: object) => shop.ask('assign_products', { ...manager, body })
    const unknown = await ask({ partner_id: pia.customerId, skus: ['JUMPER', 'NONE'] })
    expect([unknown.status, unknown.meta.field]).toEqual([404, 'skus.1'])
    const nobody = await ask({ partner_id: manager.customerId, skus: ['JUMPER'] })
    expect([nobody.status, nobody.meta.field]).toEqual([404, 'partner_id'])
    expect((await ask({ order_number: '000000' })).meta).toMatchObject({ field: 'order_number' })
  })
})

test('a cabinet counts what its lists hold, of its own partner alone', async () => {
  await shop.letChoose(true)
  const rosa = await shop.aPartner('rosa lux')
  const ask = async (path: string, body?: object) =>
    (await shop.ask(path, { token: rosa.token, ...(body && { body }) })).result
  const parcel = await shop.aParcel(rosa, ['JUMPER', 'SKIRT', 'BOOTS'])
  const [jumper = 0, skirt = 0, boots = 0] = parcel.pieces
  const offered = await shop.ask('assign_products', {
    token: manager.token,
    body: { partner_id: rosa.customerId, skus: ['SHIRT', 'JEANS', 'BAG'] },
  })
  const [shirt = 0, jeans = 0] = offered.result.products
  await ask('approve_products', { products: [shirt], action: 'approve' })
  await ask('approve_products', { products: [jeans], action: 'reject' })
  const form = new FormData()
  for (const id of [jumper, skirt]) form.append('items', String(id))
  await shop.ask('save_set', { token: rosa.token, form })
  const aside = { type: 'product', archive: true, reason: 'sold_out', notes: '' }
  await ask('archive_product', { id: boots, ...aside })
  const counts = await ask('counts')
  expect(counts).toEqual({
    ...{ orders: 0, payouts: 0, posts: 0, products: 4, sets: 1, archive: 1 },
    selection: { to_look_at: 1, approved: 1, rejected: 1 },
  })
  const pieces = (await ask('promo_products')).items as { archive: boolean; is_set: boolean }[]
  expect(pieces.filter(({ archive }) => !archive)).toHaveLength(counts.products)
  const { token } = await signInAt(shop, { name: 'carl kant', roles: [] })
  expect((await shop.ask('counts', { token })).status).toBe(403)
})
