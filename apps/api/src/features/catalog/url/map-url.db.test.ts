import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { readingOf } from '../read/read-context.ts'
import { mapUrl } from './map-url.ts'

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
      'an English address in a German store',
      '/us/linen-dress',
      'de',
      { _type: 'redirect', _source: { target: '/leinenkleid', code: 301 } },
    ],
    [
      'a German address in an English store',
      '/damen/kleider/',
      'us',
      { _type: 'redirect', _source: { target: '/women/dresses' } },
    ],
    ['an address that is the same in both', 'wool-cap', 'de', { _type: 'product' }],
    ['an English category without a German name', 'damen/kleider/midi', 'de', { _type: 'category' }],
    [
      'a variant by its sku',
      'p/DRESS-navy-s/whatever',
      'us',
      { _type: 'redirect', _source: { target: '/linen-dress?childSku=DRESS-navy-s', code: 301 } },
    ],
    [
      'a variant by its own key, in German',
      '/de/plain-dress-navy-s',
      'de',
      { _type: 'redirect', _source: { target: '/leinenkleid?childSku=DRESS-navy-s', code: 301 } },
    ],
    ['an encoded path', '%77omen%2Fdresses', 'us', { _type: 'category' }],
    [
      'an old address, asked for in another store',
      'old-dress',
      'de',
      { _type: 'redirect', _source: { target: '/leinenkleid', code: 301 } },
    ],
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

  test('a sibling named beside a variant’s address is the one chosen', async () => {
    const { body } = await map('p/DRESS-navy-s/x', { filters: { sku: 'DRESS-red-m' } })
    expect(body._source.target).toBe('/linen-dress?childSku=DRESS-red-m')
  })

  test('options old clients send change nothing', async () => {
    const options = { prefetchGroupProducts: true, assignProductConfiguration: false, odd: { deep: [1] } }
    const asked = { options, groupId: null, groupToken: 'not ours', includeFields: null, excludeFields: [] }
    expect((await map('linen-dress', asked)).body).toMatchObject({ _type: 'product', childSku: null })
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

test('an unknown address is told the log, by its path and store; a known one is not', async () => {
  const info = vi.fn()
  const log = { debug() {}, info, warn() {}, error() {} }
  const ctx = readingOf(shop.catalog, { ...aContext(shop.database.db), log })
  expect(await mapUrl(ctx, { url: '/us/linen-dress' })).not.toBeNull()
  expect(info).not.toHaveBeenCalled()
  expect(await mapUrl(ctx, { url: '/us/no/such-thing?x=1' })).toBeNull()
  expect(info.mock.calls).toEqual([[{ path: 'no/such-thing', store: 'us' }, 'No mapping found']])
})

describe('an address that changes', () => {
  const renamed = (urlKey: string) =>
    shop.takeIn(
      boutique([
        aProduct('STRAW', {
          texts: { en: { name: 'Straw hat', urlKey }, de: { name: 'Strohhut', urlKey: `hut-${urlKey}` } },
          attributes: { ptype: ['hat'], material: ['linen'] },
        }),
      ]),
    )

  test('leads on for good, through every later change, in each language', async () => {
    await renamed('sun-hat')
    await renamed('beach-hat')
    await shop.catalog.refresh()
    for (const old of ['straw-hat', 'sun-hat'])
      expect((await map(old)).body).toEqual({
        _type: 'redirect',
        _source: { target: '/beach-hat', code: 301 },
      })
    expect((await map('hut-sun-hat', {}, 'de')).body).toMatchObject({ _source: { target: '/hut-beach-hat' } })
    expect((await map('sun-hat', {}, 'de')).body).toMatchObject({ _source: { target: '/hut-beach-hat' } })
    expect((await map('beach-hat')).body).toMatchObject({ _type: 'product' })
  })

  test('and back again is an address like any other', async () => {
    await renamed('straw-hat')
    await shop.catalog.refresh()
    expect((await map('straw-hat')).body).toMatchObject({ _type: 'product' })
    expect((await map('beach-hat')).body).toMatchObject({ _source: { target: '/straw-hat' } })
  })
})
