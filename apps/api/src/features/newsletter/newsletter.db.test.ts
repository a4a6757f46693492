import {
  confirmSubscription,
  getSubscription,
  leaveNewsletter,
  subscribe,
  unsubscribe,
} from '@vitrine/contract/newsletter'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { newsletterFeature } from './index.ts'

type Row = { payload: { email: string; storeId: number; secret: { confirm: string; leave: string } } }

let database: TestDatabase
let api: Api
let now = new Date('2026-01-15T12:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  api = await buildTestApi({ db: database.db, features: [newsletterFeature], now: () => now })
})
beforeEach(async () => {
  for (const table of ['rate_limit', 'outbox', 'newsletter_subscriber'] as const)
    await database.db.deleteFrom(table).execute()
  now = new Date('2026-01-15T12:00:00Z')
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const client = (store = 'de') => api.clientFor({ store })
const mails = async () =>
  (await database.db.selectFrom('outbox').select('payload').orderBy('outbox_id').execute()) as Row[]
/** As the database has it. */
const status = async (email = 'ada@example.com', storeId = 4) => {
  const row = await database.db
    .selectFrom('newsletter_subscriber')
    .select('status')
    .where('email', '=', email)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row?.status ?? 'unknown'
}
const answer = (query: { email: string; linkToken?: string }, store = 'de') =>
  client(store).call(getSubscription, { query })
const end = async (payload: object, store = 'de') =>
  (
    await api.app.inject({
      method: 'DELETE',
      url: unsubscribe.path,
      headers: { 'x-vs-store-code': store },
      payload,
    })
  ).json()
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    ({ code }: { code: number }) => code,
  )

describe('the newsletter', () => {
  test('begins with the link in the mail, not before', async () => {
    expect(await client().call(subscribe, { body: { email: 'Ada@Example.com' } })).toBe('subscribed')
    expect(await status()).toBe('pending')
    const [mail] = await mails()
    expect(mail?.payload).toMatchObject({ email: 'ada@example.com', storeId: 4 })
    const token = mail?.payload.secret.confirm ?? ''
    expect(await client().call(confirmSubscription, { body: { token } })).toBe('subscribed')
    expect(await status()).toBe('subscribed')
    expect(await status('ada@example.com', 1)).toBe('unknown')
  })

  test('the link works once, and for two days', async () => {
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const token = (await mails())[0]?.payload.secret.confirm ?? ''
    now = new Date('2026-01-17T12:00:01Z')
    expect(await codeOf(client().call(confirmSubscription, { body: { token } }))).toBe(404)
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const fresh = (await mails())[1]?.payload.secret.confirm ?? ''
    const codes = await Promise.all(
      [fresh, fresh, fresh, token].map((one) =>
        codeOf(client().call(confirmSubscription, { body: { token: one } })),
      ),
    )
    expect(codes.sort()).toEqual([200, 404, 404, 404])
  })

  test('whoever is subscribed gets the same answer and no second mail', async () => {
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const token = (await mails())[0]?.payload.secret.confirm ?? ''
    await client().call(confirmSubscription, { body: { token } })
    expect(await client().call(subscribe, { body: { email: 'ada@example.com' } })).toBe('subscribed')
    expect(await mails()).toHaveLength(1)
    expect(await status()).toBe('subscribed')
  })

  test('ends by the link of a letter, as often as it is followed', async () => {
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const { confirm = '', leave = '' } = (await mails())[0]?.payload.secret ?? {}
    await client().call(confirmSubscription, { body: { token: confirm } })
    for (let at = 0; at < 2; at += 1)
      expect(await client().call(leaveNewsletter, { body: { token: leave } })).toBe('unsubscribed')
    expect(await status()).toBe('unsubscribed')
  })

  test('tells how an address stands only to who has a letter to it, and everybody else the same of all', async () => {
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const { confirm = '', leave = '' } = (await mails())[0]?.payload.secret ?? {}
    const email = 'ada@example.com'
    expect(await answer({ email, linkToken: leave })).toBe('pending')
    await client().call(confirmSubscription, { body: { token: confirm } })
    expect(await answer({ email: 'Ada@Example.com', linkToken: leave })).toBe('subscribed')
    const strangers = [
      answer({ email }),
      answer({ email: 'nobody@example.com' }),
      answer({ email, linkToken: 'f'.repeat(32) }),
      answer({ email: 'nobody@example.com', linkToken: leave }),
      answer({ email, linkToken: leave }, 'us'),
    ]
    expect(new Set(await Promise.all(strangers))).toEqual(new Set(['unsubscribed']))
  })

  test('ends by the address only for who has a letter to it, and looks the same to everybody', async () => {
    const email = 'ada@example.com'
    await client().call(subscribe, { body: { email } })
    const { confirm = '', leave = '' } = (await mails())[0]?.payload.secret ?? {}
    await client().call(confirmSubscription, { body: { token: confirm } })
    const same = { code: 200, result: 'unsubscribed' }
    expect(await end({ email })).toEqual(same)
    expect(await end({ email, linkToken: 'f'.repeat(32) })).toEqual(same)
    expect(await end({ email: 'nobody@example.com', linkToken: leave })).toEqual(same)
    expect(await status()).toBe('subscribed')
    expect(await end({ email, linkToken: leave })).toEqual(same)
    expect(await status()).toBe('unsubscribed')
    expect(await end({ email, linkToken: 'short' })).toMatchObject({ code: 400 })
  })

  test('the database holds no link that works', async () => {
    await client().call(subscribe, { body: { email: 'ada@example.com' } })
    const { confirm = '?' } = (await mails())[0]?.payload.secret ?? {}
    const rows = await database.db.selectFrom('newsletter_subscriber').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(confirm)
  })

  test.each(['', 'ada', 'ada@', 'a@b\r\nBcc: c@d.example', 'x'.repeat(300)])(
    '%j is no address: 400',
    async (email) => {
      const reply = await api.app.inject({ method: 'POST', url: subscribe.path, payload: { email } })
      expect(reply.statusCode).toBe(400)
    },
  )

  test('nobody is bombed with mails', async () => {
    const codes: number[] = []
    for (let at = 0; at < 5; at += 1)
      codes.push(await codeOf(client().call(subscribe, { body: { email: 'victim@example.com' } })))
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })
})
