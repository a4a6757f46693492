// The next generation on top of the one that is shown: only what changed is read, and only its pages are told.
import { postCatalog } from '@vitrine/contract/catalog'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { CatalogueEngine } from '@vitrine/search/port'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
let told: string[]
const builds: number[] = []
beforeEach(async () => {
  shop = await openBoutique({
    async buildEngine(documents, options) {
      builds.push(0)
      return buildMemoryEngine(documents, options)
    },
  })
  builds.length = 0
  told = []
  shop.catalog.onChange((tags) => told.push(...tags))
})
afterEach(() => shop.close())

const takeIn = async (...feed: Parameters<typeof boutique>) => {
  await shop.takeIn(boutique(...feed))
  await shop.catalog.refresh()
}
const find = async (filters: object[], text?: string) => {
  const searchQuery = { _appliedFilters: filters, ...(text && { _searchText: text }) }
  const body = { searchQuery, sort: 'id:asc' } as never
  const { items } = await shop.api.clientFor({ store: 'us' }).call(postCatalog, { body })
  return items
}
const skusOf = async (filters: object[], text?: string) => (await find(filters, text)).map(({ sku }) => sku)
const bySku = (sku: string) => [{ attribute: 'sku', value: { eq: sku } }]
const inStock = (is: boolean) => [{ attribute: 'stock.is_in_stock', value: { eq: is } }]
const tagOf = async (sku: string) => `P${await shop.idOf(sku)}`

test('a price is seen by filter and tile, and only pages with the product are told, and those that list', async () => {
  const { engine } = shop.catalog.snapshot()
  await takeIn([aProduct('STRAW', { prices: { priceMinor: { us: 123_00 } } })])
  expect(await skusOf([{ attribute: 'price', value: { gte: 100, lte: 150 } }])).toEqual(['STRAW'])
  expect(await find(bySku('STRAW'))).toMatchObject([{ price_incl_tax: 123 }])
  expect(shop.catalog.generation()).toBe(2)
  expect(shop.catalog.snapshot().engine).not.toBe(engine)
  // Nothing was built anew.
  expect(builds).toEqual([])
  expect(told).toEqual(expect.arrayContaining([await tagOf('STRAW'), await tagOf('SET'), 'home', 'search']))
  expect(told).not.toContain(await tagOf('DRESS'))
  expect(told).not.toContain('*')
})

test('tiles of all that stayed are kept, those that changed are not', async () => {
  await find([])
  const before = shop.catalog.cards.size
  await takeIn([aProduct('STRAW', { texts: { en: { name: 'Sun hat' } } })])
  expect(shop.catalog.snapshot().laidOut).toBe(1)
  expect(await find(bySku('STRAW'))).toMatchObject([{ name: 'Sun hat' }])
  const after = shop.catalog.cards.size
  await find(bySku('DRESS'))
  expect(after).toBeGreaterThan(before)
  expect(shop.catalog.cards.size).toBe(after)
})

test('what comes is found and what goes is not, also by the words and in the categories they had', async () => {
  const { idOf } = shop
  const changed = boutique([
    aProduct('STRAW', { categoryKeys: ['women/dresses'], texts: { en: { name: 'Beach hat' } } }),
    aProduct('CAP', { visibility: 1 }),
  ])
  await shop.takeIn([...changed, aProduct('CLOG', { texts: { en: { name: 'Wooden clog' } } })])
  await shop.catalog.refresh()
  expect(await skusOf([], 'hat')).toContain('STRAW')
  expect(await skusOf([], 'clog')).toEqual(['CLOG'])
  expect(await skusOf(bySku('CAP'))).toEqual([])
  const { db } = shop.database
  const women = await db.selectFrom('category').select('category_id').where('key', '=', 'women').execute()
  expect(told).toEqual(expect.arrayContaining([`P${await idOf('CLOG')}`, `C${women[0]?.category_id}`]))
})

test('pieces an import brings are seen, though no document tells of them', async () => {
  expect(await skusOf(inStock(false))).toEqual(['BERET'])
  await takeIn([
    aProduct('STRAW', {
      attributes: { ptype: ['hat'], material: ['linen'] },
      texts: { en: { name: 'Straw hat' } },
      stock: { qty: 0 },
    }),
  ])
  expect(await skusOf(inStock(false))).toEqual(['BERET', 'STRAW'])
  expect(told).toContain(await tagOf('STRAW'))
  expect(builds).toEqual([])
})

test('a sale between the import and the look at it is in, whatever came first', async () => {
  await shop.takeIn(boutique([aProduct('CAP', { prices: { priceMinor: { us: 3300 } } })]))
  await shop.setStock('STRAW', 0)
  await sql`insert into catalogue_change (product_id) values (${await shop.idOf('STRAW')})`.execute(
    shop.database.db,
  )
  await shop.catalog.refresh()
  expect(await skusOf(inStock(false))).toContain('STRAW')
  told.length = 0
  await shop.catalog.refresh()
  expect(told).toEqual([])
})

test('an option that is called otherwise is found by its new word', async () => {
  const renamed = boutique().map((record) =>
    record.kind === 'attribute' && record.code === 'material'
      ? {
          ...record,
          options: record.options.map((one) =>
            one.key === 'wool' ? { ...one, labels: { en: 'Angora' } } : one,
          ),
        }
      : record,
  )
  await shop.takeIn(renamed)
  await shop.catalog.refresh()
  expect(told).toEqual(['*'])
  expect(builds).toEqual([])
  expect(await skusOf([], 'angora')).toEqual(expect.arrayContaining(['CAP', 'BERET']))
  expect(shop.catalog.snapshot().laidOut).toBe(2)
})

test('whoever missed a generation, and what all prices stand on, is loaded anew', async () => {
  await shop.takeIn(boutique([aProduct('CAP', { visibility: 1 })]))
  await shop.takeIn(boutique([aProduct('CAP', { visibility: 1 }), aProduct('STRAW', { visibility: 1 })]))
  await shop.catalog.refresh()
  expect([shop.catalog.generation(), ...builds]).toEqual([3, 0])
  expect(await skusOf([{ attribute: 'sku', value: { in: ['CAP', 'STRAW'] } }])).toEqual([])
  await sql`update store set prices_include_tax = not prices_include_tax where code = 'us'`.execute(
    shop.database.db,
  )
  await shop.catalog.refresh()
  expect([shop.catalog.generation(), ...builds]).toEqual([4, 0, 0])
})

test('one that could not be taken over to its end is loaded anew', async () => {
  const engine = shop.catalog.snapshot().engine as CatalogueEngine
  const { fork } = engine
  await shop.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt cap' } } })]))
  vi.spyOn(engine, 'fork').mockImplementationOnce(async () => {
    await fork?.()
    throw new Error('The line broke.')
  })
  await expect(shop.catalog.refresh()).rejects.toThrow('line broke')
  expect(shop.catalog.generation()).toBe(1)
  await shop.catalog.refresh()
  expect([shop.catalog.generation(), ...builds]).toEqual([2, 0])
  expect(await find(bySku('CAP'))).toMatchObject([{ name: 'Felt cap' }])
})
