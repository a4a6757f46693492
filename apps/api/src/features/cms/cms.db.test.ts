import { getCmsBlock, getCmsPage, getCmsPageById, getNews, listNews } from '@vitrine/contract/content'
import type { CallError } from '@vitrine/contract/reply'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cmsFeature, listCmsHierarchy, listCmsPages } from './index.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  api = await buildTestApi({ db, features: [cmsFeature] })
  const page = { identifier: 'privacy-policy', title: 'Privacy', content: '<h1>We</h1><script>x()</script>' }
  await db
    .insertInto('cms_page')
    .values([
      { ...page, language: 'en', heading: 'Your data' },
      { ...page, language: 'de', title: 'Datenschutz', content: '<p onclick="x()">Wir</p>' },
      { ...page, identifier: 'draft', language: 'en', active: false },
      { ...page, identifier: 'nur-deutsch', language: 'de' },
      { ...page, identifier: 'withdrawal', language: 'en', title: 'Right of withdrawal' },
      { ...page, language: 'en', store_id: 3, title: 'Privacy in Europe' },
      {
        ...page,
        identifier: 'sale',
        language: 'en',
        title: 'Sale',
        news_on: '2026-01-10',
        picture: 'a.webp',
      },
      { ...page, identifier: 'sale', language: 'de', title: 'Ausverkauf', news_on: '2026-01-10' },
      { ...page, identifier: 'opening', language: 'en', title: 'Opening', news_on: '2026-01-12' },
      { ...page, identifier: 'soon', language: 'en', title: 'Soon', news_on: '2099-01-01' },
    ])
    .execute()
  await db
    .insertInto('cms_block')
    .values([
      { identifier: 'cms_settings', language: '*', json: json({ main_slider: [{ img: 'a.webp' }] }) },
      { identifier: 'footer', language: 'en', content: '<p>Hello</p>' },
      { identifier: 'footer', language: '*', content: '<p>*</p>' },
      {
        identifier: 'cms_hierarchy',
        language: '*',
        json: json({ nodes: [{ identifier: 'help', label: 'Help', pages: ['privacy-policy', 'no-page'] }] }),
      },
    ])
    .execute()
})
afterAll(async () => {
  await api.app.close()
  await database.drop()
})

const page = (identifier: string, store = 'us') =>
  api.clientFor({ store }).call(getCmsPage, { params: { identifier } })
const block = (identifier: string, store = 'us') =>
  api.clientFor({ store }).call(getCmsBlock, { params: { identifier } })
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    ({ code }: CallError) => code,
  )

test('a law that is not a store’s own is no page of it, by name, by id and in lists', async () => {
  expect(await page('withdrawal', 'eu')).toMatchObject({ title: 'Right of withdrawal' })
  const { id } = await page('withdrawal', 'eu')
  expect(await codeOf(page('withdrawal', 'us'))).toBe(404)
  const byId = (store: string) =>
    api.clientFor({ store }).call(getCmsPageById, { params: { id: Number(id) } })
  expect(await codeOf(byId('eu'))).toBe(200)
  expect(await codeOf(byId('us'))).toBe(404)
  const namesIn = async (code: 'eu' | 'us') => {
    const store = STORE_VIEWS.find((view) => view.code === code)
    if (!store) throw new Error(code)
    return (await listCmsPages(aContext(database.db, { store }))).map(({ identifier }) => identifier)
  }
  expect(await namesIn('eu')).toContain('withdrawal')
  expect(await namesIn('us')).not.toContain('withdrawal')
})

describe('content', () => {
  test('a page comes in the language of the store, else in English, and always clean', async () => {
    expect(await page('privacy-policy', 'de')).toMatchObject({ title: 'Datenschutz', content: '<p>Wir</p>' })
    expect(await page('privacy-policy', 'cn')).toMatchObject({
      title: 'Privacy',
      content_heading: 'Your data',
      content: '<h2>We</h2>',
      active: true,
    })
  })

  test('a block for every language stands before the English one', async () => {
    expect((await block('footer', 'us')).content).toBe('<p>Hello</p>')
    expect((await block('footer', 'ru')).content).toBe('<p>*</p>')
    expect((await block('cms_settings')).json).toMatchObject({ main_slider: [{ img: 'a.webp' }] })
  })

  test('the settings tell where the product feed of each language lies', async () => {
    const { feeds_facebook: feeds } = (await block('cms_settings')).json
    expect(feeds).toMatchObject({ en: '/feeds/us-en.xml', de: '/feeds/de-de.xml', uk: '/feeds/ua-uk.xml' })
  })

  test.each([
    ['a draft', 'draft', 404],
    ['another language only', 'nur-deutsch', 404],
    ['half an identifier', 'privacy', 404],
    ['a pattern', 'privacy%', 400],
    ['another case', 'Privacy-policy', 400],
    ['a climb', '..', 400],
    ['a very long one', 'x'.repeat(101), 400],
  ])('%s is not found', async (...[, identifier, code]) => {
    expect(await codeOf(page(identifier))).toBe(code)
    expect(await codeOf(block(identifier))).toBe(code)
  })
})

describe('content by id and by store', () => {
  const ask = async (path: string, store = 'us') => {
    const reply = await api.app.inject({
      url: `/api/ext/cms-data/${path}`,
      headers: { 'x-vs-store-code': store },
    })
    return reply.json() as { code: number; result: Record<string, unknown> | string }
  }

  test('the id of any language leads to the page of the reader', async () => {
    const { page_id } = await database.db
      .selectFrom('cms_page')
      .select('page_id')
      .where('title', '=', 'Datenschutz')
      .executeTakeFirstOrThrow()
    expect((await ask(`cmsPage/${page_id}`)).result).toMatchObject({ title: 'Privacy', store_id: 1 })
    expect((await ask(`cmsPage/${page_id}`, 'de')).result).toMatchObject({ title: 'Datenschutz', page_id })
  })

  test('a page of one store stands before that of its language', async () => {
    expect((await ask('cmsPageIdentifier/privacy-policy/storeId/3', 'de')).result).toMatchObject({
      title: 'Privacy in Europe',
      url_path: 'i/privacy-policy',
      store_id: 3,
    })
    expect((await page('privacy-policy', 'eu')).title).toBe('Privacy in Europe')
    expect((await page('privacy-policy', 'en')).title).toBe('Privacy')
  })

  test('blocks too', async () => {
    const { id } = await block('footer')
    expect((await ask(`cmsBlock/${id}`, 'ru')).result).toMatchObject({ content: '<p>*</p>', active: true })
    expect((await ask('cmsBlockIdentifier/footer/storeId/1', 'ru')).result).toMatchObject({
      content: '<p>Hello</p>',
      update_time: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test.each([
    'cmsPage/999999',
    'cmsBlock/999999',
    'cmsPageIdentifier/nowhere',
    'cmsBlockIdentifier/nowhere/storeId/1',
    'cmsPageIdentifier/privacy-policy/storeId/99',
    'cmsPageIdentifier/sale',
  ])('%s: the words of the specification', async (path) => {
    expect(await ask(path)).toMatchObject({ code: 404, result: 'CMS query returned empty result' })
  })

  test('last_updated is there without a block, and tells when the catalogue changed', async () => {
    const { json: result } = await block('last_updated')
    expect(Date.parse(String(result.last_updated))).toBeGreaterThan(Date.now() - 3_600_000)
  })
})

describe('news', () => {
  test('what is out, newest first, in the language of the reader', async () => {
    const { items, total } = await api.clientFor({ store: 'de' }).call(listNews)
    expect(items.map(({ title, date }) => [title, date])).toEqual([
      ['Opening', '2026-01-12'],
      ['Ausverkauf', '2026-01-10'],
    ])
    expect([total, items[0]?.body]).toEqual([2, '<h2>We</h2>'])
  })

  test('one by its exact identifier; what is to come is not there', async () => {
    const get = (identifier: string) =>
      api.clientFor({ store: 'us' }).call(getNews, { params: { identifier } })
    expect(await get('sale')).toMatchObject({ title: 'Sale', image: 'a.webp' })
    expect(await codeOf(get('soon'))).toBe(404)
    expect(await codeOf(get('privacy-policy'))).toBe(404)
  })
})

test('the hierarchy names parents before children and leaves out pages that are not there', async () => {
  const ctx = aContext(database.db)
  expect(await listCmsHierarchy(ctx)).toEqual([
    expect.objectContaining({
      node_id: 1,
      parent_node_id: null,
      label: 'Help',
      level: 1,
      request_url: 'help',
    }),
    expect.objectContaining({
      node_id: 2,
      parent_node_id: 1,
      identifier: 'privacy-policy',
      label: 'Privacy',
      request_url: 'help/privacy-policy',
    }),
  ])
  expect((await listCmsPages(ctx)).map(({ identifier }) => identifier)).toEqual(['privacy-policy'])
})

test.each([
  [{ nodes: [{ identifier: 'help', label: 'Help', pages: 'privacy-policy' }] }, ['help']],
  [
    {
      nodes: [
        null,
        'help',
        { label: 'No name' },
        { identifier: 'more' },
        { identifier: 'x', pages: { a: 1 } },
      ],
    },
    ['more', 'x'],
  ],
  [{ nodes: { help: [] } }, []],
  [{}, []],
])('a hierarchy somebody wrote as %j breaks no footer', async (written, names) => {
  const { db } = database
  const before = await db
    .selectFrom('cms_block')
    .select('json')
    .where('identifier', '=', 'cms_hierarchy')
    .executeTakeFirstOrThrow()
  const put = (value: object) =>
    db
      .updateTable('cms_block')
      .set({ json: json(value) })
      .where('identifier', '=', 'cms_hierarchy')
      .execute()
  await put(written)
  try {
    expect((await listCmsHierarchy(aContext(db))).map(({ identifier }) => identifier)).toEqual(names)
  } finally {
    await put(before.json as object)
  }
})
