// What the catalogue tells partners alone, asked by everybody over HTTP: as the rows of packages/domain/src/access say.
import { can } from '@vitrine/domain/access/can'
import type { Permission } from '@vitrine/domain/access/permissions'
import { ROLES, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aLink, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

const WHO = ['guest', 'customer', ...ROLES] as const
type Who = (typeof WHO)[number]

const FOR_ALL = ['product', 'attribute', 'category', 'taxrule', 'cms_page', 'cms_block', 'news', 'review']
const PARTNERS: Record<string, Permission> = {
  blogger_post: 'partner:read',
  blogger_payout: 'partner:read',
  promo_product: 'promo:read',
}

let shop: WholeShop
const tokens: Partial<Record<Who, string>> = {}
beforeAll(async () => {
  const promo = aProduct({
    sku: 'PROMO',
    flags: { is_promo: true, only_promo: true },
    texts: { en: { name: 'Promo', urlKey: 'promo' } },
  })
  const besideEachOther = [
    aLink({ linkedSku: 'PROMO', type: 'crosssell' }),
    aLink({ sku: 'PROMO', linkedSku: 'CAP', type: 'crosssell' }),
  ]
  shop = await openWholeShop([
    aCategory({ key: 'women' }),
    aProduct({ sku: 'CAP' }),
    promo,
    ...besideEachOther,
  ])
  await shop.made.catalog.ready
  for (const name of WHO.slice(1)) {
    const roles = ROLES.filter((role) => role === name)
    tokens[name] = (await signInAt(shop, { name, roles })).token
  }
})
afterAll(() => shop.close())

const may = (name: Who, permission: Permission) => {
  const roles = ROLES.filter((role) => role === name)
  const actor =
    name === 'guest'
      ? ({ kind: 'guest' } as const)
      : ({ kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) } as const)
  return can({ actor, store: { storeId: 1 } }, permission)
}

function get(url: string, name: Who, headers: Record<string, string> = {}) {
  const token = tokens[name]
  const own = token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` }
  return shop.api.app.inject({ url, headers: { 'x-vs-store-code': 'us', ...own } })
}

const promoQuery = (value: unknown) => ({
  _appliedFilters: [{ attribute: 'only_promo', value }],
})
const listOf = (query: object) => `/api/catalog?searchQuery=${encodeURIComponent(JSON.stringify(query))}`
const skusOf = (reply: { json(): { result: { items: { sku: string }[] } } }) =>
  reply.json().result.items.map(({ sku }) => sku)

describe.each(WHO)('%s', (name) => {
  test.each(FOR_ALL)('may ask for %s', async (type) => {
    expect((await get(`/api/catalog?type=${type}`, name)).statusCode).toBe(200)
  })

  test.each(Object.entries(PARTNERS))('asks for %s as its row says', async (type, permission) => {
    const refused = name === 'guest' ? 401 : 403
    const expected = may(name, permission) ? 200 : refused
    expect((await get(`/api/catalog?type=${type}`, name)).statusCode).toBe(expected)
  })

  test('finds goods for partners as its row says, and only when asking for them', async () => {
    const expected = may(name, 'promo:read') ? ['PROMO'] : []
    expect(skusOf(await get(listOf(promoQuery({ eq: true })), name))).toEqual(expected)
    const body = { searchQuery: promoQuery({ eq: true }) }
    const token = tokens[name]
    const posted = await shop.api.app.inject({
      method: 'POST',
      url: '/api/catalog',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    })
    expect(skusOf(posted)).toEqual(expected)
    expect(skusOf(await get('/api/catalog', name))).toEqual(['CAP'])
  })

  test('opens goods for partners as its row says', async () => {
    const reply = await get('/api/product?sku=PROMO', name)
    expect(reply.statusCode).toBe(may(name, 'promo:read') ? 200 : 404)
    const token = tokens[name]
    const mapped = await shop.api.app.inject({
      method: 'POST',
      url: '/api/url/map',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: { url: '/promo' },
    })
    expect(mapped.json()?._type).toBe(may(name, 'promo:read') ? 'product' : undefined)
  })
})

describe.each(WHO)('%s', (name) => {
  const wanted = (all: string[]) => all.filter((sku) => sku !== 'PROMO' || may(name, 'promo:read'))
  const itemsOf = async (url: string) =>
    (await get(url, name)).json().result.items.map(({ sku }: { sku: string }) => sku)
  const typed = async (rest = '') => (await get(`/api/catalog/suggest?text=pro${rest}`, name)).json().result

  test('is offered goods for partners while typing as its row says, and only in promo mode', async () => {
    const promo = await typed('&promo=true')
    expect(promo.products.map(({ sku }: { sku: string }) => sku)).toEqual(wanted(['PROMO']))
    expect(promo.total).toBe(wanted(['PROMO']).length)
    expect(await typed()).toMatchObject({ products: [], total: 0 })
  })

  test('finds them beside a piece as its row says, and only in promo mode; nothing beside what it may not see', async () => {
    for (const type of ['similar', 'crosssell']) {
      const beside = (sku: string, rest = '') =>
        itemsOf(`/api/product/related?sku=${sku}&type=${type}${rest}`)
      expect(await beside('CAP', '&promo=true')).toEqual(wanted(['PROMO']))
      expect(await beside('CAP')).toEqual([])
      expect(await beside('PROMO')).toEqual(may(name, 'promo:read') ? ['CAP'] : [])
      expect(await beside('PROMO', '&promo=true')).toEqual([])
    }
  })
})

test('menus count what may be promoted, with what partners alone are shown', async () => {
  const [women] = (await get('/api/category/tree', 'guest')).json().result.items
  expect(women).toMatchObject({ product_count: 1, promo_count: 1 })
})

describe('what may be kept', () => {
  test('by others are the answers to guests', async () => {
    const { headers } = await get('/api/catalog', 'guest')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
    expect(headers.vary).toContain('authorization')
  })

  test('by nobody are answers to whoever is signed in', async () => {
    for (const name of ['customer', 'blogger'] as const)
      expect((await get('/api/catalog', name)).headers['cache-control']).toBe('private, no-store')
  })

  test('what a partner was told is not told the guest who asks the same next', async () => {
    const url = listOf(promoQuery({ eq: true }))
    expect(skusOf(await get(url, 'blogger'))).toEqual(['PROMO'])
    expect(skusOf(await get(url, 'guest'))).toEqual([])
    expect(skusOf(await get(url, 'blogger'))).toEqual(['PROMO'])
  })
})

test('a token that counts no more is refused, so that its holder renews it', async () => {
  const headers = { authorization: 'Bearer expired.access.token' }
  for (const url of ['/api/catalog', '/api/product?sku=CAP', '/api/catalog/suggest?text=ca'])
    expect((await shop.api.app.inject({ url, headers })).statusCode).toBe(401)
  expect((await shop.api.app.inject({ url: '/api/product/similar?sku=CAP', headers })).statusCode).toBe(200)
})
