import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSoftAuthenticator } from '../testing/a-soft-authenticator.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

const SHOP = { origin: 'https://shop.test', rpId: 'shop.test' }
let shop: AccountShop
let token: string
let me: number
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  await shop.db.deleteFrom('passkey').execute()
  ;({ token, id: me } = await shop.signedIn('ada@example.org'))
})

type Phone = ReturnType<typeof aSoftAuthenticator>
const options = async (path: string, who = token) => (await shop.post(path, {}, { token: who })).body.result

async function adds(phone: Phone, who = token) {
  const passkey = phone.make(await options('passkeys/options', who))
  return shop.post('passkeys', { passkey }, { token: who })
}
const signsIn = async (phone: Phone, how = {}) =>
  shop.post('passkey', { passkey: phone.use(await options('passkey/options', ''), how) })

describe('a passkey', () => {
  test('is made once somebody is in, and lets them in ever after', async () => {
    const phone = aSoftAuthenticator(SHOP)
    expect((await adds(phone)).body.result).toMatchObject({ device: '', last_used_at: null })
    const { status, body, cookies } = await signsIn(phone)
    expect([status, body.result.id, body.result.token]).toEqual([200, me, expect.any(String)])
    expect(cookies).toMatchObject([{ name: 'vitrine-session', httpOnly: true }])
    expect((await shop.get('passkeys', { token })).body.result).toMatchObject([
      { last_used_at: expect.any(String) },
    ])
  })

  test('asks nobody’s name, and names nobody', async () => {
    await adds(aSoftAuthenticator(SHOP))
    expect(await options('passkey/options', '')).toMatchObject({
      rpId: 'shop.test',
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  test('answers a challenge once, in time, and no other one', async () => {
    const phone = aSoftAuthenticator(SHOP)
    await adds(phone)
    const asked = await options('passkey/options', '')
    const once = () => shop.post('passkey', { passkey: phone.use(asked) })
    expect((await once()).status).toBe(200)
    expect((await once()).body).toMatchObject({ code: 400, result: 'PASSKEY_REFUSED' })
    const late = await options('passkey/options', '')
    shop.pass(5 * 60_000)
    expect((await shop.post('passkey', { passkey: phone.use(late) })).status).toBe(400)
    const made = await options('passkeys/options')
    expect((await shop.post('passkey', { passkey: phone.use(made) })).status).toBe(400)
    expect((await shop.post('passkey', { passkey: phone.use({ challenge: 'x'.repeat(43) }) })).status).toBe(
      400,
    )
  })

  test.each([
    ['another origin', { from: 'https://shop.evil' }],
    ['a device nobody unlocked', { isVerified: false }],
    ['a copy whose count falls behind', { isCopy: true }],
  ])('is refused from %s', async (_, how) => {
    const phone = aSoftAuthenticator(SHOP)
    await adds(phone)
    await signsIn(phone)
    expect((await signsIn(phone, how)).body).toMatchObject({ code: 400, result: 'PASSKEY_REFUSED' })
    expect((await signsIn(phone)).status).toBe(200)
  })

  test('of twenty answers to one challenge one opens a session', async () => {
    const phone = aSoftAuthenticator(SHOP)
    await adds(phone)
    const passkey = phone.use(await options('passkey/options', ''))
    const before = await shop.count('session')
    const replies = await Promise.all(Array.from({ length: 20 }, () => shop.post('passkey', { passkey })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.count('session')).toBe(before + 1)
  })

  test('is removed by its owner alone, and opens nothing then', async () => {
    const phone = aSoftAuthenticator(SHOP)
    const { id } = (await adds(phone)).body.result
    const other = await shop.signedIn('bea@example.org')
    expect((await shop.post(`passkeys/${id}/remove`, {}, { token: other.token })).status).toBe(404)
    expect((await shop.get('passkeys', { token: other.token })).body.result).toEqual([])
    expect((await shop.post(`passkeys/${id}/remove`, {}, { token })).body.result).toBe(true)
    expect((await signsIn(phone)).status).toBe(400)
  })

  test('is nobody else’s: a second account cannot take it, and one account holds ten', async () => {
    const phone = aSoftAuthenticator(SHOP)
    await adds(phone)
    const other = await shop.signedIn('cyd@example.org')
    expect((await adds(phone, other.token)).status).toBe(409)
    const statuses = []
    for (let at = 0; at < 10; at += 1) statuses.push((await adds(aSoftAuthenticator(SHOP))).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 409])
  })

  test('of who was locked out opens nothing', async () => {
    const phone = aSoftAuthenticator(SHOP)
    await adds(phone)
    await shop.db.updateTable('customer').set({ enabled: false }).where('customer_id', '=', me).execute()
    expect((await signsIn(phone)).status).toBe(400)
    await shop.db.updateTable('customer').set({ enabled: true }).where('customer_id', '=', me).execute()
  })

  test.each([
    {},
    { passkey: null },
    { passkey: [] },
    { passkey: { id: 'x' } },
    { passkey: 'a'.repeat(9_000) },
  ])('odd input %j is a 400', async (body) => {
    expect((await shop.post('passkey', body)).status).toBe(400)
    expect((await shop.post('passkeys', body, { token })).status).toBe(400)
  })
})
