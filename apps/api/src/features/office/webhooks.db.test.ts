import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isSignedTimed } from '#api/adapters/payment/timed-signature.ts'
import type { Context } from '#api/context.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { claimRows } from '#api/outbox/outbox-queries.ts'
import { revokeKey } from './keys/manage-keys.ts'
import { openOffice, WEBHOOKS } from './testing/open-office.ts'
import { openReceiver } from './testing/receiver.ts'
import { deliverWebhooks, type WebhookDeps } from './webhooks/deliver-webhooks.ts'
import { setWebhook } from './webhooks/manage-webhooks.ts'

const office = openOffice()
let receiver: Awaited<ReturnType<typeof openReceiver>>
let secret: string
let now: Date
beforeEach(async () => {
  receiver = await openReceiver()
  await office.db().deleteFrom('webhook').execute()
  // Due at once by the clock of these tests, however long an order takes.
  await sql`alter table outbox alter column next_at set default '2020-01-01'`.execute(office.db())
  secret = await hook('erp', receiver.url)
  now = new Date(Date.now() + 1_000)
})
afterEach(() => receiver.close())

const { shopSecret } = WEBHOOKS
const hook = async (name: string, url: string | null) =>
  (await setWebhook(office.keeper(), { name, url, shopSecret })) ?? ''
const deliver = (deps: Partial<WebhookDeps> = {}, signal = AbortSignal.any([])) => {
  const ctx: Context = { ...office.keeper(), now: () => now }
  return deliverWebhooks({ ...ctx, signal, retention: DEFAULT_RETENTION }, { ...WEBHOOKS, ...deps })
}
const rows = () =>
  office.db().selectFrom('outbox').selectAll().where('topic', '=', 'office.webhook').execute()
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

describe('what happens to an order', () => {
  test('is told once, signed, in the sequence it happened', async () => {
    const { number } = await office.order()
    await office.post(`orders/${number}/update`, { stage: 3 })
    expect(await deliver()).toEqual({ sent: 3 })
    expect(await deliver()).toEqual({ sent: 0 })
    const told = receiver.heard.toSorted((a, b) => Number(a.id) - Number(b.id))
    expect(told.map(({ type }) => type)).toEqual(['order.place', 'order.pack', 'order.ship'])
    const [first] = told
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      id: first?.id,
      step: 'place',
      position: expect.any(Number),
      order: { number, order_status: 'N', stage: 1 },
    })
    expect(isSignedTimed(first?.signature, { secret, body: first?.body ?? '', now })).toBe(true)
    expect(isSignedTimed(first?.signature, { secret: 'whsec_other', body: first?.body ?? '', now })).toBe(
      false,
    )
    expect(isSignedTimed(first?.signature, { secret, body: `${first?.body} `, now })).toBe(false)
  })

  test('is told by one of eight senders', async () => {
    for (let count = 0; count < 6; count += 1) await office.order()
    await Promise.all(Array.from({ length: 8 }, () => deliver()))
    expect(receiver.heard.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(receiver.heard.map(({ id }) => id))].toSorted(),
    )
    expect(receiver.heard).toHaveLength(6)
  })

  test('is not told once the key is revoked, the place is given up, or to keys that may not read orders', async () => {
    const [gone, mute] = [
      await office.keyOf('gone', ['orders:read']),
      await office.keyOf('mute', ['stock:write']),
    ]
    expect([gone, mute].every(Boolean)).toBe(true)
    await hook('erp', null)
    await hook('gone', receiver.url)
    await hook('mute', receiver.url)
    await office.order()
    await office.get('orders')
    await revokeKey(office.keeper(), 'gone')
    await deliver()
    expect(receiver.heard).toEqual([])
  })
})

describe('a receiver', () => {
  test.each([500, 404, 302, 'hang'] as const)(
    'that answers %j is told again, later and later',
    async (answer) => {
      receiver.answers(answer)
      await office.order()
      expect(await deliver({ patienceMs: answer === 'hang' ? 300 : 60_000 })).toEqual({ sent: 0 })
      const [waiting] = await rows()
      expect(waiting).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
      expect(waiting?.next_at.getTime()).toBeGreaterThanOrEqual(now.getTime() + 2_500)
      receiver.answers(200)
      expect(await deliver()).toEqual({ sent: 0 })
      later(10_000)
      expect(await deliver()).toEqual({ sent: 1 })
      const [first, second] = receiver.heard
      expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
    },
  )

  test('that is away is found again, and told everything it missed', async () => {
    const { url } = receiver
    await receiver.close()
    for (let count = 0; count < 6; count += 1) await office.order()
    expect(await deliver()).toEqual({ sent: 0 })
    receiver = await openReceiver()
    expect(receiver.url).not.toBe(url)
    await office.db().updateTable('webhook').set({ url: receiver.url }).execute()
    later(10_000)
    expect(await deliver()).toEqual({ sent: 6 })
  })

  test('that fails keeps nobody else waiting by all that waits for it', async () => {
    receiver.answers(500)
    for (let count = 0; count < 9; count += 1) await office.order()
    await deliver()
    const asked = receiver.heard.length
    expect(asked).toBeLessThan(9)
    await deliver()
    expect(receiver.heard).toHaveLength(asked)
  })

  test('after all attempts is given up, and told of later orders all the same', async () => {
    receiver.answers(500)
    await office.order()
    for (let count = 0; count < 20; count += 1) {
      await deliver()
      later(2 * 3_600_000)
    }
    expect(await rows()).toMatchObject([{ attempts: 16, failed_at: expect.any(Date) }])
    receiver.answers(200)
    const { number } = await office.order()
    await deliver()
    expect(receiver.heard.at(-1)).toMatchObject({ number })
  })
})

describe('the steps of one order', () => {
  const shipped = async () => {
    const { number } = await office.order()
    await office.post(`orders/${number}/update`, { stage: 3 })
    return number
  }
  const STEPS = ['order.place', 'order.pack', 'order.ship']
  const heardOf = (number: string) =>
    receiver.heard.filter((told) => told.number === number).map(({ type }) => type)

  test('wait for the answer to the one before, while other orders are told', async () => {
    receiver.answers('hang')
    const numbers = [await shipped(), await shipped()]
    const dying = new AbortController()
    const sending = deliver({ patienceMs: 60_000 }, dying.signal)
    await expect.poll(() => receiver.heard.length, { timeout: 30_000 }).toBe(2)
    expect(await deliver()).toEqual({ sent: 0 })
    expect(numbers.map(heardOf)).toEqual([['order.place'], ['order.place']])
    dying.abort()
    await sending
  })

  test('do not overtake one that was refused', async () => {
    receiver.answers(500)
    const number = await shipped()
    expect(await deliver()).toEqual({ sent: 0 })
    receiver.answers(200)
    later(10_000)
    expect(await deliver()).toEqual({ sent: 3 })
    expect(heardOf(number)).toEqual(['order.place', ...STEPS])
  })

  test('come after one another from eight senders at once', async () => {
    const numbers: string[] = []
    for (let count = 0; count < 4; count += 1) numbers.push(await shipped())
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 8 }, () => deliver({ patienceMs: 60_000 })))
    expect(numbers.map(heardOf)).toEqual(numbers.map(() => STEPS))
  })

  test('wait for who died with the first of them, and follow once its claim has run out', async () => {
    const number = await shipped()
    await office.get('orders')
    await claimRows(office.db(), { topics: ['office.webhook'], now, leaseMs: 120_000, limit: 10 })
    expect(await deliver()).toEqual({ sent: 0 })
    later(120_001)
    expect(await deliver()).toEqual({ sent: 3 })
    expect(heardOf(number)).toEqual(STEPS)
  })

  test('go on without one that was given up', async () => {
    receiver.answers(500)
    const number = await shipped()
    for (let count = 0; count < 16; count += 1) {
      await deliver()
      later(2 * 3_600_000)
    }
    receiver.answers(200)
    expect(await deliver()).toEqual({ sent: 2 })
    expect(heardOf(number).slice(-2)).toEqual(STEPS.slice(1))
  })
})

describe('a sender that dies', () => {
  test('before it has sent: another does, once its claim has run out', async () => {
    await office.order()
    await office.get('orders')
    await claimRows(office.db(), { topics: ['office.webhook'], now, leaseMs: 120_000, limit: 10 })
    expect(await deliver()).toEqual({ sent: 0 })
    later(120_001)
    expect(await deliver()).toEqual({ sent: 1 })
  })

  test('after it was heard and before it could note it: the same is told again, by the same id', async () => {
    receiver.answers('hang')
    await office.order()
    const dying = new AbortController()
    const sending = deliver({ patienceMs: 60_000 }, dying.signal)
    await expect.poll(() => receiver.heard.length, { timeout: 30_000 }).toBe(1)
    receiver.answers(200)
    later(120_001)
    expect(await deliver()).toEqual({ sent: 1 })
    expect(new Set(receiver.heard.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
    dying.abort()
    await sending
  })
})

describe('an address of the shop’s own network', () => {
  test.each([
    ['as a number', (url: string) => url],
    ['by name', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['by name and https', (url: string) => url.replace('http://127.0.0.1', 'https://localhost')],
    ['as a number and https', (url: string) => url.replace('http:', 'https:')],
    ['written as IPv6', (url: string) => url.replace('http://127.0.0.1', 'https://[::ffff:7f00:1]')],
  ])('%s is not connected to unless a setting allows it', async (_, written) => {
    await hook('erp', written(receiver.url))
    await office.order()
    expect(await deliver({ allowPrivate: false })).toEqual({ sent: 0 })
    expect(receiver.heard).toEqual([])
    const [waiting] = await rows()
    expect(waiting?.last_error).toMatch(/private network|https/)
  })
})
