import { rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

let shop: AccountShop
let ada: { id: number; token: string }
let mona: { id: number; token: string }
beforeAll(async () => {
  shop = await anAccountShop()
  ada = await shop.signedIn('ada@example.org', ['admin'])
  mona = await shop.signedIn('mona@example.org', ['manager'])
})
afterAll(() => shop.close())

async function ask(path = '', body?: object, token = ada.token) {
  const reply = await shop.api().app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/api/admin/staff${path}` },
    headers: { 'x-vs-store-code': 'de', authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, result: reply.json().result }
}
const openSessions = async (id: number) =>
  (
    await shop.db
      .selectFrom('session')
      .select('session_id')
      .where('customer_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  ).map(({ session_id }) => session_id)
type Member = {
  email: string
  roles: string[]
  factor: string
  sessions: { id: number; is_current: boolean }[]
}
const of = (items: Member[], email: string) => items.find((one) => one.email === email)

async function lettersTo(to: string): Promise<number> {
  const letters = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.staff-invited')
    .execute()
  return letters.filter(({ payload }) => (payload as { to?: string }).to === to).length
}

test('everybody of the staff is told with roles, proof and sessions, and each role with what it may', async () => {
  const { status, result } = await ask()
  expect(status).toBe(200)
  expect(result.items.map((one: Member) => one.email)).toEqual(['ada@example.org', 'mona@example.org'])
  expect(of(result.items, 'ada@example.org')).toMatchObject({
    factor: 'none',
    sessions: [{ is_current: true }],
  })
  for (const { role, may } of result.roles) expect(may).toEqual(rightsOf(role === 'customer' ? [] : [role]))
  expect((await ask('', undefined, mona.token)).status).toBe(403)
})

test('whoever is invited has the role and a letter, is signed out where they were in, and is invited once', async () => {
  const ines = await shop.signedIn('ines@example.org')
  const { result } = await ask('', { contact: ' Ines@Example.org ', role: 'manager' })
  expect(of(result.items, 'ines@example.org')).toMatchObject({ roles: ['manager'], sessions: [] })
  expect(await openSessions(ines.id)).toEqual([])
  const letters = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.staff-invited')
    .execute()
  expect(letters).toMatchObject([{ payload: { to: 'ines@example.org' } }])
  const fresh = await ask('', { contact: 'new@example.org', role: 'admin' })
  expect(of(fresh.result.items, 'new@example.org')).toMatchObject({ roles: ['admin'] })
  expect((await ask('', { contact: 'nobody', role: 'admin' })).status).toBe(400)
  expect((await ask('', { contact: 'x@example.org', role: 'king' })).status).toBe(400)
})

test('of somebody a session is ended and the second factor reset; not one’s own, and of nobody else’s', async () => {
  const [session = 0] = await openSessions(mona.id)
  expect((await ask(`/${ada.id}/sessions/${session}/end`, {})).status).toBe(404)
  const { result } = await ask(`/${mona.id}/sessions/${session}/end`, {})
  expect(of(result.items, 'mona@example.org')?.sessions).toEqual([])
  expect((await ask(`/${mona.id}/sessions/${session}/end`, {})).status).toBe(404)
  await shop.db
    .insertInto('authenticator')
    .values({ customer_id: mona.id, secret: Buffer.alloc(20), confirmed_at: shop.now() })
    .execute()
  expect(of((await ask()).result.items, 'mona@example.org')).toMatchObject({ factor: 'app' })
  const reset = await ask(`/${mona.id}/second-factor/reset`, {})
  expect(of(reset.result.items, 'mona@example.org')).toMatchObject({ factor: 'none' })
  expect((await ask(`/${ada.id}/second-factor/reset`, {})).status).toBe(403)
  expect((await ask('/99999/second-factor/reset', {})).status).toBe(404)
  const lines = await shop.db
    .selectFrom('audit')
    .select('permission')
    .where('entity_id', '=', `${mona.id}`)
    .execute()
  expect(lines.map(({ permission }) => permission)).toEqual(['role:grant', 'credential:reset'])
})

test('a role is taken by its screen, too, and the last admin keeps theirs', async () => {
  const fresh = await shop.signedIn('new@example.org')
  expect((await ask(`/${fresh.id}/roles`, { role: 'admin', on: false })).status).toBe(200)
  expect((await ask(`/${ada.id}/roles`, { role: 'admin', on: false })).status).toBe(409)
})

test('whoever was invited again because the answer was lost got a second letter', async () => {
  const wish = { contact: 'rosa@example.org', role: 'manager' }
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask('', wish)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await ask('', wish)
  expect(await lettersTo('rosa@example.org')).toBe(1)
  // Another role is another wish; another admin, or whoever asks later, means it.
  await ask('', { ...wish, role: 'admin' })
  const olga = await shop.signedIn('olga@example.org', ['admin'])
  await ask('', { ...wish, role: 'admin' }, olga.token)
  await ask('', { ...wish, role: 'admin' }, olga.token)
  expect(await lettersTo('rosa@example.org')).toBe(3)
})
