// Everything that only grows is swept, and nothing that is still needed goes with it.
import { randomBytes } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderMailer } from '#api/adapters/mail/folder-mailer.ts'
import { json } from '#api/db/json.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { signIn } from './sessions/testing/sign-in.ts'
import { type AgeingShop, anAgeingShop } from './testing/an-ageing-shop.ts'

let shop: AgeingShop
beforeAll(async () => {
  shop = await anAgeingShop()
})
beforeEach(() => shop.toToday())
afterAll(() => shop.close())

test('what the test gateway was asked to be paid goes after ninety days', async () => {
  const payment = { token: 't', reference: 'r', amount_minor: 1, currency_code: 'EUR', order_number: '1' }
  const links = { store_code: 'de', events_url: '', return_paid: '', return_failed: '', return_later: '' }
  await shop.db
    .insertInto('test_gateway_payment')
    .values({ ...payment, ...links, opened_at: shop.now(), closes_at: shop.now() })
    .execute()
  shop.pass(DEFAULT_RETENTION.testPayments - 1)
  expect(await shop.sweep('test-gateway.sweep')).toEqual({ removed: 0 })
  shop.pass(2)
  expect(await shop.sweep('test-gateway.sweep')).toEqual({ removed: 1 })
})

test('of payouts to deleted accounts the number goes a month after they were sent, but for its end', async () => {
  const [one, other] = await Promise.all(
    ['gone@example.org', 'here@example.org'].map((email) => signIn(shop.db, { email, now: shop.now })),
  )
  const to = { currency_code: 'EUR', sum_minor: 1, holder: 'Mila', account: 'DE89370400440532013000' }
  const sent = { ...to, created_at: shop.now(), state: 'sent' as const, sent_at: shop.now() }
  const partners = [one, other].map((who) => ({ partner_id: who?.customerId ?? 0, ...sent }))
  await shop.db.insertInto('payout').values(partners).execute()
  await sql`update customer set enabled = false where customer_id = ${one?.customerId}`.execute(shop.db)
  shop.pass(DEFAULT_RETENTION.payoutDetails - 1)
  expect(await shop.sweep('royalties.forget')).toEqual({ removed: 0, cut: 0 })
  shop.pass(2)
  expect(await shop.sweep('royalties.forget')).toEqual({ removed: 0, cut: 1 })
  const left = await shop.db.selectFrom('payout').select('account').orderBy('payout_id').execute()
  expect(left.map(({ account }) => account)).toEqual(['…3000', to.account])
})

test('lines of the audit go after five years, and no sooner', async () => {
  const line = { permission: 'review:approve', entity: 'review', entity_id: '1', job: 'command:review' }
  await shop.db
    .insertInto('audit')
    .values({ ...line, at: shop.now() })
    .execute()
  shop.pass(DEFAULT_RETENTION.auditLines - 1)
  expect(await shop.sweep('audit.sweep')).toEqual({ removed: 0 })
  shop.pass(2)
  expect(await shop.sweep('audit.sweep')).toEqual({ removed: 1 })
})

test('imports go after four hundred days, tables nobody imports any more after thirty', async () => {
  const { db } = shop
  const origin = json({ kind: 'file' })
  const file = { title: 'goods.csv', origin, bytes: 1, uploaded_at: shop.now(), uploaded_by: null }
  const names = ['a', 'b'].map((sign) => `${sign.repeat(32)}.gz`)
  const [{ file_id } = { file_id: 0 }] = await db
    .insertInto('import_file')
    .values(names.map((name) => ({ ...file, name })))
    .returning('file_id')
    .execute()
  const ended = { started_at: shop.now(), ended_at: shop.now(), asked_at: shop.now(), asked_by: null }
  await db
    .insertInto('import_run')
    .values({
      ...{ state: 'done', reason: 'staff', title: 'goods.csv', origin, file_id, format: 'csv' },
      ...{ options: json({}), is_dry_run: true, ...ended },
    })
    .execute()
  shop.pass(DEFAULT_RETENTION.importFiles + 1)
  expect(await shop.sweep('imports.sweep')).toEqual({ removed: 0, files: 2, bytes: 0 })
  shop.pass(DEFAULT_RETENTION.importRuns - DEFAULT_RETENTION.importFiles)
  expect(await shop.sweep('imports.sweep')).toEqual({ removed: 1, files: 0, bytes: 0 })
})

test('orders of a former shop go after three years, but for those of somebody with an account', async () => {
  const { customerId } = await signIn(shop.db, { email: 'former@example.org', now: shop.now })
  const order = (email: string, customer_id: number | null) => ({
    ...{ email, customer_id, number: email, placed_at: shop.now(), brought_at: shop.now() },
    ...{ currency_code: 'EUR', total_minor: 100, ending: null },
  })
  await shop.db
    .insertInto('former_order')
    .values([
      order('nobody@example.org', null),
      order('other@example.org', customerId),
      order('former@example.org', null),
    ])
    .execute()
  shop.pass(DEFAULT_RETENTION.formerOrders - 1)
  expect(await shop.sweep('former-orders.sweep')).toEqual({ removed: 0 })
  shop.pass(2)
  expect(await shop.sweep('former-orders.sweep')).toEqual({ removed: 1 })
})

test('challenges and tickets nobody can answer any more go with the codes', async () => {
  const { customerId } = await signIn(shop.db, { email: 'late@example.org', now: shop.now })
  const expires_at = new Date(shop.now().getTime() + 300_000)
  await shop.db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: randomBytes(32), customer_id: customerId, expires_at })
    .execute()
  await shop.db
    .insertInto('sign_in_ticket')
    .values({ ticket_hash: randomBytes(32), customer_id: customerId, expires_at })
    .execute()
  expect(await shop.sweep('accounts.sweep-codes')).toEqual({ removed: 0 })
  shop.pass(1)
  expect(await shop.sweep('accounts.sweep-codes')).toEqual({ removed: 2 })
})

test('what a product cost before goes after four hundred days', async () => {
  const { db } = shop
  const product = await db.selectFrom('product').select('product_id').limit(1).executeTakeFirstOrThrow()
  const row = (days: number) => ({
    ...{ ...product, store_id: 4, until: new Date(shop.now().getTime() - days * 86_400_000) },
    ...{ price_minor: 900, special_minor: null, special_from: null, special_to: null },
  })
  await db
    .insertInto('former_price')
    .values([row(399), row(401)])
    .execute()
  expect(await shop.sweep('catalog.sweep-former-prices')).toEqual({ removed: 1 })
})

describe('the outbox', () => {
  test('forgets what was sent; what waits stays, however old', async () => {
    const { db } = shop
    await db.deleteFrom('outbox').execute()
    const at = (days: number) => new Date(shop.now().getTime() - days * 86_400_000)
    const row = (topic: string, days: number, fate: object = {}) => ({
      ...{ topic, payload: json({}), created_at: at(days) },
      ...fate,
    })
    await db
      .insertInto('outbox')
      .values([
        row('sent long ago', 40, { sent_at: at(31) }),
        row('sent lately', 40, { sent_at: at(29) }),
        row('waiting', 1_000),
        row('postponed', 1_000, { attempts: 9, last_error: 'away' }),
        row('refused long ago', 200, { failed_at: at(181) }),
        row('refused', 200, { failed_at: at(100) }),
      ])
      .execute()
    expect(await shop.sweep('mail.sweep-outbox')).toEqual({ removed: 2 })
    const left = await db.selectFrom('outbox').select('topic').orderBy('outbox_id').execute()
    expect(left.map(({ topic }) => topic)).toEqual(['sent lately', 'waiting', 'postponed', 'refused'])
  })

  test('as a folder holds the newest mails', async () => {
    const folder = join(shop.dataDir, 'mail')
    const mailer = folderMailer(folder, () => shop.now())
    for (let at = 1; at <= 9; at += 1) {
      await mailer.send({ id: `vitrine-${at}`, to: 'a@b.c', subject: `${at}`, text: '', html: '' })
      utimesSync(join(folder, `vitrine-${at}.json`), at, at)
    }
    expect(await shop.api.jobs.run('mail.prune-folder', { ...DEFAULT_RETENTION, storedMails: 3 })).toEqual({
      removed: 6,
    })
    expect(readdirSync(folder).sort()).toEqual([7, 8, 9].map((at) => `vitrine-${at}.json`))
  })

  test('tokens of the mail form go when their hour is over', async () => {
    const hour = 3_600_000
    for (const life of [-hour, hour])
      await shop.db
        .insertInto('mail_token')
        .values({ token_hash: randomBytes(32), expires_at: new Date(shop.now().getTime() + life) })
        .execute()
    expect(await shop.sweep('mail.sweep-tokens')).toEqual({ removed: 1 })
    expect(await shop.count('mail_token')).toBe(1)
  })
})

test('an address that never confirmed is forgotten after a month; who joined or left is not', async () => {
  const old = new Date(shop.now().getTime() - 31 * 86_400_000)
  const subscriber = (email: string, status: 'pending' | 'subscribed' | 'unsubscribed', asked_at = old) => ({
    ...{ email, store_id: 4, status, asked_at },
  })
  await shop.db
    .insertInto('newsletter_subscriber')
    .values([
      subscriber('never@example.org', 'pending'),
      subscriber('today@example.org', 'pending', shop.now()),
      subscriber('in@example.org', 'subscribed'),
      subscriber('out@example.org', 'unsubscribed'),
    ])
    .execute()
  expect(await shop.sweep('newsletter.sweep-pending')).toEqual({ removed: 1 })
  const left = await shop.db.selectFrom('newsletter_subscriber').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual(['in@example.org', 'out@example.org', 'today@example.org'])
})

test('sessions go a month after their end, and spent tokens when nobody could use them anyway', async () => {
  const { db } = shop
  await db.deleteFrom('session').execute()
  const day = (count: number) => new Date(shop.now().getTime() - count * 86_400_000)
  const { customerId } = await signIn(db, { email: 'bob@example.org', now: () => day(1) })
  const session = async (
    startedDays: number,
    tokens: [issued: number, used?: number][],
    endedDays?: number,
  ) => {
    const { session_id } = await db
      .insertInto('session')
      .values({
        customer_id: customerId,
        started_at: day(startedDays),
        ended_at: endedDays === undefined ? null : day(endedDays),
        end_reason: endedDays === undefined ? null : 'logout',
      })
      .returning('session_id')
      .executeTakeFirstOrThrow()
    for (const [issued, used] of tokens)
      await db
        .insertInto('refresh_token')
        .values({
          ...{ token_hash: randomBytes(32), session_id, issued_at: day(issued) },
          used_at: used === undefined ? null : day(used),
        })
        .execute()
    return session_id
  }
  const living = await session(100, [[40, 35], [20, 10], [10]])
  await session(70, [[61]])
  await session(211, [[1]])
  await session(50, [[50]], 31)
  const justOut = await session(50, [[50]], 29)
  expect(await shop.sweep('sessions.sweep')).toEqual({ removed: 3 })
  const left = await db.selectFrom('session').select('session_id').orderBy('session_id').execute()
  expect(left.map(({ session_id }) => session_id).slice(1)).toEqual([living, justOut])
  expect(await shop.sweep('sessions.sweep-tokens')).toEqual({ removed: 1 })
  const tokens = await db.selectFrom('refresh_token').where('session_id', '=', living).selectAll().execute()
  expect(tokens).toHaveLength(2)
})

test('stock kept aside is given back after its time', async () => {
  const { db } = shop
  const reserved = () =>
    db.selectFrom('stock_item').select('reserved').where('product_id', '=', shop.productId).executeTakeFirst()
  await db
    .insertInto('stock_item')
    .values({ product_id: shop.productId, qty: 10, reserved: 7 })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ qty: 10, reserved: 7 }))
    .execute()
  await db
    .insertInto('stock_reservation')
    .values(
      [-2, 1].map((minutes) => ({
        product_id: shop.productId,
        cart_id: `cart ${minutes}`,
        qty: minutes + 4,
        until: new Date(shop.now().getTime() + minutes * 60_000),
      })),
    )
    .execute()
  expect(await shop.sweep('stock.sweep-holds')).toEqual({ removed: 1 })
  expect(await shop.count('stock_reservation')).toBe(1)
  expect(await reserved()).toEqual({ reserved: 5 })
})

test('counters of allowances go when they have run out', async () => {
  await shop.db.deleteFrom('rate_limit').execute()
  await shop.db
    .insertInto('rate_limit')
    .values(
      [-2, 1].map((days) => ({
        key: `k${days}`,
        points: 1,
        expire: shop.now().getTime() + days * 86_400_000,
      })),
    )
    .execute()
  expect(await shop.sweep('limits.sweep-spent')).toEqual({ removed: 1 })
  expect(await shop.count('rate_limit')).toBe(1)
})

test('changes of products go when all have seen them, but for the newest; who slept through loads anew', async () => {
  const { db } = shop
  const old = new Date(shop.now().getTime() - 8 * 86_400_000)
  await sql`insert into catalogue_change (product_id, at) select ${shop.productId}, ${old} from generate_series(1, 2500)`.execute(
    db,
  )
  expect(await shop.sweep('catalog.sweep-changes')).toEqual({ removed: 500 })
  expect(await shop.sweep('catalog.sweep-changes')).toEqual({ removed: 0 })
  const row = await db.selectFrom('catalogue_generation').select('changes_swept_to').executeTakeFirstOrThrow()
  expect(row.changes_swept_to).toBe(500)
})
