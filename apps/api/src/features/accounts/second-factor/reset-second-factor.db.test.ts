// The phone is gone and the sheet of recovery codes with it: whoever runs the shop lets its owner begin anew.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureCustomer } from '#api/features/sessions/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

let shop: AccountShop
const BOSS = 'boss@example.org'
beforeAll(async () => {
  shop = await anAccountShop({ secondFactor: true })
  await ensureCustomer(shop, { email: BOSS, roles: ['admin'] })
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

async function firstStep() {
  await shop.forgetBudgets()
  await shop.post('get-sms-code', { phone: BOSS })
  const reply = await shop.post('check-sms-code', { phone: BOSS, code: (await shop.secret()).code })
  return reply.body.meta as { ticket: string; methods: string[] }
}
const pass = (ticket: string, code: string) => shop.post('second-factor', { ticket, code })
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() })
async function enrol() {
  const { ticket } = await firstStep()
  const { secret } = (await shop.post('second-factor/authenticator', { ticket })).body.result
  const { result } = (await pass(ticket, codeOf(secret))).body
  shop.pass(30_000)
  return { secret: secret as string, token: result.token as string, codes: result.recovery_codes as string[] }
}
const operator = () =>
  aContext(shop.db, { actor: { kind: 'system', job: 'command:second-factor' }, now: shop.now })

test('app and recovery codes open nothing any more, sessions end, and the next sign-in sets up an app', async () => {
  const { secret, token, codes } = await enrol()
  const waiting = await firstStep()
  expect(await resetSecondFactor(operator(), { email: ' Boss@Example.org ' })).toEqual({
    ...{ app: 1, recoveryCodes: 10, passkeys: 0 },
  })
  expect((await shop.get('profile', { token })).status).toBe(401)
  expect((await pass(waiting.ticket, codeOf(secret))).status).toBe(401)
  const { ticket, methods } = await firstStep()
  expect(methods).toEqual(['enrol'])
  expect((await pass(ticket, codes[0] ?? '')).status).toBe(400)
  expect((await enrol()).secret).not.toBe(secret)
  const lines = await shop.db
    .selectFrom('audit')
    .selectAll()
    .where('job', '=', 'command:second-factor')
    .execute()
  expect(lines).toMatchObject([
    { permission: 'credential:reset', entity: 'customer', before: { app: 1, recoveryCodes: 10 } },
  ])
  expect(JSON.stringify(lines)).not.toContain('boss')
})

test('a manager may not, and an unknown address changes nothing', async () => {
  const { id } = await shop.signedIn('a-manager@example.org', ['manager'])
  const { rightsOf } = await import('@vitrine/domain/access/roles')
  const actor = { kind: 'customer', customerId: id, sessionId: 1, rights: rightsOf(['manager']) } as const
  expect(() => resetSecondFactor(aContext(shop.db, { actor, now: shop.now }), { email: BOSS })).toThrow(
    'ACCESS_DENIED',
  )
  expect(await resetSecondFactor(operator(), { email: 'nobody@example.org' })).toBeUndefined()
})
