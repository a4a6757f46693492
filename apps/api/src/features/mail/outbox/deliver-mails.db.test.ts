import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderMailer, listMails } from '#api/adapters/mail/folder-mailer.ts'
import type { Mailer } from '#api/adapters/mail/mailer.ts'
import { smtpMailer } from '#api/adapters/mail/smtp-mailer.ts'
import { newsletterFeature } from '#api/features/newsletter/index.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { createLogger } from '#api/log.ts'
import { claimRows, enqueue } from '#api/outbox/outbox-queries.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { mailsOf } from '../index.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { deliverMails } from './deliver-mails.ts'

let database: TestDatabase
let mailbox: Mailbox
let mailer: Mailer
let now = new Date('2026-01-15T12:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  mailbox = await openMailbox()
  mailer = smtpMailer({ url: mailbox.url, from: 'Vitrine <help@vitrine.example>' })
})
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  await sql`alter table outbox alter column next_at set default '2020-01-01'`.execute(database.db)
  mailbox.raw.length = 0
  mailbox.refuse(undefined)
  now = new Date('2026-01-15T12:00:00Z')
})
afterAll(async () => {
  mailer.close?.()
  await mailbox.close()
  await database.drop()
})

const makers = mailsOf([ordersFeature, newsletterFeature])
const send = (by: Mailer = mailer) =>
  deliverMails({
    db: database.db,
    mailer: by,
    publicUrl: 'https://shop.example',
    signal: AbortSignal.any([]),
    makers,
    log: createLogger('silent'),
    now: () => now,
    chance: () => 1,
  })
const ask = (email = 'ada@example.com') =>
  enqueue(database.db, 'newsletter.confirm', {
    email,
    storeId: 5,
    secret: { confirm: 'c'.repeat(32), leave: 'd'.repeat(32) },
  })
const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute()

describe('the outbox', () => {
  test('is sent in the words of the store, once, and forgets its secrets', async () => {
    await ask()
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const [mail = ''] = mailbox.raw
    expect(mailbox.raw).toHaveLength(1)
    expect(mail).toMatch(/^To: ada@example\.com/im)
    expect(mail).toMatch(/^Message-ID: <vitrine-\d+@vitrine\.example>/im)
    expect(mail).toMatch(/^List-Unsubscribe:\s+<https:\/\/shop\.example\/ru\/newsletter\/leave\/d{32}>/im)
    expect(mail).toMatch(/multipart\/alternative/)
    const [row] = await rows()
    expect(row?.payload).toEqual({ email: 'ada@example.com', storeId: 5 })
    expect(row?.sent_at).toEqual(now)
  })

  test('a server that is away: tried later and later, and sent when it is back', async () => {
    await ask()
    const away = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@vitrine.example' })
    expect(await send(away)).toBe(0)
    expect(await send()).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
    expect(row?.next_at.getTime()).toBe(now.getTime() + 5_000)
    now = new Date(now.getTime() + 5_000)
    expect(await send()).toBe(1)
    away.close?.()
  })

  test('a mailbox that does not exist is given up at once, one that is full is tried again', async () => {
    await ask('gone@example.com')
    mailbox.refuse(550)
    await send()
    expect(await rows()).toMatchObject([
      { failed_at: now, payload: { email: 'gone@example.com', storeId: 5 } },
    ])
    await ask('full@example.com')
    mailbox.refuse(452)
    await send()
    expect((await rows())[1]).toMatchObject({ failed_at: null, attempts: 1 })
  })

  test('after all attempts it rests, and others still go out', async () => {
    await ask()
    const broken: Mailer = { send: () => Promise.reject(new Error('broken')) }
    for (let at = 0; at < 20; at += 1) {
      await send(broken)
      now = new Date(now.getTime() + 2 * 3_600_000)
    }
    expect(await rows()).toMatchObject([{ attempts: 16, failed_at: expect.any(Date), last_error: 'broken' }])
    await ask('boris@example.com')
    expect(await send()).toBe(1)
  })

  test('eight senders at once send each mail once', async () => {
    for (let at = 0; at < 25; at += 1) await ask(`reader${at}@example.com`)
    await Promise.all(Array.from({ length: 8 }, () => send()))
    const readers = mailbox.raw.map((mail) => /^To: (.*)$/im.exec(mail)?.[1]?.trim())
    expect(new Set(readers).size).toBe(25)
    expect(readers).toHaveLength(25)
  })

  test('a mail whose sender died is sent by another, after its claim has run out', async () => {
    await ask()
    await claimRows(database.db, { topics: ['newsletter.confirm'], now, leaseMs: 120_000, limit: 10 })
    expect(await send()).toBe(0)
    now = new Date(now.getTime() + 120_001)
    expect(await send()).toBe(1)
  })

  test('what others put there is theirs', async () => {
    await enqueue(database.db, 'export.order', { orderId: 1 })
    expect(await send()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 0 }])
  })

  test('an order that is gone is nobody’s mail, and no reason to try again', async () => {
    await enqueue(database.db, 'order.placed', { orderId: 999 })
    await send()
    expect([mailbox.raw.length, (await rows())[0]?.sent_at]).toEqual([0, now])
  })

  test('without a mail server it lies in a folder, a mail sent twice as one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'))
    await ask()
    await send(folderMailer(folder, () => now))
    await database.db.updateTable('outbox').set({ sent_at: null }).execute()
    await database.db
      .updateTable('outbox')
      .set({ payload: sql`payload || '{"secret":{"confirm":"x","leave":"y"}}'` })
      .execute()
    await send(folderMailer(folder, () => now))
    expect(await listMails(folder, 9)).toMatchObject([
      { to: 'ada@example.com', subject: 'Подтвердите свой адрес' },
    ])
    rmSync(folder, { recursive: true })
  })
})
