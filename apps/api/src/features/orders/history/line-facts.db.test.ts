import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { lineFactsOf } from './line-facts.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const factsOf = (code: string, lines: { product_id: number | null }[]) => {
  const store = STORE_VIEWS.find((one) => one.code === code)
  return lineFactsOf(aContext(shop.database.db, store && { store }), lines)
}

test('a variant has its own colour and size, and what its product is, in the language of the store', async () => {
  const line = { product_id: await shop.idOf('DRESS-navy-s') }
  const facts = { is_set: false, brand: { id: expect.any(Number), name: 'Nordwind' }, collection: null }
  expect((await factsOf('us', [line]))(line)).toEqual({ ...facts, type: 'Dress', color: 'Navy', size: 'S' })
  expect((await factsOf('de', [line]))(line)).toEqual({ ...facts, type: 'Kleid', color: 'Marine', size: 'S' })
})

test('of what the shop no longer has nothing is known, and no other line’s', async () => {
  const there = { product_id: await shop.idOf('DRESS-navy-s') }
  const nothing = { type: null, is_set: false, brand: null, collection: null, color: null, size: null }
  const facts = await factsOf('us', [there, { product_id: null }, { product_id: 999_999 }])
  expect([facts({ product_id: null }), facts({ product_id: 999_999 })]).toEqual([nothing, nothing])
  expect((await factsOf('us', []))({ product_id: null })).toEqual(nothing)
})
