import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { mailsOf } from '#api/features/mail/index.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop([
    aCategory({ key: 'women' }),
    aProduct({ sku: 'COAT' }),
    aProduct({ sku: 'HAT' }),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['rate_limit', 'outbox', 'stock_alert'] as const)
    await shop.database.db.deleteFrom(table).execute()
  await stock('COAT', 0)
})

const stock = (sku: string, qty: number) =>
  sql`update stock_item set qty = ${qty}, reserved = 0, manage_stock = true
    where product_id = (select product_id from product where sku = ${sku})`.execute(shop.database.db)

async function ask(path: string, body: object, { token = '', store = 'de' } = {}) {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: `/api/alerts${path}`,
    headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  })
  return { status: reply.statusCode, text: reply.body, ...reply.json() }
}
type Row = { topic: string; payload: { to: string; name: string; secret: Record<string, string> } }
const letters = async () =>
  (await shop.database.db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .orderBy('outbox_id')
    .execute()) as unknown as Row[]
const topics = async () => (await letters()).map(({ topic, payload }) => `${topic} ${payload.to}`)
const send = () => shop.api.jobs.run('alerts.send')
const ADA = { sku: 'COAT', email: 'Ada@Example.org' }
async function confirmed(email = 'ada@example.org') {
  await ask('', { sku: 'COAT', email })
  const { secret } = (await letters()).at(-1)?.payload ?? { secret: {} as Record<string, string> }
  expect((await ask('/confirm', { token: secret.confirm })).result).toBe('waiting')
  return secret as { confirm: string; leave: string }
}

describe('to be told when it is back', () => {
  test('a guest is asked in their own mailbox first, and told once, when it is there', async () => {
    expect(await ask('', ADA)).toMatchObject({ status: 200, result: 'asked' })
    expect(await topics()).toEqual(['alerts.confirm ada@example.org'])
    await stock('COAT', 3)
    expect(await send()).toEqual({ sent: 0 })
    await stock('COAT', 0)
    await confirmed()
    expect(await send()).toEqual({ sent: 0 })
    await stock('COAT', 1)
    expect(await send()).toEqual({ sent: 1 })
    expect(await send()).toEqual({ sent: 0 })
    expect((await topics()).filter((topic) => topic.startsWith('alerts.back'))).toEqual([
      'alerts.back ada@example.org',
    ])
  })

  test('of many jobs at once each mailbox hears from one', async () => {
    for (let at = 0; at < 6; at += 1) await confirmed(`reader${at}@example.org`)
    await stock('COAT', 1)
    await together(8, () => send())
    const told = (await topics()).filter((topic) => topic.startsWith('alerts.back'))
    expect(told.toSorted()).toEqual(
      Array.from({ length: 6 }, (_, at) => `alerts.back reader${at}@example.org`),
    )
  })

  test('whoever is signed in is told at their own address without a question, at another with one', async () => {
    const { token } = await signInAt(shop, { name: 'bea', roles: [] })
    expect((await ask('', { sku: 'COAT' }, { token })).result).toBe('waiting')
    expect(await topics()).toEqual([])
    expect((await ask('', { sku: 'COAT', email: 'other@example.org' }, { token })).result).toBe('asked')
    await stock('COAT', 1)
    expect(await send()).toEqual({ sent: 1 })
    expect(await topics()).toEqual(['alerts.confirm other@example.org', 'alerts.back bea@example.org'])
  })

  test('asked again one waits on; told, one may ask again', async () => {
    await confirmed()
    await ask('', ADA)
    expect(await topics()).toHaveLength(1)
    await stock('COAT', 1)
    await send()
    await stock('COAT', 0)
    await ask('', ADA)
    expect((await topics()).at(-1)).toBe('alerts.confirm ada@example.org')
  })

  test('the answer is the same for a mailbox that waits, and for one the shop never heard of', async () => {
    await confirmed()
    const said = [await ask('', ADA), await ask('', { ...ADA, email: 'nobody@example.org' })]
    expect(said[0]?.text).toBe(said[1]?.text)
  })

  test('leaving takes all of the mailbox, as often as it is followed, and nobody else’s', async () => {
    const { leave } = await confirmed()
    await confirmed('bob@example.org')
    await stock('HAT', 0)
    for (let at = 0; at < 2; at += 1) expect((await ask('/leave', { token: leave })).result).toBe('left')
    await stock('COAT', 1)
    expect(await send()).toEqual({ sent: 1 })
    expect((await topics()).at(-1)).toBe('alerts.back bob@example.org')
  })

  test('a link works for two days, once, for what it is for, and none that works lies in the table', async () => {
    const { confirm, leave } = await confirmed()
    expect((await ask('/confirm', { token: confirm })).status).toBe(404)
    expect((await ask('/leave', { token: confirm })).status).toBe(404)
    expect((await ask('/confirm', { token: leave })).status).toBe(404)
    await ask('', { ...ADA, email: 'late@example.org' })
    const late = (await letters()).at(-1)?.payload.secret.confirm
    await sql`update stock_alert set asked_at = asked_at - interval '49 hours'`.execute(shop.database.db)
    expect((await ask('/confirm', { token: late })).status).toBe(404)
    const rows = JSON.stringify(await shop.database.db.selectFrom('stock_alert').selectAll().execute())
    // The key may itself begin with a hyphen.
    expect(rows).not.toContain(leave.slice(leave.indexOf('-') + 1))
  })

  test.each([
    [{ email: 'ada@example.org' }, 400, 'sku'],
    [{ sku: 'COAT' }, 400, 'email'],
    [{ sku: 'COAT', email: 'ada@' }, 400, 'email'],
    [{ sku: 'COAT', email: ['ada@example.org'] }, 400, 'email'],
    [{ sku: 'COAT', email: 'a@b.de\r\nBcc: c@d.example' }, 400, 'email'],
    [{ sku: 'x'.repeat(10_000), email: 'ada@example.org' }, 400, 'sku'],
    [{ ...ADA, customer_id: 1 }, 400, 'customer_id'],
    [{ ...ADA, sku: 'GONE' }, 404, 'sku'],
  ])('%# is refused by its field, and nobody is written to', async (body, status, field) => {
    expect(await ask('', body)).toMatchObject({ status, meta: { field } })
    expect(await topics()).toEqual([])
  })

  test('what is there is not waited for', async () => {
    expect(await ask('', { sku: 'HAT', email: 'ada@example.org' })).toMatchObject({ status: 200 })
    await stock('HAT', 2)
    expect(await ask('', { sku: 'HAT', email: 'ada@example.org' })).toMatchObject({
      status: 409,
      result: 'IN_STOCK',
    })
  })

  test('nobody is bombed with letters', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push((await ask('', ADA)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test.each(STORE_VIEWS)('its letters speak the language of $code', async ({ code, storeId }) => {
    const makers = mailsOf(shop.made.features)
    const ctx = { db: shop.database.db, publicUrl: 'https://shop.test' }
    const known = { to: 'ada@example.org', storeId, name: 'COAT', path: 'coat', image: '/coat.jpg' }
    const secret = { confirm: 'to-confirm', leave: 'to-leave' }
    const question = await makers['alerts.confirm']?.({ ...known, secret }, ctx)
    expect(question?.text).toContain(`https://shop.test/${code}/alerts/confirm/to-confirm`)
    const told = await makers['alerts.back']?.({ ...known, secret }, ctx)
    expect(told?.text).toContain(`https://shop.test/${code}/coat`)
    expect(told?.headers).toEqual({
      'list-unsubscribe': `<https://shop.test/${code}/alerts/leave/to-leave>`,
    })
    const words = `${question?.subject}${question?.html}${told?.subject}${told?.html}`
    expect(words).not.toMatch(/\bmail\.alert|undefined|\{name/)
  })
})

test('what was never confirmed goes after a month, what is not to come back after a year', async () => {
  await ask('', ADA)
  await confirmed('bob@example.org')
  const age = (days: number) =>
    sql`update stock_alert set asked_at = now() - make_interval(days => ${days})`.execute(shop.database.db)
  await age(29)
  expect(await shop.api.jobs.run('alerts.sweep')).toEqual({ removed: 0 })
  await age(31)
  expect(await shop.api.jobs.run('alerts.sweep')).toEqual({ removed: 1 })
  await age(366)
  expect(await shop.api.jobs.run('alerts.sweep')).toEqual({ removed: 1 })
})
