// What stands between four digits and whoever guesses them: 13 bits, and the budgets.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { howOften } from '#api/testing/how-often.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  await shop.db.deleteFrom('session').execute()
})

const send = (phone: string, from: string) => shop.post('get-sms-code', { phone }, { from })
const check = (phone: string, code: string, from: string) =>
  shop.post('check-sms-code', { phone, code }, { from })
const addressOf = (at: number) => `198.51.100.${at % 250}`
const guessed = (at: number) => String(at).padStart(4, '0')

describe('a hundred guesses at once, the right one among them', () => {
  test.each(['ada@example.org', '+4915112345678'])('of %s: five are looked at', async (contact) => {
    await send(contact, '192.0.2.9')
    const { code } = await shop.secret()
    const guesses = Array.from({ length: 100 }, (_, at) =>
      guessed((Number(code) - 50 + at + 10_000) % 10_000),
    )
    const replies = await Promise.all(guesses.map((guess, at) => check(contact, guess, addressOf(at))))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90)
    const left = await shop.db.selectFrom('sign_in_code').select('tries').execute()
    for (const { tries } of left) expect(tries).toBeLessThanOrEqual(10)
    // Right at last, and too late.
    if (!statuses.includes(200)) expect((await check(contact, code, '192.0.2.200')).status).toBe(429)
  })

  test('the same right one twenty times opens one session', async () => {
    await send('bob@example.org', '192.0.2.9')
    const { code } = await shop.secret()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => check('bob@example.org', code, addressOf(at))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.count('session')).toBe(1)
  })
})

test('a program that waits as it is told does not spend the guesses of the day on a dead code', async () => {
  await send('eve@example.org', '192.0.2.9')
  const { code } = await shop.secret()
  const wrong = guessed((Number(code) + 1) % 10_000)
  for (let at = 0; at < 5; at += 1) await check('eve@example.org', wrong, addressOf(at))
  shop.pass(60_000)
  const dead = await check('eve@example.org', wrong, addressOf(5))
  expect(dead).toMatchObject({
    status: 429,
    body: { result: 'REGISTER_SMS_CODE_INCORRECT', meta: { field: 'code', retryAfter: 240 } },
  })
  shop.pass(240_000)
  expect((await check('eve@example.org', wrong, addressOf(6))).status).toBe(400)
})

test('ten wrong ones a day, across new codes, spellings, addresses and restarts', async () => {
  const spellings = ['+49 151 12345670', '015112345670', '0151-123-456-70', '+4915112345670']
  let wrong = 0
  for (let round = 0; round < 8; round += 1) {
    const spelled = spellings[round % spellings.length] ?? ''
    shop.pass(16_000)
    if ((await send(spelled, addressOf(round))).status !== 200) {
      await shop.db.deleteFrom('rate_limit').where('key', 'like', 'code-%').execute()
      await send(spelled, addressOf(round))
    }
    const { code } = await shop.secret()
    for (let at = 0; at < 3; at += 1) {
      const guess = guessed((Number(code) + 1 + at) % 10_000)
      const { status } = await check(spelled, guess, addressOf(100 + round * 3 + at))
      if (status === 400) wrong += 1
      else expect(status).toBe(429)
    }
    await shop.restart()
  }
  expect(wrong).toBe(10)
})

test('one address guesses thirty times an hour, whosever codes', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 35; at += 1)
    statuses.push((await check(`reader${at}@example.org`, '1234', '203.0.113.7')).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429])
})

test('a storm of requests sends one message, and says when to come again', async () => {
  const before = await shop.count('outbox')
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) => send('cleo@example.org', addressOf(at))),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(49)
  expect(await shop.count('outbox')).toBe(before + 1)
  for (const { body } of refused)
    expect(body).toMatchObject({
      ...{ code: 429, result: 'REGISTER_SMS_CODE_SENDER_ERROR', meta: { retryAfter: expect.any(Number) } },
    })
})

test('a fourth code within ten minutes is promised for when it comes, however soon it is asked for', async () => {
  const replies: Awaited<ReturnType<typeof send>>[] = []
  for (let at = 0; at < 5; at += 1) {
    replies.push(await send('cleo@example.org', addressOf(at)))
    // As if a quarter of a minute were over, but not before the last.
    if (at < 3) await shop.db.deleteFrom('rate_limit').where('key', 'like', 'code-spacing:%').execute()
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  for (const { body } of replies.slice(3)) expect(body.meta.retryAfter).toBeGreaterThan(500)
})

/** `npm run full -- alike` asks with five hundred. */
const CONTACTS = howOften('ALIKE_CONTACTS', 100)

test(`${CONTACTS} customers and as many strangers are answered alike`, async () => {
  const known = Array.from({ length: CONTACTS }, (_, at) => `known${at}@example.org`)
  for (const email of known) await ensureCustomer(shop, { email })
  const answer = async (contact: string, at: number) => {
    const from = `10.${Math.floor(at / 250)}.${at % 250}.1`
    const sent = await send(contact, from)
    const checked = await check(contact, 'none', from)
    return `${sent.status} ${sent.text} ${checked.status} ${checked.text}`.replaceAll(contact, 'contact')
  }
  const said = new Set<string>()
  for (let at = 0; at < CONTACTS; at += 1) {
    said.add(await answer(known[at] ?? '', at))
    said.add(await answer(`stranger${at}@example.org`, CONTACTS + at))
  }
  expect([...said]).toHaveLength(1)
})
