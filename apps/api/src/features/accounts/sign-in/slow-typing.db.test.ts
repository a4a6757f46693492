// A form checks four digits by itself; whoever of the staff types the six of theirs slowly has not guessed wrong.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { TEST_KEYS } from '#api/features/sessions/testing/sign-in.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import { hashesOf } from './code-hashes.ts'
import { takeStart } from './code-queries.ts'

const MANAGER = 'mia@vitrine.example'
let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
  await shop.signedIn(MANAGER, ['manager'])
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

async function sent(phone = MANAGER): Promise<string> {
  await shop.post('get-sms-code', { phone })
  return (await shop.secret()).code
}
const check = (code: string, phone = MANAGER) => shop.post('check-sms-code', { phone, code })
const tries = async () =>
  (await shop.db.selectFrom('sign_in_code').select('tries').executeTakeFirstOrThrow()).tries
const wrongToday = async () => {
  const rows = await shop.db
    .selectFrom('rate_limit')
    .select('points')
    .where('key', 'like', 'wrong-of-contact%')
    .execute()
  return rows.reduce((sum, { points }) => sum + points, 0)
}

test('six digits typed slowly cost no try, and no guess of the day', async () => {
  const code = await sent()
  expect(await check(code.slice(0, 4))).toMatchObject({
    status: 400,
    body: { result: 'REGISTER_SMS_CODE_INCORRECT' },
  })
  expect([await tries(), await wrongToday()]).toEqual([0, 0])
  expect((await check(code)).status).toBe(200)
  expect(await wrongToday()).toBe(0)
})

test('a start is forgiven once a code, and never after the fifth try', async () => {
  const code = await sent()
  const start = code.slice(0, 4)
  const statuses = []
  for (let at = 0; at < 7; at += 1) statuses.push((await check(start)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429])
  expect((await check(code)).status).toBe(429)

  await shop.forgetBudgets()
  const next = await sent()
  const wrong = String((Number(next.slice(0, 4)) + 1) % 10_000).padStart(4, '0')
  for (let at = 0; at < 5; at += 1) await check(wrong)
  expect((await check(next.slice(0, 4))).status).toBe(429)
  expect((await check(next)).status).toBe(429)
})

test('the start of another code, and a part of a shopper’s, are tries like any other', async () => {
  const before = (await sent()).slice(0, 4)
  await shop.forgetBudgets()
  const now = await sent()
  if (now.startsWith(before)) return
  await check(before)
  expect(await tries()).toBe(1)
  await shop.db.deleteFrom('sign_in_code').execute()
  const code = await sent('ada@example.org')
  expect(code).toHaveLength(4)
  await check(`${code}0`, 'ada@example.org')
  expect(await tries()).toBe(1)
})

test('of twenty at once one is forgiven; mutant: looked at first and crossed out later, all are', async () => {
  const code = await sent()
  const hashes = hashesOf(TEST_KEYS, { email: MANAGER }, { start: code.slice(0, 4) })
  const ctx = aContext(shop.db, { now: shop.now })
  const starts = await together(20, () => takeStart(ctx, hashes))
  expect(answersOf(starts).filter(Boolean)).toHaveLength(1)

  await shop.db.updateTable('sign_in_code').set({ start_hash: hashes.start }).execute()
  const looked = await Promise.all(
    Array.from({ length: 20 }, () => shop.db.selectFrom('sign_in_code').select('start_hash').execute()),
  )
  const forgiven = looked.filter(([row]) => row?.start_hash?.equals(hashes.start))
  await shop.db.updateTable('sign_in_code').set({ start_hash: null }).execute()
  expect(forgiven).toHaveLength(20)
})
