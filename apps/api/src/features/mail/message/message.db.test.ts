import { tmpdir } from 'node:os'
import { getMailToken, sendMail } from '@vitrine/contract/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailMakers, MailPayload } from '#api/adapters/mail/mail-maker.ts'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { createMail } from '../index.ts'

let database: TestDatabase
let api: Api
let makers: MailMakers
beforeAll(async () => {
  database = await createTestDatabase()
  const mail = createMail({
    dataDir: tmpdir(),
    publicUrl: 'https://shop.example',
    mail: { url: undefined, from: 'shop@vitrine.example', showsOutbox: false },
    now: () => new Date(),
    mails: {},
  })
  makers = mail.mails ?? {}
  api = await buildTestApi({ db: database.db, features: [mail] })
  await database.db
    .insertInto('cms_block')
    .values({
      identifier: 'cms_settings',
      language: '*',
      json: json({ email_support: 'Help@vitrine.example' }),
    })
    .execute()
})
beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute()
  await database.db.deleteFrom('outbox').execute()
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const getToken = async () => (await api.app.inject(getMailToken.path)).json().result as string
const post = (body: object) => api.app.inject({ method: 'POST', url: sendMail.path, payload: body })
const message = {
  sourceAddress: 'ada@example.com',
  targetAddress: 'help@vitrine.example',
  subject: 'Sizes',
  emailText: 'Does it run <b>small</b>?\nAda',
}
const waiting = () =>
  database.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('outbox_id').execute()

describe('POST /api/ext/mail-service/send-email', () => {
  test('a message goes to the shop; the visitor hears that it came, and nothing else', async () => {
    const reply = await post({ ...message, token: await getToken(), confirmation: true })
    expect(reply.json()).toEqual({ code: 200, result: 'OK' })
    const [toShop, copy] = await waiting()
    const ctx = { db: database.db, publicUrl: 'https://shop.example' }
    const first = await makers['mail.contact']?.(toShop?.payload as MailPayload, ctx)
    expect(first).toMatchObject({ to: 'help@vitrine.example', replyTo: 'ada@example.com' })
    expect(first?.html).toContain('&lt;b&gt;small&lt;/b&gt;')
    const second = await makers['mail.contact-copy']?.(copy?.payload as MailPayload, ctx)
    expect(second?.to).toBe('ada@example.com')
    expect(JSON.stringify(second)).not.toMatch(/Sizes|small/)
  })

  test('a token is one visitor’s and works once', async () => {
    const [first, second] = [await getToken(), await getToken()]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(first).not.toBe(second)
    const replies = await Promise.all([first, first, first].map((token) => post({ ...message, token })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
    expect(await waiting()).toHaveLength(1)
  })

  test.each<[string, object, number]>([
    ['no token', { token: '' }, 403],
    ['a made-up token', { token: 'a'.repeat(32) }, 403],
    ['a stranger’s mailbox', { targetAddress: 'victim@example.com' }, 403],
    ['two receivers', { targetAddress: 'help@vitrine.example, victim@example.com' }, 400],
    ['a second header in the subject', { subject: 'Hi\r\nBcc: victim@example.com' }, 400],
    ['a bare line feed in the subject', { subject: 'Hi\nBcc: victim@example.com' }, 400],
    ['a second header in the address', { sourceAddress: 'ada@example.com\r\nBcc: victim@example.com' }, 400],
    ['no text', { emailText: ' ' }, 400],
    ['too much text', { emailText: 'x'.repeat(10_001) }, 400],
  ])('%s is refused', async (_, change, code) => {
    const token = await getToken()
    expect((await post({ ...message, token, ...change })).statusCode).toBe(code)
    expect(await waiting()).toEqual([])
  })

  test.each([
    [{ targetAddress: 'victim@example.com' }, 'targetAddress'],
    [{ token: 'a'.repeat(32) }, 'token'],
  ])('what is wrong with it is named: %j', async (change, field) => {
    const { meta } = (await post({ ...message, token: await getToken(), ...change })).json()
    expect(meta).toMatchObject({ errorCode: 'ACCESS_DENIED', field })
  })

  test('five messages an hour are enough for one address', async () => {
    const codes: number[] = []
    for (let at = 0; at < 6; at += 1)
      codes.push((await post({ ...message, token: await getToken() })).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})
