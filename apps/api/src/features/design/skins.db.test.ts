import type { SkinDesk } from '@vitrine/contract/design/skins'
import type { Role } from '@vitrine/domain/access/roles'
import type { Skin } from '@vitrine/domain/design/skin/skin'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '#api/db/notice/listen.ts'
import { createLogger } from '#api/log.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
let owner: string
let manager: string
let partner: string
beforeAll(async () => {
  shop = await openWholeShop()
  const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token
  owner = await tokenOf('Jonas', ['admin'])
  manager = await tokenOf('Vera', ['manager'])
  partner = await tokenOf('Mila', ['blogger'])
})
afterAll(() => shop.close())
beforeEach(() => sql`truncate skin_draft, skin_version, audit`.execute(shop.database.db))

type Asked = { body?: object; as?: string; method?: 'GET' | 'POST' }
async function ask(path: string, { body, as = owner, method = body ? 'POST' : 'GET' }: Asked = {}) {
  const reply = await shop.api.app.inject({
    method,
    url: `/api/${path}`,
    headers: { 'x-vs-store-code': 'us', authorization: `Bearer ${as}` },
    ...(method === 'POST' && { payload: body ?? {} }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const desk = async (store = 'de'): Promise<SkinDesk> => (await ask(`admin/skins/${store}`)).result
async function told(store: string) {
  const reply = await shop.api.app.inject({
    url: '/api/ext/cms-data/cmsBlockIdentifier/cms_settings',
    headers: { 'x-vs-store-code': store },
  })
  const { skin, skin_tokens } = reply.json().result.json ?? {}
  return { skin, skin_tokens }
}
const NOTHING = { skin: undefined, skin_tokens: undefined }
const BLUE: Skin = { colors: { accent: '#1f3a6e' }, radius: 8, headings: 'serif' }
const PALE: Skin = { colors: { accent: '#8fb8a5' }, radius: null, headings: 'serif' }
type Drafted = { store?: string; version?: number; based_on?: number; as?: string; name?: string }
const draft = (
  state: object,
  { store = 'de', version = 0, based_on = 0, name = 'Blue', as = owner }: Drafted = {},
) => ask('admin/skins/draft', { as, body: { store, version, based_on, name, state } })
const publish = (version = 1, store = 'de') => ask('admin/skins/publish', { body: { store, version } })
const lines = () =>
  shop.database.db
    .selectFrom('audit')
    .select(['permission', 'entity', 'entity_id', 'after'])
    .orderBy('audit_id')
    .execute()

test('a draft is seen by nobody, and published by one store alone', async () => {
  expect((await draft(BLUE)).status).toBe(200)
  expect(await told('de')).toEqual(NOTHING)
  const { result } = await publish()
  expect(result).toMatchObject({ draft: null, name: 'Blue', published: BLUE })
  expect(await told('de')).toEqual({
    skin: 'Blue',
    skin_tokens: { '--color-accent': '#1f3a6e', '--color-accent-hover': '#1d2f52', '--radius': '8px' },
  })
  expect(await told('us')).toEqual(NOTHING)
  expect(await lines()).toMatchObject([
    { entity: 'skin', entity_id: 'de draft', after: { begun: true } },
    { permission: 'design:change', entity: 'skin', entity_id: 'de', after: { name: 'Blue' } },
  ])
})

test('every process hears of it', async () => {
  const heard: string[] = []
  const { connectionString } = shop.database
  const stop = await listen({
    ...{ connectionString, channel: 'content', log: createLogger('silent') },
    onNotice: (tags = '') => void heard.push(tags),
  })
  await draft(BLUE)
  await publish()
  await vi.waitFor(() => expect(heard).toContain('*'), { timeout: 20_000 }).finally(stop)
})

test('it goes back to what it was, and to the look of the build', async () => {
  await draft(BLUE)
  const { based_on: blue } = (await publish()).result
  await draft({ ...BLUE, radius: 0 }, { based_on: blue, name: 'Square' })
  const { based_on: square } = (await publish()).result
  expect((await desk()).versions.map(({ name }) => name)).toEqual(['Square', 'Blue'])
  const back = await ask('admin/skins/restore', { body: { store: 'de', version_id: blue, based_on: square } })
  expect(back.result).toMatchObject({ name: 'Blue', published: { radius: 8 } })
  const { based_on } = back.result
  const restore = (version_id: number, seen: number) =>
    ask('admin/skins/restore', { body: { store: 'de', version_id, based_on: seen } })
  expect(await restore(0, square)).toMatchObject({ status: 409, result: 'DESIGN_MOVED_ON' })
  expect((await restore(999_999, based_on)).status).toBe(404)
  expect((await restore(0, based_on)).status).toBe(200)
  expect(await told('de')).toEqual(NOTHING)
})

test('of two editors the second is told, also when they press at the same moment', async () => {
  const both = await Promise.all([draft(BLUE), draft({ ...BLUE, radius: 2 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const published = await Promise.all([publish(), publish()])
  expect(published.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await desk()).versions).toHaveLength(1)
  // A draft over what has moved on is not published over it.
  await draft(BLUE, { based_on: 0 })
  expect(await publish()).toMatchObject({ status: 409, result: 'DESIGN_MOVED_ON' })
})

test('colours nobody could read are drafted, but not published, and each pair is named', async () => {
  expect((await draft(PALE)).status).toBe(200)
  const refused = await publish()
  expect(refused).toMatchObject({ status: 400, result: 'SKIN_POOR_CONTRAST' })
  expect(refused.meta.details[0]).toMatchObject({
    path: 'de.accent.paper',
    message: 'is told from its ground by 2.06:1, and needs 4.5:1',
  })
  await draft(BLUE, { store: 'us', name: 'American' })
  expect(await ask('manage/skin-update', { method: 'POST' })).toMatchObject({ status: 400 })
  expect(await told('us')).toEqual(NOTHING)
})

test('“update skins” publishes the drafts of all stores, by POST and GET, and says which there are', async () => {
  await draft(BLUE)
  await draft({ ...BLUE, colors: { sale: '#8a2a10' } }, { store: 'us', name: 'Sale' })
  const done = await ask('manage/skin-update', { method: 'POST', as: manager })
  expect(done).toMatchObject({ status: 200, result: { skins: ['default', 'Blue', 'Sale'] } })
  expect([(await told('de')).skin, (await told('us')).skin]).toEqual(['Blue', 'Sale'])
  expect((await desk()).draft).toBeNull()
  expect((await ask('manage/skin-update', { as: manager })).result).toEqual({
    skins: ['default', 'Blue', 'Sale'],
  })
  expect((await ask('manage/skin-update', { method: 'POST', as: partner })).status).toBe(403)
})

test('a partner and a manager read and change none', async () => {
  for (const as of [partner, manager]) {
    expect((await ask('admin/skins/de', { as })).status).toBe(403)
    expect((await draft(BLUE, { as })).status).toBe(403)
  }
})

test.each([
  'red',
  '#fff',
  '#1F4A3A',
  'url(//evil.example/x)',
  '#1f4a3a;background:url(//evil.example)',
  '#1f4a3a}</style><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  'var(--color-ink)',
  '#1f4a3a\n',
  '',
])('%j is no colour', async (accent) => {
  const refused = await draft({ ...BLUE, colors: { accent } })
  expect(refused).toMatchObject({ status: 400, meta: { details: [{ path: 'state.colors.accent' }] } })
})

test.each<[string, object]>([
  ['a length that is none', { ...BLUE, radius: '4px;x:y' }],
  ['a length beyond all', { ...BLUE, radius: 17 }],
  ['a font nobody ships', { ...BLUE, headings: 'Comic Sans' }],
  ['a token nobody knows', { ...BLUE, colors: { '--color-paper': '#ffffff' } }],
  ['a prototype', { ...BLUE, colors: JSON.parse('{"__proto__":"#ffffff"}') }],
  ['more than a skin', { ...BLUE, css: 'body{}' }],
])('%s is refused', async (_, state) => {
  expect((await draft(state)).status).toBe(400)
  expect((await desk()).draft).toBeNull()
})
