import { afterAll, beforeAll, expect, test } from 'vitest'
import { askCatalog } from '#api/features/catalog/testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
  const page = { language: 'en', content: '<p>Hello</p>' }
  await shop.database.db
    .insertInto('cms_page')
    .values([
      { ...page, identifier: 'winter-hours', title: 'Hours in December', news_on: '2026-01-10' },
      { ...page, identifier: 'draft', title: 'Not yet shown', active: false },
      { ...page, identifier: 'withdrawal', title: 'Right of withdrawal' },
    ])
    .execute()
})
afterAll(() => shop.close())

const { ask } = askCatalog(() => shop)
const pagesFor = async (text: string, store?: string) =>
  ((await ask({ _searchText: text }, {}, store)).pages ?? []).map(({ identifier }) => identifier)

test('a text that is the title of a page finds it', async () => {
  expect(await pagesFor('About')).toEqual(['about'])
  expect(await pagesFor('über uns', 'de')).toEqual(['about'])
})

test('no page is found whose address leads to nothing: news, what is not shown, another store’s law', async () => {
  expect(await pagesFor('Hours in December')).toEqual([])
  expect(await pagesFor('Not yet shown')).toEqual([])
  expect(await pagesFor('Right of withdrawal', 'us')).toEqual([])
  expect(await pagesFor('Right of withdrawal', 'eu')).toEqual(['withdrawal'])
})
