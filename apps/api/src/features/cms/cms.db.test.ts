import { getCmsBlock, getCmsPage } from '@vitrine/contract/content'
import type { CallError } from '@vitrine/contract/reply'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { json } from '#api/db/json.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cmsFeature } from './index.ts'

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
    ])
    .execute()
  await db
    .insertInto('cms_block')
    .values([
      { identifier: 'cms_settings', language: '*', json: json({ main_slider: [{ img: 'a.webp' }] }) },
      { identifier: 'footer', language: 'en', content: '<p>Hello</p>' },
      { identifier: 'footer', language: '*', content: '<p>*</p>' },
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
    expect((await block('cms_settings')).json).toEqual({ main_slider: [{ img: 'a.webp' }] })
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
