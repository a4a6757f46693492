import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#api/features/imports/index.ts'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { nameCardSource } from './name-card-source.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const product = (sku: string, tone?: string) =>
    aProduct({
      sku,
      texts: { en: { name: `Cap & <"hat"> of ${sku}` } },
      media: [{ path: `/art/${sku}.webp`, kind: 'image', tone }],
    })
  const variant = { ...product('DARK', '#ffffff'), sku: 'DARK-M', visibility: 1 as const }
  const records = [aCategory({ key: 'women' }), variant, product('DARK', '#203040'), product('PLAIN')]
  await importCatalogue(database.db, records, { source: 'test' })
})
afterAll(() => database.drop())

const FRAME = { width: 100, height: 150 }

async function cardOf(path: string) {
  const found = await nameCardSource(database.db).find(path)
  if (!found) throw new Error(`nothing at ${path}`)
  const pixels = await found.open(FRAME)
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true })
  return { ...found, info, corner: [...data.subarray(0, 3)] }
}

test('a picture that is nowhere is a card with the name, on the tone of its row', async () => {
  const card = await cardOf('art/DARK.webp')
  expect(card.isPlaceholder).toBe(true)
  expect(card.info).toMatchObject(FRAME)
  expect(card.corner).toEqual([0x20, 0x30, 0x40])
})

test('a row without a tone gets paper', async () => {
  expect((await cardOf('art/PLAIN.webp')).corner).toEqual([0xec, 0xe9, 0xe4])
})

test('a path of no product is nothing', async () => {
  expect(await nameCardSource(database.db).find('art/none.webp')).toBeUndefined()
})
