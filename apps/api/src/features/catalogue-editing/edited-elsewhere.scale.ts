// What staff write shows the same whether the catalogue lies in memory or in a real OpenSearch.
import { postCatalog } from '@vitrine/contract/catalog'
import { createAttribute } from '@vitrine/contract/catalog/editing/attributes'
import {
  assignProducts,
  createCategory,
  listEditedCategories,
} from '@vitrine/contract/catalog/editing/categories'
import { createProduct } from '@vitrine/contract/catalog/editing/products'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { patientIndex } from '#api/features/catalog/testing/patient-index.ts'
import { openEditedShop } from './testing/an-editor.ts'

type Open = Awaited<ReturnType<typeof openEditedShop>>
const [NODE] = inject('searchUrl').split(',')
const ANSWERED = { _availableFilters: [{ field: 'is_filterable', scope: 'catalog' }] }
let here: Open
let there: Open

beforeAll(async () => {
  const sharedIndex = await patientIndex(`${NODE}/edited-${process.pid}`)
  here = await openEditedShop()
  there = await openEditedShop({ sharedIndex })
})
afterAll(async () => {
  await here.shop.close()
  await there.shop.close()
})

async function everywhere<T>(work: (open: Open) => Promise<T>): Promise<T> {
  const result = await work(here)
  expect(await work(there)).toEqual(result)
  return result
}

/** As a process is told after the notice; ids are counted up alike in both databases. */
const asked = (searchQuery: object, sort?: string) =>
  everywhere(async ({ shop }) => {
    await shop.made.catalog.refresh()
    const reply = await shop.api.app.inject({
      ...{ method: 'POST', url: postCatalog.path, headers: { 'x-vs-store-code': 'us' } },
      payload: { searchQuery: { ...ANSWERED, ...searchQuery }, ...(sort && { sort }) },
    })
    const { items, total, aggregations } = reply.json().result
    return { total, aggregations, skus: items.map(({ sku }: { sku: string }) => sku) }
  })
const skus = async (searchQuery: object, sort?: string) => (await asked(searchQuery, sort)).skus

const inUs = (price: number) => ({
  us: { price, special_price: null, special_from: null, special_to: null },
})
const option = (en: string) => ({ key: null, labels: { en }, swatch: null })

test('an attribute is made by staff: its facet counts, and lists are narrowed by it', async () => {
  await everywhere(async (open) => {
    const parts = { labels: { en: 'Season' }, is_filterable: true, options: ['Summer', 'Winter'].map(option) }
    await open.call(createAttribute, { body: { code: 'season', kind: 'select', parts } as never })
    for (const [sku, season] of [
      ['CAP', 'summer'],
      ['STRAW', 'summer'],
      ['BERET', 'winter'],
    ] as const)
      expect((await open.save(sku, { parts: { attributes: { season: [season] } } })).code).toBe(200)
  })
  const { aggregations } = await asked({})
  expect(JSON.stringify(aggregations)).toContain('season')
  expect(await skus(filtered(['season_key', { in: ['summer'] }]), 'id:asc')).toEqual(['CAP', 'STRAW'])
  expect(
    await skus(filtered(['season_key', { in: ['summer'] }], ['material_key', { in: ['wool'] }])),
  ).toEqual(['CAP'])
  expect(await skus({ _searchText: 'winter' })).toEqual(['BERET'])
})

test('a category is made, goods are put in by hand and taken out again, best first and what is sold out last', async () => {
  const made = await everywhere(async (open) => {
    const parent = (await open.call(listEditedCategories)).items.find(({ key }) => key === 'women')?.id ?? 0
    const { id } = await open.call(createCategory, {
      body: { parent, parts: { texts: { en: { name: 'Autumn' } } } } as never,
    })
    const add = await Promise.all(['BERET', 'CAP', 'DRESS'].map(open.idOf))
    await open.call(assignProducts, { params: { id }, body: { add, remove: [] } })
    return id
  })
  const inside = filtered(['category_ids', { in: [made] }])
  expect(await skus(inside)).toEqual(['DRESS', 'CAP', 'BERET'])
  expect(await skus({ _searchText: 'autumn' }, 'id:asc')).toEqual(['DRESS', 'CAP', 'BERET'])
  await everywhere(async (open) => {
    const remove = [await open.idOf('CAP')]
    await open.call(assignProducts, { params: { id: made }, body: { add: [], remove } })
  })
  expect(await skus(inside)).toEqual(['DRESS', 'BERET'])
})

test('names keep their order without a list of all of them here', async () => {
  const byName = await skus({}, 'name:asc')
  expect(byName.length).toBeGreaterThan(5)
})

test('variants come to differ in what only products had: red and summer must be one variant', async () => {
  await everywhere(async (open) => {
    for (const [color, season] of [
      ['red', 'winter'],
      ['navy', 'summer'],
    ] as const) {
      const parts = { visibility: 1, status: 1, texts: { en: { name: color } }, prices: inUs(30) }
      await open.call(createProduct, {
        body: {
          ...{ sku: `SCARF-${color}`, type: 'simple' },
          parts: { ...parts, attributes: { color: [color], season: [season] } },
          stock: { qty: 5 },
        } as never,
      })
    }
    await open.call(createProduct, {
      body: {
        ...{ sku: 'SCARF', type: 'configurable' },
        parts: {
          ...{ visibility: 4, status: 1, texts: { en: { name: 'Scarf' } }, prices: inUs(30) },
          ...{ axes: ['color', 'season'], children: ['SCARF-red', 'SCARF-navy'], categories: ['women'] },
        },
      } as never,
    })
  })
  const both = (color: string, season: string) =>
    skus(filtered(['color_key', { in: [color] }, 'catalog'], ['season_key', { in: [season] }, 'catalog']))
  expect(await both('red', 'winter')).toEqual(['SCARF'])
  expect(await both('red', 'summer')).toEqual([])
  // What has no variants is asked of itself.
  expect(await skus(filtered(['season_key', { in: ['summer'] }]), 'id:asc')).toEqual([
    'CAP',
    'STRAW',
    'SCARF',
  ])
})
