import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop({ secondFactor: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  shop.pass(60_000)
})

const GOOD = 'a hat full of rain'
const BETTER = 'two hats full of rain'
const login = (username: string, password: string, more: object = {}) =>
  shop.post('login', { username, password, ...more })

/** What the last letter about a password holds. */
async function linkFor(email: string): Promise<string> {
  const row = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.password')
    .orderBy('outbox_id', 'desc')
    .executeTakeFirstOrThrow()
  const { to, secret } = row.payload as { to: string; secret: { link: string } }
  expect(to).toBe(email)
  return secret.link
}
async function choose(email: string, newPassword: string) {
  await shop.forgetBudgets()
  expect((await shop.post('reset-password', { email })).body.result).toBe(true)
  const resetToken = await linkFor(email.toLowerCase())
  return shop.post('create-password', { email, newPassword, resetToken })
}

describe('a password', () => {
  test('is asked for with an account, chosen again behind the link, and signs in from then on', async () => {
    const customer = { email: 'Ada@Example.org', firstname: 'Ada', lastname: 'Byron' }
    const { body } = await shop.post('create', { customer, password: GOOD })
    expect(body.result).toMatchObject({ email: 'ada@example.org', firstname: 'Ada', id: 0 })
    expect(body.result).not.toHaveProperty('token')
    expect((await login('ada@example.org', GOOD)).status).toBe(401)
    const resetToken = await linkFor('ada@example.org')
    const chosen = { email: 'ada@example.org', newPassword: GOOD, resetToken }
    expect((await shop.post('create-password', chosen)).body.result).toBe(true)
    expect((await shop.post('create-password', chosen)).status).toBe(401)
    const entered = await login(' ADA@example.org', GOOD)
    expect(entered.body).toMatchObject({
      code: 200,
      result: expect.any(String),
      meta: { refreshToken: expect.any(String) },
    })
    expect(entered.cookies).toEqual([])
    const { result } = (await shop.get('profile', { token: entered.body.result })).body
    expect(result).toMatchObject({ firstname: 'Ada', lastname: 'Byron' })
    const { refreshToken } = entered.body.meta
    expect((await shop.post('refresh', { refreshToken })).body.meta.refreshToken).toEqual(expect.any(String))
  })

  test.each([
    ['short', 'TOO_SHORT'],
    ['x'.repeat(129), 'TOO_LONG'],
    ['ivy@example.org', 'REFUSED'],
  ])(
    'too weak for an account is refused as a list of faults, and no letter leaves: %s',
    async (password, keyword) => {
      const letters = () => shop.db.selectFrom('outbox').select('outbox_id').execute()
      const before = await letters()
      const { body } = await shop.post('create', { customer: { email: 'ivy@example.org' }, password })
      const fault = { keyword, dataPath: '.password', schemaPath: '#/properties/password', params: {} }
      expect(body).toMatchObject({
        code: 400,
        result: [{ ...fault, message: expect.any(String) }],
        meta: { errorCode: 'PASSWORD_REFUSED', field: 'password' },
      })
      expect(await letters()).toEqual(before)
    },
  )

  test('of a stranger’s mailbox is nobody’s: neither it nor the name comes in by the owner’s link', async () => {
    const customer = { email: 'bea@example.org', firstname: 'Mallory', lastname: 'Evil' }
    await shop.post('create', { customer, password: 'the choice of mallory' })
    const resetToken = await linkFor('bea@example.org')
    await shop.post('create-password', { email: 'bea@example.org', newPassword: GOOD, resetToken })
    expect((await login('bea@example.org', 'the choice of mallory')).status).toBe(401)
    const { body } = await login('bea@example.org', GOOD)
    expect((await shop.get('profile', { token: body.result })).body.result.firstname).toBe('')
  })

  test('a page gets its refresh token as a cookie', async () => {
    await choose('cyd@example.org', GOOD)
    const { body, cookies } = await login('cyd@example.org', GOOD, { keep: 'cookie' })
    expect(body.meta?.refreshToken).toBeUndefined()
    expect(cookies).toMatchObject([{ name: 'vitrine-session', httpOnly: true }])
  })

  test('chosen anew ends every session; changed, every other; and its owner is told', async () => {
    await choose('dan@example.org', GOOD)
    const [tablet, phone] = [await login('dan@example.org', GOOD), await login('dan@example.org', GOOD)]
    const told = () =>
      shop.db.selectFrom('outbox').select('topic').where('topic', '=', 'accounts.password-changed').execute()
    const before = (await told()).length
    const change = { currentPassword: GOOD, newPassword: BETTER }
    const done = await shop.post('change-password', change, { token: tablet.body.result })
    expect(done.body.result).toBe(true)
    const alive = async (token: string) => (await shop.get('profile', { token })).status
    expect([await alive(tablet.body.result), await alive(phone.body.result)]).toEqual([200, 401])
    const { refreshToken } = phone.body.meta
    expect((await shop.post('refresh', { refreshToken })).status).toBe(401)
    expect((await login('dan@example.org', GOOD)).status).toBe(401)
    await choose('dan@example.org', GOOD)
    expect(await alive(tablet.body.result)).toBe(401)
    expect((await told()).length).toBe(before + 2)
  })

  test.each([
    [{ currentPassword: 'not the one', newPassword: BETTER }, 'INCORRECT_PASSWORD'],
    [{ currentPassword: GOOD, newPassword: 'short' }, 'PASSWORD_REFUSED'],
    [{ currentPassword: GOOD, newPassword: 'eve@example.org' }, 'PASSWORD_REFUSED'],
  ])('is not changed by %j', async (body, errorCode) => {
    await choose('eve@example.org', GOOD)
    const { body: entered } = await login('eve@example.org', GOOD)
    const refused = await shop.post('change-password', body, { token: entered.result })
    expect(refused.body).toMatchObject({
      code: 400,
      result: { errorMessage: expect.stringMatching(/Passwort/) },
      meta: { errorCode },
    })
    expect((await login('eve@example.org', GOOD)).status).toBe(200)
    expect((await shop.post('change-password', body)).status).toBe(401)
  })

  test('the table holds none that can be read, and no link that works', async () => {
    await choose('flo@example.org', GOOD)
    await shop.forgetBudgets()
    await shop.post('reset-password', { email: 'flo@example.org' })
    const link = await linkFor('flo@example.org')
    const rows = [
      ...(await shop.db.selectFrom('customer_password').selectAll().execute()),
      ...(await shop.db.selectFrom('password_link').selectAll().execute()),
    ]
    const kept = JSON.stringify(rows)
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of [GOOD, link, 'flo']) expect(kept).not.toContain(secret)
  })

  test('of the staff is a first factor, and no more', async () => {
    await ensureCustomer(shop, { email: 'boss@example.org', roles: ['manager'] })
    await choose('boss@example.org', GOOD)
    expect(await login('boss@example.org', GOOD)).toMatchObject({
      status: 403,
      body: { result: 'SECOND_FACTOR_REQUIRED', meta: { ticket: expect.any(String) } },
      cookies: [],
    })
  })

  test('who is locked out, and who signs in by codes alone, is told what a stranger is', async () => {
    await choose('gus@example.org', GOOD)
    await shop.db
      .updateTable('customer')
      .set({ enabled: false })
      .where('email', '=', 'gus@example.org')
      .execute()
    await ensureCustomer(shop, { email: 'codes@example.org' })
    const said = new Set<string>()
    for (const [name, password] of [
      ['gus@example.org', GOOD],
      ['codes@example.org', ''.padStart(12, 'x')],
      ['stranger@example.org', GOOD],
    ] as const)
      said.add((await login(name, password)).text)
    expect([...said]).toEqual([expect.stringContaining('INCORRECT_EMAIL')])
  })
})

describe('the link', () => {
  test('dies in half an hour, with the next one, and is nothing to another mailbox', async () => {
    const email = 'hal@example.org'
    await shop.post('reset-password', { email })
    const first = await linkFor(email)
    const follow = (resetToken: string, of = email) =>
      shop.post('create-password', { email: of, newPassword: GOOD, resetToken })
    expect((await follow(first, 'ida@example.org')).status).toBe(401)
    await shop.forgetBudgets()
    await shop.post('reset-password', { email })
    expect((await follow(first)).status).toBe(401)
    const second = await linkFor(email)
    shop.pass(30 * 60_000)
    expect((await follow(second)).status).toBe(401)
    await shop.forgetBudgets()
    await shop.post('reset-password', { email })
    const both = await Promise.all([follow(await linkFor(email)), follow(await linkFor(email))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('a storm of wishes sends one letter', async () => {
    const before = await shop.count('outbox')
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => shop.post('reset-password', { email: 'jon@example.org' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.count('outbox')).toBe(before + 1)
  })
})

test('ten guesses a day for a mailbox, thirty an hour from an address; codes still open', async () => {
  await choose('kim@example.org', GOOD)
  await shop.forgetBudgets()
  const guess = (at: number, from: string) =>
    shop.post(
      'login',
      { username: at % 2 ? 'KIM@example.org' : 'kim@example.org', password: `guess ${at}` },
      { from },
    )
  const replies = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at, `198.51.100.${at}`)))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  expect((await login('kim@example.org', GOOD)).status).toBe(429)
  await shop.post('get-sms-code', { phone: 'kim@example.org' })
  const { code } = await shop.secret()
  expect((await shop.post('check-sms-code', { phone: 'kim@example.org', code })).status).toBe(200)
})

test('whoever signs in while the password changes is out, or never was in', async () => {
  await choose('lea@example.org', GOOD)
  const { body } = await login('lea@example.org', GOOD)
  const change = { currentPassword: GOOD, newPassword: BETTER }
  const [changed, ...entered] = await Promise.all([
    shop.post('change-password', change, { token: body.result }),
    ...Array.from({ length: 6 }, () => login('lea@example.org', GOOD)),
  ])
  expect(changed.status).toBe(200)
  for (const { body } of entered)
    if (body.code === 200) expect((await shop.get('profile', { token: body.result })).status).toBe(401)
  expect((await login('lea@example.org', BETTER)).status).toBe(200)
})

test.each([
  ['login', { username: ['ada@example.org'], password: GOOD }],
  ['login', { username: 'ada@example.org', password: 'x'.repeat(10_000) }],
  ['login', { username: 'ada@', password: GOOD }],
  ['login', { username: 'ada@example.org', password: GOOD, roles: ['admin'] }],
  ['create', { customer: { email: 'ada@example.org', roles: ['admin'] }, password: GOOD }],
  ['create', { customer: { email: 'ada@' }, password: GOOD }],
  ['create', { customer: { email: 'ada@example.org' }, password: 'short' }],
  ['reset-password', { email: 'ada@example.org\r\nBcc: eve@example.org' }],
  ['reset-password', { email: { $ne: null } }],
  ['create-password', { email: 'ada@example.org', newPassword: GOOD, resetToken: ['x'] }],
  ['create-password', { email: 'ada@example.org', newPassword: 'short', resetToken: 'x' }],
])('%s refuses what is wrong by a key, and sends nothing: %#', async (path, body) => {
  const before = await shop.count('outbox')
  const { status, body: answer } = await shop.post(path, body)
  expect([status, typeof answer.meta.errorCode, typeof answer.meta.field]).toEqual([400, 'string', 'string'])
  expect(await shop.count('outbox')).toBe(before)
})
