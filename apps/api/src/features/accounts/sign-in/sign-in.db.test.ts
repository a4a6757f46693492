import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

const send = (phone: string, from?: string) => shop.post('get-sms-code', { phone }, from ? { from } : {})
const check = (phone: string, code: string, from?: string) =>
  shop.post('check-sms-code', { phone, code }, from ? { from } : {})
const another = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('signing in by code', () => {
  test('opens an account for a number however it is spelled, and the same one ever after', async () => {
    expect(await send('0151 12345678')).toMatchObject({
      status: 200,
      body: { result: { is_email: false, contact: '+49 1511 2345678' } },
    })
    const { to, code } = await shop.secret()
    expect([to, code]).toEqual(['+4915112345678', expect.stringMatching(/^\d{4}$/)])
    const { body, cookies } = await check('+49 (151) 123-456-78', code)
    expect(body.result).toMatchObject({ phone: '+4915112345678', email: null, firstname: '', roles: [] })
    expect(body.result).not.toHaveProperty('refreshToken')
    expect(cookies).toMatchObject([{ name: 'vitrine-session', httpOnly: true, sameSite: 'Strict' }])
    shop.pass(60_000)
    await shop.forgetBudgets()
    await send('+4915112345678')
    const again = await check('0151/12345678', (await shop.secret()).code)
    expect(again.body.result.id).toBe(body.result.id)
  })

  test('a mailbox at a domain of other letters was refused; it is one with its ASCII form', async () => {
    const known = 'anna@xn--bcher-kva.example'
    expect(await send('Anna@Bücher.example')).toMatchObject({
      status: 200,
      body: { result: { contact: known } },
    })
    const { to, code } = await shop.secret()
    expect(to).toBe(known)
    const { body } = await check('anna@bücher.example', code)
    expect(body.result).toMatchObject({ email: known })
    shop.pass(60_000)
    await shop.forgetBudgets()
    await send(known)
    expect((await check(known, (await shop.secret()).code)).body.result.id).toBe(body.result.id)
    expect((await send('anna@bü_cher.example')).status).toBe(400)
  })

  test('by e-mail: the case makes no difference, the name is asked once, the token opens the profile', async () => {
    expect((await send('Ada@Example.org')).body.result).toEqual({
      is_email: true,
      contact: 'ada@example.org',
    })
    const { body } = await check('ada@example.ORG', (await shop.secret()).code)
    const token = body.result.token as string
    expect((await shop.post('profile-account', { name: ' ' }, { token })).body).toMatchObject({
      code: 400,
      result: 'ENTER_YOUR_NAME',
    })
    await shop.post('profile-account', { id: 1, name: 'Ada Byron' }, { token })
    expect((await shop.get('profile', { token })).body.result).toMatchObject({
      firstname: 'Ada',
      lastname: 'Byron',
      email: 'ada@example.org',
    })
    expect((await shop.get('profile')).status).toBe(401)
  })

  test('a browser holds one session: the one before ends with the next', async () => {
    await send('bea@example.org')
    const first = await check('bea@example.org', (await shop.secret()).code)
    const cookie = `vitrine-session=${first.cookies[0]?.value}`
    shop.pass(60_000)
    await shop.forgetBudgets()
    await send('cyd@example.org')
    const { code } = await shop.secret()
    await shop.post('check-sms-code', { phone: 'cyd@example.org', code }, { cookie })
    expect((await shop.get('profile', { token: first.body.result.token })).status).toBe(401)
  })

  test('old clients get by GET what they expect, and no link or other site may do so for anybody', async () => {
    const asked = `get-sms-code?phone=${encodeURIComponent('+4915112345699')}`
    expect(await shop.get(asked)).toMatchObject({ status: 200 })
    const { code } = await shop.secret()
    const entry = `check-sms-code?phone=${encodeURIComponent('+4915112345699')}&code=${code}`
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'x-vs-store-code': '' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-mode': 'navigate' },
    ] as Record<string, string>[])
      if (headers['x-vs-store-code'] !== '') expect((await shop.get(entry, { headers })).status).toBe(403)
    const { body, cookies } = await shop.get(entry)
    expect(body.result).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String) })
    expect(cookies).toEqual([])
    const bare = await shop.api().app.inject({ url: `/api/user/${asked}` })
    expect(bare.statusCode).toBe(403)
  })

  test('the link of the mail signs in once', async () => {
    await send('dan@example.org')
    const { link } = await shop.secret()
    const follow = (contact: string, token: string) => shop.post('fast-login', { contact, token })
    expect((await follow('eve@example.org', link)).status).toBe(401)
    expect((await follow('dan@example.org', 'guessed')).status).toBe(401)
    expect((await follow('dan@example.org', link)).body.result).toMatchObject({ email: 'dan@example.org' })
    expect((await follow('dan@example.org', link)).status).toBe(401)
  })

  test('the staff gets six digits', async () => {
    await ensureCustomer(shop, { email: 'boss@example.org', roles: ['manager'] })
    await send('boss@example.org')
    const { code } = await shop.secret()
    expect(code).toMatch(/^\d{6}$/)
    expect((await check('boss@example.org', code.slice(0, 4))).status).toBe(400)
    expect((await check('boss@example.org', code)).body.result.roles).toEqual(['manager'])
  })

  test.each([
    ['', 'nothing'],
    ['12345', 'half a number'],
    ['ada@', 'half an address'],
    ['+49 151 1234567890123', 'a number too long'],
    ['<script>', 'markup'],
    ['٠١٥', 'digits of another alphabet'],
  ])('%j is no contact: %s', async (contact) => {
    for (const reply of [await send(contact), await check(contact, '1234')])
      expect(reply).toMatchObject({ status: 400, body: { result: 'INCORRECT_PHONE_OR_EMAIL' } })
  })

  test.each([[['1234']], ['1'.repeat(10_000)], [1234], [null], [{}]])('a code %j is a 400', async (code) => {
    const reply = await shop.post('check-sms-code', { phone: 'ada@example.org', code })
    expect(reply.status).toBe(400)
  })

  test('a call back is asked for by number, and thrice a day at most', async () => {
    const call = (phone: string) => shop.post('call-back', { phone })
    expect((await call('ada@example.org')).body.result).toBe('INCORRECT_PHONE')
    for (let at = 0; at < 3; at += 1) expect((await call('030 901820')).body.result).toBe(true)
    expect((await call('+49 30 901820')).status).toBe(429)
  })

  test('a guest account is known to nobody', async () => {
    const said = await Promise.all(
      ['ada@example.org', 'nobody@example.org'].map((email) => shop.get(`guest-account?email=${email}`)),
    )
    expect(said[0]?.body).toEqual(said[1]?.body)
  })

  test.each(['', '?phone=&email=', '?email=ada', '?phone=12'])(
    'a guest account of nobody is refused: %s',
    async (query) =>
      expect(await shop.get(`guest-account${query}`)).toMatchObject({
        ...{ status: 400, body: { result: 'INCORRECT_PHONE_OR_EMAIL' } },
      }),
  )
})

test('a code is dead after five minutes, and after the next one', async () => {
  await send('fay@example.org')
  const first = (await shop.secret()).code
  shop.pass(5 * 60_000)
  expect((await check('fay@example.org', first)).status).toBe(400)
  await shop.forgetBudgets()
  await send('fay@example.org')
  const second = (await shop.secret()).code
  await shop.forgetBudgets()
  await send('fay@example.org')
  const third = (await shop.secret()).code
  if (second !== third) expect((await check('fay@example.org', second)).status).toBe(400)
  expect((await check('fay@example.org', third)).status).toBe(200)
  expect((await check('fay@example.org', third)).status).toBe(400)
})

test('neither contact nor code can be read from the table', async () => {
  await send('gus@example.org')
  const { code, link } = await shop.secret()
  const rows = JSON.stringify(await shop.db.selectFrom('sign_in_code').selectAll().execute())
  for (const secret of ['gus', `"${code}"`, link]) expect(rows).not.toContain(secret)
  expect((await check('gus@example.org', another(code))).status).toBe(400)
})
