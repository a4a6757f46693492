// What a hostile or broken client sends: a 4xx with its key, the same for what is another's and what is not there, and
// nothing is changed.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from './testing/an-account-shop.ts'

let shop: AccountShop
let ada: { id: number; token: string }
let bea: { id: number; token: string }
const ADDRESS = {
  ...{ firstname: 'Bea', lastname: 'Own', street: ['Main 1'] },
  ...{ city: 'Bonn', postcode: '53111', country_id: 'DE' },
}
beforeAll(async () => {
  shop = await anAccountShop()
  ada = await shop.signedIn('ada@example.org')
  bea = await shop.signedIn('bea@example.org')
  expect((await shop.post('addresses', ADDRESS, bea)).status).toBe(200)
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

/** All that a request about accounts could change. */
async function everything(): Promise<string> {
  const tables = [
    'customer',
    'customer_address',
    'session',
    'passkey',
    'customer_password',
    'outbox',
    'sign_in_code',
  ]
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(shop.db)),
  )
  return JSON.stringify(rows.map((one) => one.rows))
}
const LONG = '1'.repeat(10_000)

test.each([
  ['get-sms-code', { phone: 'ada@' }, 'INCORRECT_PHONE_OR_EMAIL'],
  ['get-sms-code', { phone: ['ada@example.org'] }, 'VALIDATION'],
  ['get-sms-code', { phone: LONG }, 'VALIDATION'],
  ['get-sms-code', {}, 'VALIDATION'],
  ['check-sms-code', { phone: 'ada@example.org', code: ['1234'] }, 'VALIDATION'],
  ['check-sms-code', { phone: 'ada@example.org', code: LONG }, 'VALIDATION'],
  ['check-sms-code', { phone: 'ada@example.org', code: '12' }, 'REGISTER_SMS_CODE_INCORRECT'],
  ['check-sms-code', { phone: 'ada@example.org', code: { $gt: '' } }, 'VALIDATION'],
  ['fast-login', { contact: 'ada@example.org', token: [LONG] }, 'VALIDATION'],
  ['call-back', { phone: 'ada@example.org' }, 'INCORRECT_PHONE'],
  ['call-back', { phone: { toString: 1 } }, 'VALIDATION'],
  ['second-factor', { ticket: LONG, code: ['1'] }, 'VALIDATION'],
  ['refresh', { refreshToken: ['x'] }, 'VALIDATION'],
  ['refresh', { refreshToken: LONG }, 'VALIDATION'],
])('%s refuses what is malformed by its key: %#', async (path, body, errorCode) => {
  const before = await everything()
  const { status, body: answer } = await shop.post(path, body)
  expect([status, answer.meta.errorCode, typeof answer.meta.field]).toEqual([400, errorCode, 'string'])
  expect(await everything()).toBe(before)
})

test.each([
  ['update', { firstname: 'Eve', roles: ['admin'] }, 'roles'],
  ['update', { customer_id: 2 }, 'customer_id'],
  ['profile-account', { name: 'Eve', roles: ['admin'] }, 'roles'],
  ['contact', { contact: 'eve@example.org', code: '123456', customer_id: 2 }, 'customer_id'],
  ['contact', { contact: 'eve@example.org', code: ['123456'] }, 'code'],
  ['delete', { code: LONG }, 'code'],
  ['addresses', { ...ADDRESS, customer_id: 2 }, 'customer_id'],
  ['change-password', { currentPassword: 'x', newPassword: 'y', id: 2 }, 'id'],
])('%s of one’s own refuses more than it takes, by the field: %#', async (path, body, field) => {
  const before = await everything()
  const { status, body: answer } = await shop.post(path, body, ada)
  expect([status, answer.meta.field]).toEqual([400, field])
  expect(await everything()).toBe(before)
})

test('an id of somebody else in body or query names nobody: the token does', async () => {
  await shop.post('profile-account', { id: bea.id, name: 'Ada Byron' }, ada)
  expect((await shop.get(`profile-account?id=${bea.id}`, ada)).body.result).toMatchObject({ id: ada.id })
  expect((await shop.get('profile', bea)).body.result).toMatchObject({ id: bea.id, firstname: '' })
})

test('what is another’s is told as what is not there', async () => {
  const [address] = (await shop.get('addresses', bea)).body.result
  const [device] = (await shop.get('devices', bea)).body.result
  const before = await everything()
  const asked = async (path: string, method: 'POST' | 'DELETE') => {
    const headers = { authorization: `Bearer ${ada.token}`, 'x-vs-store-code': 'de' }
    const reply = await shop.api().app.inject({ method, url: `/api/user/${path}`, headers, payload: ADDRESS })
    return `${reply.statusCode} ${reply.body}`
  }
  for (const [path, own] of [
    ['addresses', address.address_id ?? address.id],
    ['devices', device.id],
  ])
    for (const method of ['POST', 'DELETE'] as const)
      expect(await asked(`${path}/${own}`, method)).toBe(await asked(`${path}/999999999`, method))
  expect(await everything()).toBe(before)
})

test('of two tokens none counts, nor one that was given twice', async () => {
  const both = await shop.get(`profile?token=${bea.token}`, ada)
  expect([both.status, both.body.meta.errorCode]).toEqual([400, 'AMBIGUOUS_CREDENTIALS'])
  const twice = await shop.get(`profile?token=${ada.token}&token=${ada.token}`)
  expect(twice.status).toBe(400)
  expect((await shop.get(`profile?token=${ada.token}`)).body.result.id).toBe(ada.id)
})

test.each(['none', 'a.b.c', LONG, ' '])(
  'a token that is none (%#) opens nothing, in header or address',
  async (token) => {
    const statuses = [
      (await shop.get('profile', { token })).status,
      (await shop.get(`profile?token=${encodeURIComponent(token)}`)).status,
      (await shop.post('update', { firstname: 'Eve' }, { token })).status,
    ]
    for (const status of statuses) expect([400, 401]).toContain(status)
  },
)

test('a token from before signing out, and one that ran out, open nothing', async () => {
  const cyd = await shop.signedIn('cyd@example.org')
  await shop.post('logout', {}, cyd)
  expect((await shop.get('profile', cyd)).status).toBe(401)
  const dan = await shop.signedIn('dan@example.org')
  shop.pass(15 * 60_000 + 1_000)
  expect((await shop.get('profile', dan)).status).toBe(401)
})

test('a sign-in asked for by GET is kept by no cache on its way', async () => {
  const headers = { 'x-vs-store-code': 'de' }
  for (const path of ['get-sms-code?phone=eve@example.org', 'check-sms-code?phone=eve@example.org&code=1']) {
    const reply = await shop.api().app.inject({ url: `/api/user/${path}`, headers })
    expect(reply.headers['cache-control']).toContain('no-store')
  }
  const { code } = await shop.secret()
  const url = `/api/user/check-sms-code?phone=eve@example.org&code=${code}`
  const signedIn = await shop.api().app.inject({ url, headers })
  expect([signedIn.statusCode, signedIn.headers['cache-control']]).toEqual([200, 'no-cache, no-store'])
})
