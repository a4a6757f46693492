import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { aCatalogue } from '#api/features/cart/testing/a-catalogue.ts'
import { anEngraving } from '#api/features/cart/testing/an-engraving.ts'
import { proofMail } from '../proof/proof-mail.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

async function signIn(phone: string): Promise<{ token: string; id: number }> {
  await shop.post('get-sms-code', { phone })
  const { code } = await shop.secret()
  const { body } = await shop.post('check-sms-code', { phone, code })
  return body.result
}

/** What was sent to prove something. */
async function proofCode(): Promise<string> {
  const row = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.proof')
    .orderBy('outbox_id', 'desc')
    .executeTakeFirstOrThrow()
  return (row.payload as { secret: { code: string } }).secret.code
}

const ADDRESS = { firstname: 'Ada', lastname: 'Canary', street: ['Main 1'], city: 'York', country_id: 'GB' }

async function place(customerId: number, state: 'delivered' | 'packed') {
  const values = {
    ...{ store_id: 4, client_order_id: randomBytes(8).toString('hex'), fingerprint: '', state },
    ...{
      access_hash: hashKey(randomBytes(8).toString('hex')),
      customer_id: customerId,
      currency_code: 'EUR',
    },
    ...{ subtotal_minor: 5_000, shipping_minor: 0, total_minor: 5_000, totals: json({}) },
    ...{
      payment_method: json({ title: 'Card' }),
      shipping_address: json(ADDRESS),
      email: 'ada@canary.example',
    },
    billing_address: json({ ...ADDRESS, postcode: 'YO1', telephone: '+44 canary' }),
  }
  await shop.db.insertInto('shop_order').values(values).execute()
}
const saveAddress = (token: string) =>
  shop.post(
    'addresses',
    { ...ADDRESS, city: 'Bonn', country_id: 'DE', postcode: '53111', company: 'Canary' },
    { token },
  )
const ordersOf = (customerId: number | null) =>
  shop.db
    .selectFrom('shop_order')
    .selectAll()
    .where('customer_id', 'is not distinct from', customerId)
    .execute()

async function wishFor(customerId: number, sku: string) {
  await shop.db
    .insertInto('wishlist')
    .values({ customer_id: customerId, share_code: `code ${sku}` })
    .execute()
  const item = { customer_id: customerId, sku, added_at: shop.now(), price_minor: 100, currency_code: 'EUR' }
  await shop.db.insertInto('wishlist_item').values(item).execute()
}

const placeFormer = (email: string) =>
  shop.db
    .insertInto('former_order')
    .values({
      ...{ email, customer_id: null, number: 'canary-1', placed_at: shop.now(), brought_at: shop.now() },
      ...{ currency_code: 'PLN', total_minor: 100, ending: null },
    })
    .execute()

test('the copy holds what the shop knows of oneself, and of nobody else', async () => {
  const ada = await signIn('ada@canary.example')
  const bea = await signIn('bea@other.example')
  await place(ada.id, 'delivered')
  await placeFormer('ada@canary.example')
  await saveAddress(ada.token)
  await wishFor(ada.id, 'canary-coat')
  const { status, body } = await shop.get('export', { token: ada.token })
  expect(status).toBe(200)
  expect(body.result.about).toMatchObject({
    profile: { email: 'ada@canary.example' },
    devices: [{}],
    wishlist: [{ sku: 'canary-coat' }],
  })
  expect(body.result.about.orders).toMatchObject([{ total_minor: 5_000, billing_address: { city: 'York' } }])
  expect(body.result.about.former_orders).toMatchObject([{ number: 'canary-1', currency: 'PLN', lines: [] }])
  expect(body.result.about.addresses).toMatchObject([{ city: 'Bonn', company: 'Canary', is_default: true }])
  const others = JSON.stringify((await shop.get('export', { token: bea.token })).body)
  expect(others).not.toContain('canary')
  expect((await shop.get('export')).status).toBe(401)
})

test('an account goes by a code: orders stay without a name, sessions end, and the contact is free again', async () => {
  const ada = await signIn('ada@canary.example')
  await place(ada.id, 'delivered')
  await saveAddress(ada.token)
  await shop.db.deleteFrom('wishlist').execute()
  await wishFor(ada.id, 'canary-hat')
  await shop.forgetBudgets()
  const { token } = ada
  expect((await shop.post('delete/code', {}, { token })).status).toBe(200)
  const wrong = await shop.post('delete', { code: '000000x' }, { token })
  expect(wrong).toMatchObject({ status: 400, body: { result: 'REGISTER_SMS_CODE_INCORRECT' } })
  const code = await proofCode()
  const gone = await shop.post('delete', { code }, { token })
  expect(gone.status).toBe(200)
  // A page that asks for something else in the same moment is refused, and signs nobody out any more.
  expect(gone.cookies).toMatchObject([{ name: 'vitrine-session', value: '', expires: new Date(0) }])
  expect((await shop.get('profile', { token })).status).toBe(401)
  expect(await ordersOf(ada.id)).toEqual([])
  expect(
    await shop.db.selectFrom('customer_address').selectAll().where('customer_id', '=', ada.id).execute(),
  ).toEqual([])
  expect(await shop.db.selectFrom('wishlist_item').selectAll().execute()).toEqual([])
  expect(await shop.db.selectFrom('former_order').selectAll().execute()).toEqual([])
  const stored = JSON.stringify([await ordersOf(null), await customerRow(ada.id)])
  expect(stored).not.toMatch(/canary|Ada|Main 1/i)
  expect((await ordersOf(null))[0]).toMatchObject({
    total_minor: 5_000,
    billing_address: { country_id: 'GB' },
  })
  await shop.forgetBudgets()
  expect((await signIn('ada@canary.example')).id).not.toBe(ada.id)
})

test('not while something is under way', async () => {
  const { token, id } = await signIn('cyd@shopper.example')
  await shop.forgetBudgets()
  await shop.post('delete/code', {}, { token })
  const code = await proofCode()
  await place(id, 'packed')
  expect(await shop.post('delete', { code }, { token })).toMatchObject({ status: 409 })
  expect((await shop.get('profile', { token })).status).toBe(200)
  expect(await ordersOf(id)).toHaveLength(1)
  expect(await shop.post('delete/code', {}, { token })).toMatchObject({ status: 409 })
})

test('a partner is told what is owed; without an account for it the code deletes nothing until it is given up', async () => {
  const { token, id } = await signIn('mila@shopper.example')
  const owed = { currency_code: 'EUR', pending_minor: 1_000, active_minor: 500 }
  await shop.db
    .insertInto('royalty_account')
    .values({ partner_id: id, ...owed })
    .execute()
  expect((await shop.get('delete', { token })).body.result).toEqual({
    owed: [{ currency: 'EUR', sum: 15, account_end: null }],
  })
  expect((await shop.get('delete')).status).toBe(401)
  await shop.forgetBudgets()
  await shop.post('delete/code', {}, { token })
  const code = await proofCode()
  const kept = await shop.post('delete', { code }, { token })
  expect([kept.status, kept.body.meta.errorCode, kept.body.meta.details]).toEqual([
    ...[409, 'ROYALTIES_UNCLAIMED'],
    { owed: [{ currency: 'EUR', sum: 15, account_end: null }] },
  ])
  expect((await shop.get('profile', { token })).status).toBe(200)
  expect((await shop.post('delete', { code, gives_up_royalties: true }, { token })).status).toBe(200)
  const given = await shop.db.selectFrom('royalty_waiver').select(['partner_id', 'sum_minor']).execute()
  expect(given).toEqual([{ partner_id: id, sum_minor: 1_500 }])
})

test('the copy left out what partners have said of themselves, where their money goes, and notes on orders', async () => {
  const mila = await signIn('mila@canary.example')
  await place(mila.id, 'delivered')
  const [order] = await ordersOf(mila.id)
  const note = { words: 'Mila called, canary', written_by: mila.id, at: shop.now() }
  await shop.db
    .insertInto('staff_note')
    .values({ ...note, order_id: order?.order_id ?? 0 })
    .execute()
  const of = { customer_id: mila.id }
  await shop.db
    .insertInto('partner')
    .values({ ...of, handle: 'mila', since: shop.now() })
    .execute()
  const bank = { currency_code: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' }
  await shop.db
    .insertInto('payout_account')
    .values({ ...of, ...bank, changed_at: shop.now() })
    .execute()
  const { about } = (await shop.get('export', { token: mila.token })).body.result
  expect(about).toMatchObject({
    notes: [{ words: 'Mila called, canary' }],
    partner: { page: { handle: 'mila' }, payout_accounts: [bank], payouts: [], earned: [] },
  })
  await shop.forgetBudgets()
  const other = await signIn('nobody@other.example')
  expect((await shop.get('export', { token: other.token })).body.result.about).toMatchObject({
    ...{ notes: [], partner: null },
  })
})

test('what was engraved, and what the staff had noted on an order, outlived the account', async () => {
  const { token, id } = await signIn('ines@canary.example')
  await place(id, 'delivered')
  const [order] = await ordersOf(id)
  const order_id = order?.order_id ?? 0
  await aCatalogue(shop.db)
  const { required, question, value } = await anEngraving(shop.db)
  const custom_options = [
    { option_id: required, option_value: 'For Canary' },
    { option_id: question, option_value: value },
  ]
  const options = [
    { label: 'Words', value: 'For Canary' },
    { label: 'Box', value: 'Oak' },
  ]
  const line = { order_id, sku: 'RING', name: 'Ring', qty: 1, price_minor: 1, row_minor: 1 }
  await shop.db
    .insertInto('shop_order_line')
    .values({
      ...{ ...line, tax_minor: 0, base_price_minor: 1, options: json(options) },
      product_option: json({ extension_attributes: { custom_options } }),
    } as never)
    .execute()
  await shop.db
    .insertInto('staff_note')
    .values({ order_id, words: 'Canary called', written_by: id, at: shop.now() })
    .execute()
  await shop.forgetBudgets()
  await shop.post('delete/code', {}, { token })
  expect((await shop.post('delete', { code: await proofCode() }, { token })).status).toBe(200)
  const { rows } = await sql<{ is: string }>`select l::text as is from shop_order_line l union all
    select n::text from staff_note n where order_id = ${order_id}`.execute(shop.db)
  expect(rows.map(({ is }) => is).join()).not.toMatch(/canary/i)
  const [kept] = await shop.db.selectFrom('shop_order_line').select(['options', 'product_option']).execute()
  expect(kept).toMatchObject({
    options: [{ label: 'Box', value: 'Oak' }],
    product_option: { extension_attributes: { custom_options: [{ option_value: '' }, custom_options[1]] } },
  })
})

test('who had bought nothing but a gift card or a film had to wait for somebody to pack it', async () => {
  const { token, id } = await signIn('flo@shopper.example')
  await place(id, 'packed')
  const all = shop.db.updateTable('shop_order').where('customer_id', '=', id)
  await all.set({ state: 'placed', shipping_address: null, payment_state: 'open' }).execute()
  await shop.forgetBudgets()
  expect((await shop.post('delete/code', {}, { token })).status).toBe(409)
  await all.set({ payment_state: 'paid' }).execute()
  expect((await shop.post('delete/code', {}, { token })).status).toBe(200)
})

test('of many who show the right code at once, one deletes', async () => {
  const { token } = await signIn('eve@shopper.example')
  await shop.forgetBudgets()
  await shop.post('delete/code', {}, { token })
  const code = await proofCode()
  const replies = await Promise.all(Array.from({ length: 5 }, () => shop.post('delete', { code }, { token })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code for one thing, or of one customer, is nothing to another, and signs nobody in', async () => {
  const fay = await signIn('fay@shopper.example')
  const gus = await signIn('gus@shopper.example')
  await shop.forgetBudgets()
  await shop.post('delete/code', {}, { token: fay.token })
  const code = await proofCode()
  for (const [path, body, token] of [
    ['contact', { contact: 'fay@shopper.example', code }, fay.token],
    ['delete', { code }, gus.token],
    ['check-sms-code', { phone: 'fay@shopper.example', code }, undefined],
  ] as const)
    expect((await shop.post(path, body, token ? { token } : {})).status).toBe(400)
})

const customerRow = (id: number) =>
  shop.db.selectFrom('customer').selectAll().where('customer_id', '=', id).execute()

test.each([
  [1, 'delete', 'is your code to delete your account'],
  [4, 'delete', 'ist Ihr Code zum Löschen Ihres Kontos'],
  [5, 'contact', 'код для подтверждения нового контакта'],
])('a code says in its subject what it does: store %i, %s', async (storeId, purpose, words) => {
  const payload = { to: 'ada@example.org', storeId, purpose, secret: { code: '123456' } }
  const mail = await proofMail(payload, { db: shop.db, publicUrl: 'https://shop.test' })
  expect(mail?.subject).toContain(words)
})
