import type { ApiKey } from '@vitrine/contract/admin/keys'
import type { Role } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
let token: string
beforeAll(async () => {
  shop = await openWholeShop()
  token = await tokenOf('Ada Stone', ['admin'])
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.database.db.deleteFrom('api_key').execute()))

const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token
async function ask(path = '', body?: object, as = token) {
  const reply = await shop.api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/keys${path}`,
    headers: { authorization: `Bearer ${as}` },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const ERP = { name: 'erp', scopes: ['orders:read'] }
/** What a program with that key is answered. */
const opens = async (key: string) =>
  (
    await shop.api.app.inject({
      url: '/api/office/orders',
      headers: { authorization: `Bearer ${key}`, 'x-vs-store-code': 'us' },
    })
  ).statusCode

test('a key is told once, opens what its scopes allow, and is listed without itself', async () => {
  const made = await ask('', ERP)
  expect([made.status, await opens(made.result.key)]).toEqual([200, 200])
  const listed = await ask()
  expect(listed.result.items).toMatchObject([{ ...ERP, revoked_at: null }])
  expect(JSON.stringify(listed)).not.toContain(made.result.key)
  const lines = await shop.database.db
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'api_key')
    .execute()
  expect(lines).toMatchObject([{ permission: 'key:grant', after: ERP }])
  expect(JSON.stringify(lines)).not.toContain(made.result.key)
})

test('another takes its place at once, with the same scopes', async () => {
  const { result: former } = await ask('', ERP)
  const { result: next } = await ask('/erp/rotate', {})
  expect([await opens(former.key), await opens(next.key)]).toEqual([401, 200])
  const { items } = (await ask()).result as { items: ApiKey[] }
  expect(items.filter(({ revoked_at }) => revoked_at === null)).toMatchObject([ERP])
})

test('of two who rotate at once nobody is left with a key that opens and is not the last', async () => {
  await ask('', ERP)
  const replies = await Promise.all([ask('/erp/rotate', {}), ask('/erp/rotate', {})])
  const keys = replies.flatMap(({ result }) => (typeof result === 'object' ? [result.key] : []))
  const answers = await Promise.all(keys.map(opens))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
})

test('who replaces or takes away a key that was replaced since is told so, and the program keeps its key', async () => {
  await ask('', ERP)
  const [seen] = (await ask()).result.items as ApiKey[]
  const { result: next } = await ask(`/erp/rotate?seen=${seen?.id}`, {})
  for (const deed of ['rotate', 'revoke'])
    expect(await ask(`/erp/${deed}?seen=${seen?.id}`, {})).toMatchObject({
      ...{ status: 409, result: 'KEY_MOVED_ON', meta: { field: 'seen' } },
    })
  expect(await opens(next.key)).toBe(200)
})

test('a key replaced again because its answer was lost was said to have been replaced by somebody else', async () => {
  await ask('', ERP)
  const [first] = (await ask()).result.items as ApiKey[]
  const path = `/erp/rotate?seen=${first?.id}`
  const wish = { seed: crypto.randomUUID() }
  const next = await ask(path, wish)
  expect(await ask(path, wish)).toMatchObject({ status: 200, result: next.result })
  expect([await opens(next.result.key), (await ask()).result.items.length]).toEqual([200, 2])
  expect(await ask(path, { seed: crypto.randomUUID() })).toMatchObject({ status: 409 })
  // Somebody else has really replaced it, or taken it away, since.
  const { result: third } = await ask('/erp/rotate', {})
  expect((await ask(path, wish)).status).toBe(409)
  await ask('/erp/revoke', {})
  expect((await ask(path, wish)).status).toBe(404)
  expect([await opens(next.result.key), await opens(third.key)]).toEqual([401, 401])
})

test('of ten who replace a key by one seed at once all are told one key, and the former is replaced once', async () => {
  await ask('', ERP)
  const [first] = (await ask()).result.items as ApiKey[]
  const wish = { seed: crypto.randomUUID() }
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ask(`/erp/rotate?seen=${first?.id}`, wish)),
  )
  expect(new Set(replies.map(({ status, result }) => `${status} ${result.key}`)).size).toBe(1)
  expect([replies[0]?.status, await opens(replies[0]?.result.key)]).toEqual([200, 200])
  expect((await ask()).result.items).toHaveLength(2)
  const ofFormer = shop.database.db.selectFrom('audit').selectAll().where('entity', '=', 'api_key')
  const lines = await ofFormer.where('entity_id', '=', String(first?.id)).orderBy('audit_id').execute()
  expect(lines.map(({ after }) => after)).toEqual([ERP, { revoked: true }])
})

test('the seed a key was made by makes no second of it: replaced by the same, it is another', async () => {
  const wish = { seed: crypto.randomUUID() }
  const { result: former } = await ask('', { ...ERP, ...wish })
  const { result: next } = await ask('/erp/rotate', wish)
  expect([await opens(former.key), await opens(next.key)]).toEqual([401, 200])
})

test('taken away, it opens nothing', async () => {
  const { result } = await ask('', ERP)
  expect((await ask('/erp/revoke', {})).result).toBe('OK')
  expect(await opens(result.key)).toBe(401)
})

test('a key taken away again because its answer was lost was said to have been taken away by somebody else', async () => {
  await ask('', ERP)
  const [seen] = (await ask()).result.items as ApiKey[]
  const path = `/erp/revoke?seen=${seen?.id}`
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask(path, {})))
  expect(replies.map(({ status, result }) => [status, result])).toEqual(replies.map(() => [200, 'OK']))
  const lines = await shop.database.db
    .selectFrom('audit')
    .select('after')
    .where('entity', '=', 'api_key')
    .where('entity_id', '=', String(seen?.id))
    .execute()
  expect(
    lines.map(({ after }) => JSON.stringify(after)).filter((after) => after.includes('revoked')),
  ).toHaveLength(1)
  // No key of that name was seen, or another one has come in its place.
  expect([
    (await ask(`/crm/revoke?seen=${seen?.id}`, {})).status,
    (await ask('/erp/revoke', {})).status,
  ]).toEqual([404, 404])
  const next = await ask('', ERP)
  expect(await ask(path, {})).toMatchObject({ status: 409, result: 'KEY_MOVED_ON' })
  expect(await opens(next.result.key)).toBe(200)
})

test('a key asked for again because its answer was lost was refused as taken', async () => {
  const wish = { ...ERP, seed: crypto.randomUUID() }
  const made = await ask('', wish)
  const again = await Promise.all([ask('', wish), ask('', wish)])
  expect(again.map(({ result }) => result.key)).toEqual([made.result.key, made.result.key])
  expect([made.status, await opens(made.result.key), (await ask()).result.items.length]).toEqual([
    200, 200, 1,
  ])
  for (const other of [{ scopes: ['stock:write'] }, { seed: crypto.randomUUID() }, { seed: undefined }])
    expect(await ask('', { ...wish, ...other })).toMatchObject({ status: 409, meta: { field: 'name' } })
  await ask('/erp/revoke', {})
  expect((await ask('', wish)).status).toBe(409)
  expect(await opens(made.result.key)).toBe(401)
})

test('of ten who ask by one seed at once all are told one key; without a seed one is', async () => {
  const wish = { ...ERP, seed: crypto.randomUUID() }
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('', wish)))
  expect(new Set(replies.map(({ status, result }) => `${status} ${result.key}`)).size).toBe(1)
  expect((await ask()).result.items).toHaveLength(1)
  const others = await Promise.all(Array.from({ length: 10 }, () => ask('', { ...ERP, name: 'wms' })))
  expect(others.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each<[story: string, path: string, body: object, status: number, field: string]>([
  ['a name that is taken', '', ERP, 409, 'name'],
  ['a name with blanks', '', { ...ERP, name: 'my erp' }, 400, 'name'],
  ['no scopes', '', { name: 'wms', scopes: [] }, 400, 'scopes'],
  ['a scope nobody knows', '', { name: 'wms', scopes: ['everything'] }, 400, 'scopes.0'],
  ['a key there is not, rotated', '/wms/rotate', {}, 404, 'name'],
  ['a key there is not, revoked', '/wms/revoke', {}, 404, 'name'],
])('%s is refused by field', async (...[, path, body, status, field]) => {
  await ask('', ERP)
  expect(await ask(path, body)).toMatchObject({ status, meta: { field } })
})

test('managers make none', async () => {
  expect((await ask('', ERP, await tokenOf('Max Moor', ['manager']))).status).toBe(403)
})
