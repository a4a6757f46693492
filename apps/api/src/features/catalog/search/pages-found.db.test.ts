import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      { ...page, identifier: 'shipping-info', title: 'Delivery' },
      { ...page, identifier: 'terms-and-conditions', title: 'Terms' },
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

describe('who asks how to pay, for a person or for an order is shown goods, or nothing', () => {
  test.each([
    ['us', 'payment', 'terms-and-conditions'],
    ['us', 'customer service', 'about'],
    ['us', 'order status', 'shipping-info'],
    ['de', 'Zahlungsarten', 'terms-and-conditions'],
    ['de', 'Kundenservice', 'about'],
    ['de', 'wo ist meine Bestellung', 'shipping-info'],
    ['ru', 'оплата', 'terms-and-conditions'],
    ['ru', 'служба поддержки', 'about'],
    ['ru', 'статус заказа', 'shipping-info'],
    ['ua', 'оплата', 'terms-and-conditions'],
    ['ua', 'служба підтримки', 'about'],
    ['ua', 'статус замовлення', 'shipping-info'],
    ['cn', '支付方式', 'terms-and-conditions'],
    ['cn', '客服', 'about'],
    ['cn', '订单查询', 'shipping-info'],
  ])('%s: %s', async (store, text, page) => expect(await pagesFor(text, store)).toEqual([page]))
})
