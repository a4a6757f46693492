import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
let boss: { id: number; token: string }
let ann: { id: number; token: string }
const MINUTE = 60_000
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetBudgets()
  await shop.db.deleteFrom('audit').execute()
  boss = await shop.signedIn('boss@example.org', ['manager'])
  ann = await shop.signedIn('ann@example.org')
})

async function acts(contact = 'ann@example.org', token = boss.token) {
  const reply = await shop.post('login-as', { contact }, { token })
  return {
    ...reply,
    token: reply.body.result?.token as string,
    cookie: `vitrine-session=${reply.cookies[0]?.value}`,
  }
}
const profile = (token: string) => shop.get('profile', { token })
const goesBack = (cookie: string) => shop.post('return', {}, { cookie })
const lines = () =>
  shop.db
    .selectFrom('audit')
    .select(['customer_id', 'acting_for', 'permission', 'entity', 'entity_id'])
    .orderBy('audit_id')
    .execute()

describe('acting for a customer', () => {
  test('is being them, says who one is, and is written down before it begins', async () => {
    const { token, cookies } = await acts()
    expect(cookies).toMatchObject([{ name: 'vitrine-session', httpOnly: true, sameSite: 'Strict' }])
    expect((await profile(token)).body.result).toMatchObject({
      id: ann.id,
      impersonated_by: { id: boss.id, name: 'boss@example.org', is_admin: false, seconds_left: 1_800 },
    })
    expect(await lines()).toEqual([
      {
        ...{ customer_id: boss.id, acting_for: null, permission: 'customer:impersonate' },
        ...{ entity: 'customer', entity_id: String(ann.id) },
      },
    ])
  })

  test('says in the audit what for, where one was asked', async () => {
    const asked = { why: 'help', words: 'Where is the invoice of 471930?' }
    await shop.post('login-as', { contact: 'ann@example.org', ...asked }, { token: boss.token })
    const line = await shop.db.selectFrom('audit').select('after').executeTakeFirst()
    expect(line).toEqual({ after: asked })
    const odd = { contact: 'ann@example.org', why: 'curious' }
    expect((await shop.post('login-as', odd, { token: boss.token })).status).toBe(400)
  })

  test('changes neither name nor keys nor devices, gives no bonuses away, and does not go further', async () => {
    const { token } = await acts()
    const denied = [
      shop.post('profile-account', { name: 'Eve' }, { token }),
      shop.post('passkeys/options', {}, { token }),
      shop.post('devices/1/end', {}, { token }),
      shop.post('login-as', { contact: 'bob@example.org' }, { token }),
      shop.post('login-as-blogger', {}, { token }),
      shop.get('profile?contact=bob@example.org', { token }),
    ]
    for (const reply of await Promise.all(denied)) expect(reply.status).toBe(403)
  })

  test('is over after half an hour, for calls and for refreshing; the way back is not', async () => {
    const { token, cookie } = await acts()
    shop.pass(14 * MINUTE)
    const refreshed = await shop.post('refresh', {}, { cookie })
    expect(refreshed.status).toBe(200)
    shop.pass(16 * MINUTE)
    expect((await profile(refreshed.body.result)).status).toBe(401)
    expect((await profile(token)).status).toBe(401)
    const next = `vitrine-session=${refreshed.cookies[0]?.value}`
    expect((await shop.post('refresh', {}, { cookie: next })).status).toBe(401)
    expect((await goesBack(next)).body.result).toMatchObject({ id: boss.id })
  })

  test('leads nobody back to a session that half a year has ended meanwhile', async () => {
    const { cookie } = await acts()
    shop.pass(181 * 24 * 60 * MINUTE)
    expect((await goesBack(cookie)).status).toBe(404)
  })

  test('leads nobody back whose account is closed meanwhile', async () => {
    const { cookie } = await acts()
    const close = (enabled: boolean) =>
      shop.db.updateTable('customer').set({ enabled }).where('customer_id', '=', boss.id).execute()
    await close(false)
    expect((await goesBack(cookie)).status).toBe(404)
    await close(true)
  })

  test('leads back to oneself, once, and ends there', async () => {
    const { token, cookie } = await acts()
    const back = await goesBack(cookie)
    expect(back.body.result).toMatchObject({ id: boss.id, roles: ['manager'], token: expect.any(String) })
    expect((await profile(back.body.result.token)).body.result).not.toHaveProperty('impersonated_by')
    expect((await profile(token)).status).toBe(401)
    expect((await goesBack(cookie)).status).toBe(404)
    const own = `vitrine-session=${back.cookies[0]?.value}`
    expect((await shop.post('refresh', {}, { cookie: own })).status).toBe(200)
  })

  test('of twenty ways back at once one is gone', async () => {
    const { cookie } = await acts()
    const replies = await Promise.all(Array.from({ length: 20 }, () => goesBack(cookie)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['the sign-out of the staff', (token) => shop.post('logout', {}, { token })],
    [
      'the loss of their role',
      () => shop.db.updateTable('customer').set({ roles: [] }).where('customer_id', '=', boss.id).execute(),
    ],
    [
      'their lock-out',
      () =>
        shop.db.updateTable('customer').set({ enabled: false }).where('customer_id', '=', boss.id).execute(),
    ],
  ])('ends with %s', async (_, happens) => {
    const { token } = await acts()
    await happens(boss.token)
    expect((await profile(token)).status).toBe(401)
    await shop.db.updateTable('customer').set({ enabled: true }).where('customer_id', '=', boss.id).execute()
  })

  test('leaves a line with both names for every write', async () => {
    const { token } = await acts()
    await shop.get('devices', { token })
    expect(await lines()).toHaveLength(1)
    expect((await shop.post('test-write', {}, { token })).body.result).toBe(true)
    expect((await lines())[1]).toEqual({
      ...{ customer_id: boss.id, acting_for: ann.id, permission: 'cart:change' },
      ...{ entity: 'call', entity_id: 'test.write' },
    })
    await shop.post('test-write', {}, { token: ann.token })
    expect(await lines()).toHaveLength(2)
  })
})

describe('nobody acts', () => {
  test.each([
    ['for other staff', 'other@example.org', 403],
    ['for oneself', 'boss@example.org', 403],
    ['for whom nobody knows', 'nobody@example.org', 404],
    ['for what is no contact', 'nobody', 400],
  ])('%s', async (_, contact, status) => {
    await shop.signedIn('other@example.org', ['admin'])
    expect((await acts(contact)).status).toBe(status)
    expect(await lines()).toEqual([])
  })

  test('without being of the staff', async () => {
    for (const token of [ann.token, (await shop.signedIn('vip@example.org', ['vip', 'blogger'])).token]) {
      expect((await acts('ann@example.org', token)).status).toBe(403)
      expect((await shop.get('profile?contact=boss@example.org', { token })).status).toBe(403)
    }
    expect((await shop.post('login-as', { contact: 'ann@example.org' })).status).toBe(401)
  })

  test('by a session of one’s own: it leads back to nobody', async () => {
    await shop.post('get-sms-code', { phone: 'cyd@example.org' })
    const { code } = await shop.secret()
    const { cookies } = await shop.post('check-sms-code', { phone: 'cyd@example.org', code })
    expect((await goesBack(`vitrine-session=${cookies[0]?.value}`)).status).toBe(404)
    expect((await goesBack('')).status).toBe(404)
  })
})

test('old clients act by GET, and as the blogger, who is the first of them', async () => {
  await shop.db.updateTable('customer').set({ roles: [] }).where('email', 'like', 'vip%').execute()
  const first = await shop.signedIn('blogger@example.org', ['blogger'])
  await shop.signedIn('blogger.two@example.org', ['blogger'])
  const { body } = await shop.get('profile?contact=ann@example.org', { token: boss.token })
  expect(body.result).toMatchObject({
    id: ann.id,
    token: expect.any(String),
    refreshToken: expect.any(String),
  })
  const { status } = await shop.post('return', { refreshToken: body.result.refreshToken })
  expect(status).toBe(200)
  const asBlogger = await shop.get('login-as-blogger', { token: boss.token })
  expect(asBlogger.body.result).toMatchObject({
    ...{ id: first.id, roles: ['blogger'] },
    // Whoever acts for a partner finds the partner's doors, and none of their own.
    may: expect.not.arrayContaining(['customer:impersonate']),
  })
})
