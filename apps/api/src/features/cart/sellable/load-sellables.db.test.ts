import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { aCatalogue, aConfigurable, aProduct } from '../testing/a-catalogue.ts'
import { loadSellables } from './load-sellables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await aCatalogue(database.db)
})
afterAll(async () => database.drop())

async function aPartOf(sku: string, group: { status?: number; visibility?: number }) {
  const { db } = database
  const linked_id = await aProduct(db, { sku, visibility: 1 })
  const product_id = await aProduct(db, { sku: `${sku}-GROUP`, type: 'grouped', priceMinor: null, ...group })
  await db.insertInto('product_link').values({ product_id, linked_id, link_type: 'associated' }).execute()
}

const isOffered = async (sku: string) =>
  (await loadSellables(aContext(database.db), [sku])).get(sku)?.isOffered

describe('a product nobody finds by itself', () => {
  test('is sold as a part of a group that is found', async () => {
    await aPartOf('STRAP', {})
    expect(await isOffered('STRAP')).toBe(true)
  })

  test.each([
    ['OFF', { status: 2 }],
    ['UNSEEN', { visibility: 1 }],
  ])('stays unsold while its group is %s', async (sku, group) => {
    await aPartOf(sku, group)
    expect(await isOffered(sku)).toBe(false)
  })

  test('stays unsold without a group', async () => {
    await aProduct(database.db, { sku: 'ALONE', visibility: 1 })
    expect(await isOffered('ALONE')).toBe(false)
  })
})

test('a bag and a letter of the United States said "Colour": what is chosen is told in the words of the store', async () => {
  const { db } = database
  const { attributeId } = await aConfigurable(db, { sku: 'SCARF', sizes: ['S'] })
  await sql`update attribute set labels = '{"en": "Colour", "en-US": "Color", "de": "Farbe"}'
    where attribute_id = ${attributeId}`.execute(db)
  const labelIn = async (code: string) => {
    const store = findStoreView(code)
    const found = await loadSellables(aContext(db, store && { store }), ['SCARF-S'])
    return found.get('SCARF-S')?.variant.map(({ label }) => label)
  }
  expect([await labelIn('us'), await labelIn('eu'), await labelIn('de')]).toEqual([
    ['Color'],
    ['Colour'],
    ['Farbe'],
  ])
})
