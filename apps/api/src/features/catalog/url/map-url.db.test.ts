import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
  await sql`insert into url_path (language, path, entity_type, target)
    values ('en', 'old-dress', 'redirect', 'linen-dress')`.execute(shop.database.db)
})
afterAll(() => shop.close())

const map = async (url: string, more: object = {}, store = 'us') => {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: `/api/url/map?storeCode=${store}`,
    payload: { url, ...more },
  })
  return { status: reply.statusCode, body: reply.json() }
}

describe('POST /api/url/map', () => {
  test.each([
    [
      'a product',
      'linen-dress',
      'us',
      { _type: 'product', _index: 'shop_us', _source: { sku: 'DRESS' }, childSku: null },
    ],
    [
      'a product in German',
      '/de/leinenkleid?x=1#y',
      'de',
      { _type: 'product', _source: { name: 'Leinenkleid' } },
    ],
    ['an English address in a German store', 'linen-dress', 'de', { _type: 'product' }],
    [
      'a category',
      '/us/women/dresses/',
      'us',
      { _type: 'category', _source: { name: 'Dresses', product_count: 1 } },
    ],
    ['a page', 'i/about', 'us', { _type: 'cms_page', _source: { identifier: 'about', title: 'About' } }],
    ['a page in German', 'i/about', 'de', { _type: 'cms_page', _source: { title: 'Über uns' } }],
    ['a page by its bare identifier', 'about', 'us', { _type: 'cms_page' }],
    ['a product without a path', 'p/DRESS/linen-dress', 'us', { _type: 'product', childSku: null }],
    ['a variant without a path', 'p/DRESS/linen-dress/DRESS-red-m', 'us', { childSku: 'DRESS-red-m' }],
    [
      'an old address',
      'old-dress',
      'us',
      { _type: 'redirect', _source: { target: '/linen-dress', code: 301 } },
    ],
  ])('%s', async (...[, url, store, match]) => {
    expect(await map(url, {}, store)).toMatchObject({ status: 200, body: match })
  })

  test('a variant the caller names is the one chosen', async () => {
    const named = await map('linen-dress', { filters: { sku: 'DRESS-navy-s' } })
    expect(named.body).toMatchObject({ childSku: 'DRESS-navy-s' })
    expect((await map('linen-dress', { filters: { sku: 'CAP' } })).body).toMatchObject({ childSku: null })
  })

  test('only the fields asked for come along', async () => {
    const { body } = await map('linen-dress', { includeFields: ['sku', 'name'], excludeFields: ['name'] })
    expect(Object.keys(body._source).sort()).toEqual(['id', 'sku'])
  })

  test.each([
    ['nothing there', 'women/nothing'],
    ['a part of a path', 'women/dress'],
    ['another case', 'Women/Dresses'],
    ['a withdrawn product', 'plain-off'],
    ['the shop itself', '/us/'],
    ['undecodable', '/women/%E0%A4%A'],
    ['a wild card', 'women/%25'],
    ['a climb', '../../etc/passwd'],
    ['an encoded NUL', 'a%00b'],
    ['an unknown sku', 'p/NO-SUCH/x'],
    ['a program’s inside', '__proto__'],
  ])('%s is null', async (...[, url]) => expect(await map(url)).toEqual({ status: 200, body: null }))

  test.each([
    ['no address', {}],
    ['an empty one', { url: '' }],
    ['a number', { url: 5 }],
    ['one of 3 kB', { url: 'x'.repeat(3_000) }],
    ['odd fields', { url: 'women', includeFields: ['<b>'] }],
  ])('%s: 400', async (...[, payload]) => {
    const reply = await shop.api.app.inject({ method: 'POST', url: '/api/url/map', payload })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 400])
  })
})
