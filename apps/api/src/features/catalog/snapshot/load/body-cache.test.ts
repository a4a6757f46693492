import { expect, test } from 'vitest'
import type { ProductBody } from '#api/features/catalog/document/product-body.ts'
import { BodyCache } from './body-cache.ts'

const keyOf = (id: number, edition = 0) => ({ laidOut: 7, id, edition })

/** A database of products 1 to 99 that notes what it was asked for. */
function aDatabase() {
  const asked: number[][] = []
  const load = async (ids: readonly number[]) => {
    asked.push([...ids])
    const known = ids.filter((id) => id < 100)
    return new Map(known.map((id) => [id, { id, sku: `S${id}/${asked.length}` } as unknown as ProductBody]))
  }
  return { asked, load }
}

test('the four questions of one page read its product once, and shelves only what is not at hand', async () => {
  const cache = new BodyCache()
  const { asked, load } = aDatabase()
  const found = await Promise.all(Array.from({ length: 4 }, () => cache.read([keyOf(1)], load)))
  expect(new Set(found.map((one) => one.get(1)?.sku))).toEqual(new Set(['S1/1']))
  const shelf = await cache.read([keyOf(2), keyOf(1), keyOf(3)], load)
  expect([...shelf.keys()]).toEqual([2, 1, 3])
  expect(asked).toEqual([[1], [2, 3]])
})

test('a product that was changed is read anew, also while it is on its way', async () => {
  const cache = new BodyCache()
  const { load } = aDatabase()
  const former = cache.read([keyOf(1)], load)
  const changed = cache.read([keyOf(1, 1)], load)
  expect([(await former).get(1)?.sku, (await changed).get(1)?.sku]).toEqual(['S1/1', 'S1/2'])
  expect((await cache.read([{ ...keyOf(1), laidOut: 8 }], load)).get(1)?.sku).toBe('S1/3')
})

test('a product that is not there, or could not be read, is asked for again', async () => {
  const cache = new BodyCache()
  const { asked, load } = aDatabase()
  const fails = () => Promise.reject(new Error('away'))
  await expect(Promise.all([cache.read([keyOf(1)], fails), cache.read([keyOf(1)], load)])).rejects.toThrow(
    'away',
  )
  expect((await cache.read([keyOf(1)], load)).size).toBe(1)
  expect((await cache.read([keyOf(100)], load)).size).toBe(0)
  await cache.read([keyOf(100)], load)
  expect(asked).toEqual([[1], [100], [100]])
})

test('whoever reads a whole list pushes out nothing that pages are asked for', async () => {
  const cache = new BodyCache()
  const { asked, load } = aDatabase()
  await cache.read([keyOf(1)], load)
  const list = Array.from({ length: 99 }, (_, at) => keyOf(at + 1))
  for (let round = 0; round < 3; round += 1) expect((await cache.read(list, load)).size).toBe(99)
  expect((await cache.read([keyOf(1)], load)).get(1)?.sku).toBe('S1/1')
  expect(asked).toHaveLength(4)
})

test('a list read beside orders was three products short: the rest of their page pushed them out while it was read', async () => {
  const cache = new BodyCache()
  const load = async (ids: readonly number[]) =>
    new Map(ids.map((id) => [id, { id } as unknown as ProductBody]))
  for (let id = 1; id <= 200; id += 1) await cache.read([keyOf(id)], load)
  const page = [201, 202, 203, 204, 205, 1, 2, 3]
  const found = await cache.read(
    page.map((id) => keyOf(id)),
    load,
  )
  expect([...found.keys()]).toEqual(page)
})
