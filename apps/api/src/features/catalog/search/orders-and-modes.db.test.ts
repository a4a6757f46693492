import { SearchQuerySchema } from '@vitrine/contract/catalog'
import { rightsOf } from '@vitrine/domain/access/roles'
import type { ProductCard } from '@vitrine/domain/catalog/product'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#api/context.ts'
import type { EntitySource } from '#api/entity-source.ts'
import { readingOf } from '#api/features/catalog/read/read-context.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { searchCatalog } from '../search-catalog.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const guest: Actor = { kind: 'guest' }
const customer: Actor = { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf([]) }
const blogger: Actor = { kind: 'customer', customerId: 8, sessionId: 2, rights: rightsOf(['blogger']) }
type ListRequest = {
  type?: never
  sort?: string
  size?: number
  from?: number
  _sourceInclude?: string
  query?: object
}

function search(asked: ListRequest & { type?: string }, actor = guest, sources: EntitySource[] = []) {
  const now = () => new Date('2026-01-15T12:00:00Z')
  const ctx = readingOf(shop.catalog, { ...aContext(shop.database.db), actor, now })
  const input = {
    type: 'product',
    size: 50,
    from: 0,
    ...asked,
    query: SearchQuerySchema.parse(asked.query ?? {}),
  }
  return searchCatalog(ctx, input as never, new Map(sources.map((one) => [one.type, one])))
}
const names = async (asked: ListRequest) => (await search(asked)).items.map(({ name }) => name)
const skus = async (asked: ListRequest, actor?: Actor) =>
  (await search(asked, actor)).items.map(({ sku }) => sku)

describe('orders', () => {
  test('by name, both ways', async () => {
    const sorted = await names({ sort: 'name:asc' })
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(await names({ sort: 'name:desc' })).toEqual(sorted.toReversed())
  })

  test('by position means as curated', async () => {
    expect(await skus({ sort: 'position:asc' })).toEqual(await skus({}))
  })

  test('a sold-out beret stood second in its list: as curated it stands behind all that can be had', async () => {
    const { db } = shop.database
    await sql`update product set promoted = 99 where sku = 'BERET'`.execute(db)
    await shop.catalog.refresh()
    for (const sort of [undefined, 'position:asc', 'promoted:desc'])
      expect((await skus(sort === undefined ? {} : { sort })).at(-1)).toBe('BERET')
    expect((await skus({ sort: 'price:asc' })).at(-1)).not.toBe('BERET')
  })

  test('at random shows everything once, page by page', async () => {
    const pages = await Promise.all([0, 3, 6].map((from) => skus({ sort: 'random:asc', size: 3, from })))
    expect(pages.flat().toSorted()).toEqual((await skus({})).toSorted())
    expect(await skus({ sort: 'random:asc', size: 3 })).toEqual(pages[0])
  })
})

describe('goods for partners only', () => {
  const query = { _appliedFilters: [{ attribute: 'only_promo', value: { eq: true } }] }

  test('are shown to partners who ask for them, and to nobody else', async () => {
    expect(await skus({ query }, blogger)).toEqual(['STAFF'])
    expect(await skus({ query }, customer)).toEqual([])
    expect(await skus({ query })).toEqual([])
    expect(await skus({}, blogger)).not.toContain('STAFF')
  })
})

describe('types of partners', () => {
  const source: EntitySource = {
    type: 'blogger_post',
    textFields: ['link'],
    sort: 'id:desc',
    may: 'partner:read',
    read: () => [
      { id: 1, link: 'a' },
      { id: 2, link: 'b' },
    ],
  }

  test.each(['blogger_post', 'promo_product', 'blogger_payout'])('%s needs the role', async (type) => {
    await expect(search({ type } as never)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    await expect(search({ type } as never, customer)).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
      status: 403,
    })
    expect(await search({ type } as never, blogger)).toMatchObject({ items: [], total: 0 })
  })

  test('are read from whoever registered them', async () => {
    const page = await search({ type: 'blogger_post' } as never, blogger, [source])
    expect(page.items).toEqual([
      { id: 2, link: 'b' },
      { id: 1, link: 'a' },
    ])
    await expect(search({ type: 'blogger_post' } as never, guest, [source])).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('whole documents', () => {
  test('come when fields are asked for that tiles do not have', async () => {
    const query = { _appliedFilters: [{ attribute: 'sku', value: 'DRESS' }] }
    const { items } = await search({ query, _sourceInclude: 'sku,description,configurable_children.sku' })
    const [dress] = items as (ProductCard & { description?: string; configurable_children?: object[] })[]
    expect(dress).toEqual({
      id: expect.any(Number),
      sku: 'DRESS',
      description: '<p>For long evenings</p>',
      configurable_children: [{ sku: 'DRESS-red-s' }, { sku: 'DRESS-red-m' }, { sku: 'DRESS-navy-s' }],
    })
  })

  test('as many as tiles', async () => {
    expect((await search({ size: -1, _sourceInclude: 'media_gallery' })).perPage).toBe(1_000)
  })
})

/** As somebody who edits the store's settings by hand. */
async function setInStore(settings: object): Promise<void> {
  const { db } = shop.database
  await sql`update store set settings = settings || ${JSON.stringify(settings)}::jsonb where code = 'us'`.execute(
    db,
  )
  await sql`update catalogue_generation set current = current + 1`.execute(db)
  await shop.catalog.refresh()
}

test('a text is answered first with what the store wants to be seen', async () => {
  const woollen = async () => (await search({ query: { _searchText: 'wool' } })).items
  const before = await woollen()
  const last = before.at(-1)
  expect(before.length).toBeGreaterThan(1)
  await setInStore({ searchScoring: { attributes: { id: { [last?.id ?? 0]: { weight: 50 } } } } })
  expect((await woollen())[0]?.sku).toBe(last?.sku)
})

describe('what a store does not tell', () => {
  test('how much of something was sold cannot be asked for', async () => {
    const query = { _appliedFilters: [{ attribute: 'sold', value: { gt: 10 } }] }
    await expect(search({ query })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/sold/),
    })
    expect((await search({ sort: 'sold:desc' })).total).toBeGreaterThan(0)
  })

  test('sold-out goods, where its settings say so', async () => {
    expect(await skus({})).toContain('BERET')
    await setInStore({ listOutOfStock: false })
    const found = await skus({})
    expect(found).not.toContain('BERET')
    expect(found).toContain('CAP')
  })
})

test('only a text that finds nothing asks for other texts', async () => {
  expect(await search({ query: { _searchText: 'qqqqzz' } })).toMatchObject({
    total: 0,
    suggestions: { texts: [] },
  })
  expect((await search({ query: { _searchText: 'cap' } })).suggestions).toEqual({})
})
