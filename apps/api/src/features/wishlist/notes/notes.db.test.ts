import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { mailsOf } from '#api/features/mail/index.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop([
    aCategory({ key: 'women' }),
    ...['COAT', 'HAT', 'CAP'].map((sku) => aProduct({ sku })),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['outbox', 'wishlist'] as const) await shop.database.db.deleteFrom(table).execute()
  for (const sku of ['COAT', 'HAT', 'CAP']) await stock(sku, 5)
})

const stock = (sku: string, qty: number) =>
  sql`update stock_item set qty = ${qty}, reserved = 0, manage_stock = true
    where product_id = (select product_id from product where sku = ${sku})`.execute(shop.database.db)
/** As if it had cost so much when it was put in. */
const cost = (sku: string, minor: number) =>
  sql`update wishlist_item set price_minor = ${minor} where sku = ${sku}`.execute(shop.database.db)

async function post(path: string, body: object, { token = '', store = 'de' } = {}) {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: `/api/wishlist${path}`,
    headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  })
  return { status: reply.statusCode, ...reply.json() }
}
type News = { name: string; isBack: boolean; isCheaper: boolean }
type Row = { payload: { to: string; news: News[]; secret: { leave: string } } }
const letters = async () =>
  (await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'wishlist.notes')
    .orderBy('outbox_id')
    .execute()) as unknown as Row[]
const note = () => shop.api.jobs.run('wishlist.note')
async function aReader(name: string, skus: string[], store = 'de') {
  const reader = await signInAt(shop, { name, roles: [] })
  await post('/change', { add: skus }, reader)
  expect((await post('/notes', { on: true }, { ...reader, store })).result).toEqual({ notes: true })
  return reader
}

test('who wished for it is told of what got cheaper or is back, in one letter, once', async () => {
  await aReader('ada', ['COAT', 'HAT', 'CAP'])
  expect(await note()).toEqual({ sent: 0 })
  await stock('HAT', 0)
  expect(await note()).toEqual({ sent: 0 })
  await stock('HAT', 2)
  await cost('COAT', 99_900)
  expect(await note()).toEqual({ sent: 1 })
  expect(await note()).toEqual({ sent: 0 })
  const [{ payload }] = (await letters()) as [Row]
  expect(payload.to).toBe('ada@example.org')
  expect(payload.news.map(({ isBack, isCheaper }) => [isBack, isCheaper]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ])
})

test('nobody else is: who never asked, who took it back, whose money is another', async () => {
  const bea = await signInAt(shop, { name: 'bea', roles: [] })
  await post('/change', { add: ['COAT'] }, bea)
  const cyd = await aReader('cyd', ['COAT'])
  await post('/notes', { on: false }, cyd)
  await aReader('dan', ['COAT'], 'us')
  await cost('COAT', 99_900)
  expect(await note()).toEqual({ sent: 0 })
})

test('of many jobs at once one tells, and none who leaves meanwhile', async () => {
  const ada = await aReader('eve', ['COAT', 'HAT'])
  await cost('COAT', 99_900)
  await together(8, () => note())
  expect(await letters()).toHaveLength(1)
  const [{ payload }] = (await letters()) as [Row]
  await stock('HAT', 0)
  await note()
  await stock('HAT', 1)
  for (let at = 0; at < 2; at += 1)
    expect((await post('/notes/leave', { token: payload.secret.leave })).result).toBe('left')
  expect(await note()).toEqual({ sent: 0 })
  const list = await shop.api.app.inject({
    url: '/api/wishlist',
    headers: { authorization: `Bearer ${ada.token}`, 'x-vs-store-code': 'de' },
  })
  expect(list.json().result.notes).toBe(false)
})

test('a link of another kind, a guest and an account without a mailbox change nothing', async () => {
  expect((await post('/notes/leave', { token: `1-${'A'.repeat(32)}` })).status).toBe(404)
  expect((await post('/notes/leave', { token: ['x'] })).status).toBe(400)
  expect((await post('/notes', { on: true })).status).toBe(401)
  const { token, customerId } = await signInAt(shop, { name: 'fay', roles: [] })
  expect((await post('/notes', { on: 'yes' }, { token })).status).toBe(400)
  await sql`update customer set email = null, phone = '+4915112345678' where customer_id = ${customerId}`.execute(
    shop.database.db,
  )
  expect(await post('/notes', { on: true }, { token })).toMatchObject({ status: 409, result: 'EMAIL_NEEDED' })
})

test.each(STORE_VIEWS)('the letter speaks the language of $code', async ({ code, storeId }) => {
  const maker = mailsOf(shop.made.features)['wishlist.notes']
  const piece = { name: 'COAT', path: 'coat', image: null, price: 12 }
  const news = [
    { ...piece, isBack: true, isCheaper: false },
    { ...piece, isBack: false, isCheaper: true },
    { ...piece, isBack: true, isCheaper: true },
  ]
  const payload = { to: 'ada@example.org', storeId, news, secret: { leave: 'to-leave' } }
  const mail = await maker?.(payload, { db: shop.database.db, publicUrl: 'https://shop.test' })
  expect(mail?.text).toContain(`https://shop.test/${code}/alerts/wishes/to-leave`)
  expect(`${mail?.subject}${mail?.html}`).not.toMatch(/\bmail\.wish|undefined|\{price/)
})
