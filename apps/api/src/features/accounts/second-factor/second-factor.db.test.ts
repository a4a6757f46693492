import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { aSoftAuthenticator } from '../testing/a-soft-authenticator.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
const BOSS = 'boss@example.org'
const HALF_A_MINUTE = 30_000
beforeAll(async () => {
  shop = await anAccountShop({ secondFactor: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  await shop.db.deleteFrom('customer').where('email', '=', BOSS).execute()
  await ensureCustomer(shop, { email: BOSS, roles: ['manager'] })
})

async function firstStep() {
  await shop.forgetBudgets()
  await shop.post('get-sms-code', { phone: BOSS })
  const reply = await shop.post('check-sms-code', { phone: BOSS, code: (await shop.secret()).code })
  expect(reply.body).toMatchObject({ code: 403, result: 'SECOND_FACTOR_REQUIRED' })
  expect(reply.cookies).toEqual([])
  return reply.body.meta as { ticket: string; methods: string[] }
}
const pass = (ticket: string, proof: object) => shop.post('second-factor', { ticket, ...proof })
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() })

/** An app and its recovery codes, after the first sign-in with it. */
async function enrolled() {
  const { ticket, methods } = await firstStep()
  expect(methods).toEqual(['enrol'])
  const { secret, uri, qr } = (await shop.post('second-factor/authenticator', { ticket })).body.result
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M\d/)
  const { body } = await pass(ticket, { code: codeOf(secret) })
  expect(body.result).toMatchObject({ token: expect.any(String), roles: ['manager'] })
  shop.pass(HALF_A_MINUTE)
  return { secret: secret as string, codes: body.result.recovery_codes as string[] }
}

describe('the staff', () => {
  test('is not in by a code or a link alone, and a shopper is', async () => {
    await firstStep()
    await shop.forgetBudgets()
    await shop.post('get-sms-code', { phone: BOSS })
    const { link } = await shop.secret()
    expect((await shop.post('fast-login', { contact: BOSS, token: link })).status).toBe(403)
    expect((await shop.signedIn('ada@example.org')).token).toEqual(expect.any(String))
  })

  test('gets an app with the first sign-in, and ten recovery codes, told once', async () => {
    const { secret, codes } = await enrolled()
    expect(new Set(codes).size).toBe(10)
    const { ticket, methods } = await firstStep()
    expect(methods).toEqual(['totp'])
    expect((await pass(ticket, { code: codeOf(secret) })).body.result).not.toHaveProperty('recovery_codes')
    const rows = JSON.stringify([
      await shop.db.selectFrom('authenticator').selectAll().execute(),
      await shop.db.selectFrom('recovery_code').selectAll().execute(),
    ])
    expect(rows).not.toContain(codes[0])
  })

  test('a code of the app works once, and not long after its time', async () => {
    const { secret } = await enrolled()
    const code = codeOf(secret)
    const one = await firstStep()
    const two = await firstStep()
    expect((await pass(one.ticket, { code })).status).toBe(200)
    expect((await pass(two.ticket, { code })).body.result).toBe('SECOND_FACTOR_INCORRECT')
    const old = codeOf(secret)
    shop.pass(3 * HALF_A_MINUTE)
    expect((await pass(two.ticket, { code: old })).status).toBe(400)
    expect((await pass(two.ticket, { code: codeOf(secret) })).status).toBe(200)
  })

  test('a recovery code works once, however it is typed', async () => {
    const { codes } = await enrolled()
    const code = codes[3]?.toUpperCase().replace('-', ' ')
    expect((await pass((await firstStep()).ticket, { code })).status).toBe(200)
    expect((await pass((await firstStep()).ticket, { code })).status).toBe(400)
  })

  test('a passkey is the second factor, and both in one when it comes first', async () => {
    const { secret } = await enrolled()
    const { token } = (await pass((await firstStep()).ticket, { code: codeOf(secret) })).body.result
    const phone = aSoftAuthenticator({ origin: 'https://shop.test', rpId: 'shop.test' })
    const making = (await shop.post('passkeys/options', {}, { token })).body.result
    await shop.post('passkeys', { passkey: phone.make(making) }, { token })
    const { ticket, methods } = await firstStep()
    expect(methods).toEqual(['totp', 'passkey'])
    const asked = (await shop.post('second-factor/passkey', { ticket })).body.result
    expect(asked.allowCredentials).toHaveLength(1)
    expect((await pass(ticket, { passkey: phone.use(asked) })).status).toBe(200)
    const first = (await shop.post('passkey/options', {})).body.result
    expect((await shop.post('passkey', { passkey: phone.use(first) })).status).toBe(200)
  })

  test('who has the mailbox alone cannot replace the app', async () => {
    await enrolled()
    const { ticket } = await firstStep()
    expect((await shop.post('second-factor/authenticator', { ticket })).status).toBe(403)
  })
})

describe('a ticket', () => {
  test('bears five guesses, a hundred at once among them, and dies with its time or its use', async () => {
    const { secret } = await enrolled()
    const { ticket } = await firstStep()
    const wrong = (at: number) => String((Number(codeOf(secret)) + 7 + at) % 1_000_000).padStart(6, '0')
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => pass(ticket, { code: wrong(at) })),
    )
    expect(replies.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect((await pass(ticket, { code: codeOf(secret) })).status).toBe(401)
    const late = await firstStep()
    shop.pass(5 * 60_000)
    expect((await pass(late.ticket, { code: codeOf(secret) })).status).toBe(401)
    const used = await firstStep()
    expect((await pass(used.ticket, { code: codeOf(secret) })).status).toBe(200)
    expect((await pass(used.ticket, { code: codeOf(secret) })).status).toBe(401)
  })

  test('new ones do not begin the count anew: twenty wrong a day', async () => {
    await enrolled()
    let wrong = 0
    for (let round = 0; round < 6; round += 1) {
      const { ticket } = await firstStepKeeping()
      for (let at = 0; at < 5; at += 1)
        if ((await pass(ticket, { code: 'aaaaa-aaaaa' })).status === 400) wrong += 1
    }
    expect(wrong).toBe(20)
  })

  test.each([{}, { ticket: 'none' }, { ticket: 7 }, { ticket: 'none', code: ['1'] }])(
    '%j opens nothing',
    async (body) => {
      const { status } = await shop.post('second-factor', body)
      expect([400, 401]).toContain(status)
    },
  )
})

/** The budgets of codes forgotten, not those of the second factor. */
async function firstStepKeeping() {
  await shop.db.deleteFrom('rate_limit').where('key', 'not like', 'second-factor%').execute()
  await shop.post('get-sms-code', { phone: BOSS })
  const reply = await shop.post('check-sms-code', { phone: BOSS, code: (await shop.secret()).code })
  return reply.body.meta as { ticket: string }
}
