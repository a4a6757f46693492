// Whether somebody has an account is theirs to know (reliability P17): strangers are answered by the same work, and nothing of
// anybody gets into the logs.
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { createLogger } from '#api/log.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
let log = ''
beforeAll(async () => {
  const write = (line: string) => {
    log += line
  }
  shop = await anAccountShop({ logger: createLogger('trace', { write }) })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

type Statement = string | { text: string }

/** What the database is asked while it happens, without the values. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await work()
  const texts = asked.mock.calls.map(([one]) => {
    const statement = one as unknown as Statement
    return typeof statement === 'string' ? statement : statement.text
  })
  asked.mockRestore()
  return [String(status), ...texts]
}

test.each([
  ['known@example.org', 'stranger@example.org'],
  ['+4915112345601', '+4915112345602'],
])('%s and %s cost the same statements, for the code, a wrong one and none', async (known, stranger) => {
  await ensureCustomer(shop, known.includes('@') ? { email: known } : { phone: known })
  // Everything that is read once by a process has been read.
  await shop.post('get-sms-code', { phone: '+4915112345603' })
  const workFor = async (phone: string) => {
    await shop.forgetBudgets()
    const early = await statementsOf(() => shop.post('check-sms-code', { phone, code: '12345678' }))
    const sent = await statementsOf(() => shop.post('get-sms-code', { phone }))
    const wrong = await statementsOf(() => shop.post('check-sms-code', { phone, code: '12345678' }))
    const link = await statementsOf(() => shop.post('fast-login', { contact: phone, token: 'none' }))
    return { early, sent, wrong, link }
  }
  const work = await workFor(known)
  expect(work.sent.length).toBeGreaterThan(5)
  expect(await workFor(stranger)).toEqual(work)
})

test('none of twenty-two canaries is in a log, at whatever level', async () => {
  await shop.forgetBudgets()
  const [contact, phone] = ['canary01@example.org', '+491511canary02']
  await shop.post('get-sms-code', { phone: contact })
  const { code, link } = await shop.secret()
  const query = `phone=${contact}&code=canary03&token=canary04&contact=canary05&email=canary06`
  for (const path of ['get-sms-code', 'check-sms-code', 'fast-login', 'guest-account', 'profile', 'geo-data'])
    await shop.get(`${path}?${query}&refreshToken=canary07&groupToken=canary08`)
  const odd = { phone, code: 'canary09', token: 'canary10', contact: 'canary11', email: 'canary12' }
  for (const path of [
    'get-sms-code',
    'check-sms-code',
    'call-back',
    'fast-login',
    'refresh',
    'logout',
    'passkey',
  ])
    await shop.post(path, { ...odd, refreshToken: 'canary13', name: 'canary14', passkey: { id: 'canary15' } })
  await shop.post('second-factor', { ticket: 'canary16', code: 'canary17' })
  await shop.post('return', {}, { cookie: 'vitrine-session=canary18' })
  await shop.get('profile', { token: 'canary19' })
  const { body, cookies } = await shop.post('check-sms-code', { phone: contact, code })
  await shop.post('profile-account', { name: 'Canary20' }, { token: body.result.token })
  // A database that fails tells most.
  await sql`alter table sign_in_code rename to sign_in_code_gone`.execute(shop.db)
  await shop.forgetBudgets()
  expect((await shop.post('get-sms-code', { phone: contact })).status).toBe(500)
  expect((await shop.post('check-sms-code', { phone: contact, code: 'canary21' })).status).toBe(500)
  expect((await shop.get(`fast-login?contact=${contact}&token=canary22`)).status).toBe(500)
  await sql`alter table sign_in_code_gone rename to sign_in_code`.execute(shop.db)
  expect(log).toContain('sign_in_code')
  expect(log.match(/canary\d\d/gi) ?? []).toEqual([])
  for (const secret of [code, link, body.result.token, cookies[0]?.value])
    expect(secret && log.includes(`"${secret}"`)).toBe(false)
})

test('nor is any of a password, its letter and its link', async () => {
  await shop.forgetBudgets()
  const email = 'canary31@example.org'
  const customer = { email, firstname: 'Canary32', lastname: 'Canary33' }
  await shop.post('create', { customer, password: 'canary34 full of rain' })
  await shop.post('reset-password', { email })
  const { link = '' } = await shop.secret()
  await shop.post('create-password', { email, newPassword: 'canary35 full of rain', resetToken: 'canary36' })
  await shop.post('create-password', { email, newPassword: 'canary37 full of rain', resetToken: link })
  await shop.post('login', { username: email, password: 'canary38' })
  const { body } = await shop.post('login', { username: email, password: 'canary37 full of rain' })
  const changed = { currentPassword: 'canary39', newPassword: 'canary40 full of rain' }
  await shop.post(`change-password?token=${body.result}`, changed)
  await sql`alter table customer_password rename to customer_password_gone`.execute(shop.db)
  expect((await shop.post('login', { username: email, password: 'canary41' })).status).toBe(500)
  await sql`alter table customer_password_gone rename to customer_password`.execute(shop.db)
  expect(log).toContain('customer_password')
  expect(log.match(/canary\d\d/gi) ?? []).toEqual([])
  for (const secret of [link, body.result]) expect(secret && log.includes(secret)).toBe(false)
})
