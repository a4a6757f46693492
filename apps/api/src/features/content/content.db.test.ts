import type * as calls from '@vitrine/contract/content/editing'
import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

let shop: WholeShop
let token: string
beforeAll(async () => {
  shop = await openWholeShop()
  token = await tokenOf('Petra', ['manager'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.database
  for (const table of ['content_draft', 'content_version', 'cms_page', 'cms_block', 'url_path'] as const)
    await db.deleteFrom(table).execute()
  await sql`truncate audit`.execute(db)
  await db
    .insertInto('cms_page')
    .values([
      { ...DELIVERY, language: 'en', updated_at: new Date('2026-11-20') },
      { ...DELIVERY, language: 'de', title: 'Lieferung', updated_at: new Date('2026-11-20') },
      { ...DELIVERY, language: 'uk', title: 'Доставка', updated_at: new Date('2026-11-02') },
      { ...DELIVERY, identifier: 'opening', language: 'en', title: 'Opening', news_on: '2026-01-12' },
    ])
    .execute()
})
const DELIVERY = { identifier: 'shipping-info', title: 'Delivery', content: '<p>One day.</p>' }

const tokenOf = async (name: string, roles: Role[]) => (await signInAt(shop, { name, roles })).token

type Asked = { body?: object; query?: string; as?: string | undefined; store?: string }
async function ask(path: string, { body, query = '', as = token, store = 'us' }: Asked = {}) {
  const reply = await shop.api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/${path}${query}`,
    headers: { 'x-vs-store-code': store, ...(as && { authorization: `Bearer ${as}` }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}
const get = async (path = 'content/page/shipping-info'): Promise<calls.ContentPiece> =>
  (await ask(path)).result
const text = (more: Partial<calls.ContentText> = {}): calls.ContentText => ({
  ...{ title: 'Delivery', heading: '', content: '<p>Two days.</p>', meta_title: '', meta_description: '' },
  ...{ active: true, ...more },
})
type Draft = { version?: number; based_on?: string; texts?: object; news_on?: string | null; as?: string }
async function save(
  path: string,
  { version = 0, based_on, texts = { en: text() }, news_on = null, as }: Draft = {},
) {
  const base = based_on ?? (await get(path)).based_on
  const state = { news_on, picture: null, texts }
  return ask(`${path}/draft`, { body: { version, based_on: base, state }, ...(as && { as }) })
}
const PAGE = 'content/page/shipping-info'
const publish = (path = PAGE, version = 1) => ask(`${path}/publish`, { body: { version } })
const read = (identifier: string, store = 'us') =>
  shop.api.app
    .inject({
      url: `/api/ext/cms-data/cmsPageIdentifier/${identifier}`,
      headers: { 'x-vs-store-code': store },
    })
    .then((reply) => reply.json().result)
const lines = () =>
  shop.database.db.selectFrom('audit').select(['entity', 'entity_id', 'after']).orderBy('audit_id').execute()

describe('the list', () => {
  test('says of each language whether its text is there, older than the English one, or missing', async () => {
    const { result } = await ask('content')
    expect(result.counts).toEqual({ page: 1, block: 0, news: 1, redirect: 0 })
    const [page] = result.items
    const states = Object.entries(page.texts as object).map(([name, { state }]) => [name, state])
    expect(Object.fromEntries(states)).toEqual({
      ...{ en: 'there', de: 'there', uk: 'older', ru: 'missing', zh: 'missing' },
    })
    expect(result.needs_work).toBe(1)
  })

  test('finds words of any language, by what they say and not by signs of a pattern', async () => {
    const found = async (q: string) =>
      (await ask('content', { query: `?q=${encodeURIComponent(q)}` })).result.items.length
    expect([await found('Доставка'), await found('%'), await found('nothing')]).toEqual([1, 0, 0])
  })

  test('shows what is only a draft yet, and blocks that hold data never', async () => {
    await shop.database.db.insertInto('cms_block').values({ identifier: 'cms_settings' }).execute()
    await save('content/block/footer')
    const { result } = await ask('content', { query: '?kind=block' })
    expect(result.items).toMatchObject([
      { identifier: 'footer', has_draft: true, changed_by: expect.any(String) },
    ])
    expect((await ask('content/block/cms_settings')).status).toBe(404)
  })
})

describe('a page', () => {
  test('is written unseen, then published in all languages at once, and leaves its line', async () => {
    const texts = { en: text(), de: text({ title: 'Lieferung', content: '<p>Zwei Tage.</p>' }) }
    const { result } = await save(PAGE, { texts })
    expect(result.draft).toMatchObject({ version: 1, is_overtaken: false })
    expect((await read('shipping-info')).content).toBe('<p>One day.</p>')
    expect(await publish()).toMatchObject({ status: 200, result: { draft: null } })
    expect((await read('shipping-info')).content).toBe('<p>Two days.</p>')
    expect((await read('shipping-info', 'de')).content).toBe('<p>Zwei Tage.</p>')
    expect(await lines()).toMatchObject([
      { entity: 'content_draft', entity_id: 'shipping-info' },
      { entity: 'cms_page', after: { languages: ['en', 'de'] } },
    ])
  })

  test('keeps a text that was not touched as old as it is', async () => {
    const { published } = await get()
    await save(PAGE, { texts: { ...published?.texts, en: text() } })
    await publish()
    const { changed } = await get()
    expect(changed.uk).toBe('2026-11-02T00:00:00.000Z')
    expect(changed.en).not.toBe('2026-11-20T00:00:00.000Z')
  })

  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<img src="https://a.b/x" onerror="x()">', '<img src="https://a.b/x" loading="lazy" />'],
    ['an address that runs code', '<a href="javascript:x()">x</a>', '<a>x</a>'],
    ['a style that lies over the page', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a drawing with a script', '<svg onload="x()"><a>1</a></svg>ok', 'ok'],
  ])('%s never reaches the draft', async (_what, html, clean) => {
    const { result } = await save(PAGE, { texts: { en: text({ content: html }) } })
    expect(result.draft.state.texts.en.content).toBe(clean)
  })

  test('ten thousand nested tags are taken in or refused, and answered', async () => {
    const content = '<div>'.repeat(10_000)
    expect((await save(PAGE, { texts: { en: text({ content }) } })).status).toBe(200)
  })

  test('of two at one draft the second is told, and reads what the first wrote', async () => {
    const other = await tokenOf('Jonas', ['admin'])
    await save(PAGE)
    await save(PAGE, { version: 1, texts: { en: text({ title: 'First' }) }, as: other })
    const second = await save(PAGE, { version: 1, texts: { en: text({ title: 'Second' }) } })
    expect(second).toMatchObject({
      status: 409,
      result: 'CONTENT_DRAFT_MOVED_ON',
      meta: { field: 'version' },
    })
    expect((await get()).draft).toMatchObject({ version: 2, state: { texts: { en: { title: 'First' } } } })
  })

  test('of twenty who save at one moment one does', async () => {
    const { based_on } = await get()
    const all = await Promise.all(Array.from({ length: 20 }, () => save(PAGE, { based_on })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  })

  test('published anew meanwhile, a draft is told so instead of writing over it', async () => {
    await save(PAGE)
    await shop.database.db.updateTable('cms_page').set({ content: '<p>By a feed.</p>' }).execute()
    expect((await get()).draft?.is_overtaken).toBe(true)
    expect(await publish()).toMatchObject({ status: 409, result: 'CONTENT_MOVED_ON' })
    expect((await save(PAGE, { version: 1 })).status).toBe(200)
    expect((await publish(PAGE, 2)).status).toBe(200)
  })

  test('goes back to a former version by a new one; the first, from a feed, is among them', async () => {
    await save(PAGE, { texts: { en: text(), zh: text({ title: '配送' }) } })
    const { result } = await publish()
    const versions = (await ask(`${PAGE}/versions`)).result.items
    expect(versions.map(({ changed }: { changed: string[] }) => changed)).toEqual([
      ['en', 'zh'],
      ['en', 'de', 'uk'],
    ])
    const restore = { version_id: versions[1].id, based_on: result.based_on }
    expect((await ask(`${PAGE}/restore`, { body: restore })).status).toBe(200)
    expect((await read('shipping-info')).content).toBe('<p>One day.</p>')
    expect((await read('shipping-info', 'cn')).title).toBe('Delivery')
    expect((await ask(`${PAGE}/versions`)).result.items).toHaveLength(3)
    expect(await ask(`${PAGE}/restore`, { body: restore })).toMatchObject({ status: 409 })
  })

  test('of one store stands before that of its language, and has no other', async () => {
    const of = { store: 'eu' }
    const { based_on } = (await ask(`${PAGE}?store=eu`)).result
    const state = { news_on: null, picture: null, texts: { en: text({ title: 'In Europe' }) } }
    expect((await ask(`${PAGE}/draft`, { body: { ...of, version: 0, based_on, state } })).status).toBe(200)
    await ask(`${PAGE}/publish`, { body: { ...of, version: 1 } })
    expect([(await read('shipping-info', 'eu')).title, (await read('shipping-info')).title]).toEqual([
      'In Europe',
      'Delivery',
    ])
    const german = { ...state, texts: { de: text() } }
    const refused = await ask(`${PAGE}/draft`, { body: { ...of, version: 0, based_on, state: german } })
    expect(refused).toMatchObject({ status: 400, meta: { field: 'state.texts.de' } })
  })

  test('an import leaves alone what the staff has written', async () => {
    await save(PAGE)
    await publish()
    const { importCatalogue } = await import('#api/features/imports/index.ts')
    const record = { kind: 'cms_page', language: 'en', ...DELIVERY } as const
    await importCatalogue(shop.database.db, [record], { source: 'feed' })
    expect((await read('shipping-info')).content).toBe('<p>Two days.</p>')
  })
})

describe('what is refused, by field', () => {
  const state = (more: object) => ({ news_on: null, picture: null, texts: {}, ...more })
  const long = text({ content: 'x'.repeat(60_001) })
  test.each([
    ['an unknown key', { ...state({}), css: 'x' }, 'state.css'],
    ['a text too long', state({ texts: { en: long } }), 'state.texts.en.content'],
    ['a language nobody reads', state({ texts: { xx: text() } }), 'state.texts.xx'],
    ['a title of two lines', state({ texts: { en: text({ title: 'a\nb' }) } }), 'state.texts.en.title'],
    ['a day that is none', state({ news_on: '2026-02-31' }), 'state.news_on'],
    ['a picture elsewhere', state({ picture: 'https://evil.example/a.png' }), 'state.picture'],
    ['a picture above the folder', state({ picture: '../../etc/passwd' }), 'state.picture'],
    ['a day of what is no news', state({ news_on: '2026-02-01' }), 'state.news_on'],
    ['a text for all languages of a page', state({ texts: { '*': text() } }), 'state.texts.*'],
  ])('%s', async (_what, sent, field) => {
    const { based_on } = await get()
    const reply = await ask(`${PAGE}/draft`, { body: { version: 0, based_on, state: sent } })
    expect(reply).toMatchObject({ status: 400, meta: { field } })
  })

  test('three megabytes of text', async () => {
    const body = { version: 0, based_on: 'f'.repeat(64), state: 'x'.repeat(3_000_000) }
    expect((await ask(`${PAGE}/draft`, { body })).status).toBe(413)
  })

  test('a shown text without a title, once it is published', async () => {
    await save(PAGE, { texts: { en: text({ title: '' }) } })
    expect(await publish()).toMatchObject({ status: 400, meta: { field: 'texts.en.title' } })
  })

  test('a store nobody has; a page under the name of news', async () => {
    expect(await ask(`${PAGE}?store=xx`)).toMatchObject({ status: 400, meta: { field: 'store' } })
    expect((await ask('content/page/opening')).status).toBe(404)
    expect((await ask('content/news/opening')).status).toBe(200)
  })

  test('who is none of the staff', async () => {
    const partner = await tokenOf('Mila', ['blogger'])
    expect([
      (await ask('content', { as: partner })).status,
      (await ask('content', { as: '' })).status,
    ]).toEqual([403, 401])
  })
})

describe('redirects', () => {
  const add = (more: object = {}) =>
    ask('redirects', {
      body: { language: 'en', path: '/old', target: '/linen-dress/', was: null, ...more },
    })
  beforeEach(async () => {
    const at = { language: 'en', entity_type: 'product', entity_id: 1 } as const
    await shop.database.db
      .insertInto('url_path')
      .values([
        { ...at, path: 'linen-dress' },
        { ...at, path: 'wool-cap', entity_id: 2 },
      ])
      .execute()
  })

  test('an address leads on, straight, also those that led to it', async () => {
    expect((await add({ path: 'older' })).status).toBe(200)
    await add({ path: 'old' })
    await add({ path: 'old', target: 'wool-cap', was: 'linen-dress' })
    const { result } = await ask('redirects', { query: '?q=old' })
    expect(result).toEqual({
      ...{ total: 2, next: null },
      items: [
        { language: 'en', path: 'old', target: 'wool-cap', is_dead: false },
        { language: 'en', path: 'older', target: 'linen-dress', is_dead: false },
      ],
    })
    expect((await lines()).at(-1)).toMatchObject({ entity: 'url_path', entity_id: 'en old' })
  })

  test('page by page, none is passed over that stands behind one taken away meanwhile', async () => {
    for (const path of ['was-1', 'was-2', 'was-3', 'was-4']) await add({ path })
    const first = (await ask('redirects', { query: '?size=2' })).result
    expect([first.total, first.next]).toEqual([4, 'en:was-2'])
    await ask('redirects/remove', { body: { language: 'en', path: 'was-1', target: 'linen-dress' } })
    const rest = (await ask('redirects', { query: `?size=2&before=${first.next}` })).result
    expect(rest.items.map(({ path }: { path: string }) => path)).toEqual(['was-3', 'was-4'])
    expect([rest.total, rest.next]).toEqual([3, null])
    expect((await ask('redirects', { query: '?before=17' })).meta.field).toBe('before')
  })

  test('never to what leads on itself in that language, though somebody lives there in another', async () => {
    const { db } = shop.database
    await db
      .insertInto('url_path')
      .values([
        { language: 'de', path: 'kleid', entity_type: 'redirect', target: 'wool-cap' },
        { language: 'en', path: 'kleid', entity_type: 'product', entity_id: 1 },
      ])
      .execute()
    expect(await add({ language: 'de', path: 'wool-cap', target: 'kleid' })).toMatchObject({
      ...{ status: 400, meta: { field: 'target' } },
    })
    expect((await add({ language: 'ru', path: 'plate', target: 'kleid' })).status).toBe(200)
    await db
      .insertInto('url_path')
      .values({ language: 'ru', path: 'kleid', entity_type: 'redirect', target: 'x' })
      .execute()
    const { result } = await ask('redirects', { query: '?language=ru' })
    expect(result.items).toMatchObject([
      { path: 'kleid', is_dead: true },
      { path: 'plate', is_dead: true },
    ])
  })

  test('of two who lead one address elsewhere the second is told', async () => {
    await add()
    expect(await add({ target: 'wool-cap' })).toMatchObject({ status: 409, result: 'REDIRECT_MOVED_ON' })
  })

  test.each([
    ['to itself', { path: 'linen-dress', target: 'linen-dress' }, 'target'],
    ['from where somebody lives', { path: 'wool-cap' }, 'path'],
    ['to nothing', { target: 'nowhere' }, 'target'],
    ['to another host', { target: 'https://evil.example' }, 'target'],
    ['to another host by slashes', { target: '//evil.example/x?y' }, 'target'],
    ['from a page of the shop', { path: 'cart/x' }, 'path'],
    ['in no language', { language: 'xx' }, 'language'],
  ])('never %s', async (_how, more, field) => {
    expect(await add(more)).toMatchObject({ status: 400, meta: { field } })
  })

  test('is taken away by whoever saw where it led', async () => {
    await add()
    const of = { language: 'en', path: 'old' }
    const remove = (target: string) => ask('redirects/remove', { body: { ...of, target } })
    expect([(await remove('wool-cap')).status, (await remove('linen-dress')).status]).toEqual([409, 200])
    expect((await remove('linen-dress')).status).toBe(404)
  })
})
