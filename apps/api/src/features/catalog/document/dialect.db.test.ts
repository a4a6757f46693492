// English is read in several stores, and in one of them as Americans write it.
import { getCategoryTree, getProduct } from '@vitrine/contract/catalog'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'

let shop: Boutique
beforeAll(async () => {
  const category = { en: { name: 'Jumpers' }, 'en-US': { name: 'Sweaters' } }
  const texts = { en: { name: 'Wool jumper' }, 'en-US': { name: 'Wool sweater', description: 'Gray.' } }
  shop = await openBoutique({
    feed: [
      aCategory({ key: 'women', texts: category }),
      aProduct({ sku: 'JUMPER', texts }),
      aProduct({ sku: 'HAT', texts: { en: { name: 'Wool hat' } } }),
    ],
  })
})
afterAll(() => shop.close())

const nameIn = async (store: string, sku: string) => {
  const { product } = await shop.api.clientFor({ store }).call(getProduct, { query: { sku } })
  return [product.name, product.url_path]
}

test('the store of the United States spoke British: it says its own word, at the same address', async () => {
  expect(await nameIn('us', 'JUMPER')).toEqual(['Wool sweater', 'wool-jumper'])
  expect(await nameIn('eu', 'JUMPER')).toEqual(['Wool jumper', 'wool-jumper'])
  expect(await nameIn('us', 'HAT')).toEqual(['Wool hat', 'wool-hat'])
  const rootIn = async (store: string) =>
    (await shop.api.clientFor({ store }).call(getCategoryTree, { query: {} })).items[0]
  expect(await rootIn('us')).toMatchObject({ name: 'Sweaters', url_path: 'jumpers' })
  expect(await rootIn('de')).toMatchObject({ name: 'Jumpers', url_path: 'jumpers' })
})

test('who begins to type that word is offered it', async () => {
  const client = shop.api.clientFor({ store: 'us' })
  const { texts, products } = await client.call(suggestCatalog, { query: { text: 'swea' } })
  expect(texts).toContainEqual({ text: 'sweaters', count: 2 })
  expect(products.map(({ sku }) => sku)).toContain('JUMPER')
})
