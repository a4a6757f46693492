import { getCatalog, getCategoryTree, listRelated, postCatalog } from '@vitrine/contract/catalog'
import { suggestCatalog } from '@vitrine/contract/catalog/suggest'
import type { ShopClient } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { inAddress, productQuery, RECOMMENDED } from '../catalog/product-query.ts'
import { promoClient } from './promo-client.ts'

const aCategory = (id: number, promo_count: number, children_data: object[] = []) => ({
  ...{ id, product_count: 40, promo_count, children_data },
})
const TREE = [aCategory(1, 3, [aCategory(11, 3), aCategory(12, 0)]), aCategory(2, 0)]

type Asked = { query?: { searchQuery?: unknown }; body?: { searchQuery?: unknown } }
function aShop() {
  const asked: Asked[] = []
  const call = async ({ id }: { id: string }, input: Asked) => {
    asked.push(input)
    return id === getCategoryTree.id ? { items: TREE } : 'as it is'
  }
  return { asked, client: promoClient({ call } as unknown as ShopClient) }
}
const ask = productQuery({ scope: { flags: ['new'] }, sort: RECOMMENDED, size: 5 })
const NARROWED = [
  { attribute: 'new', value: { eq: true }, scope: 'default' },
  { attribute: 'is_promo', value: { eq: true }, scope: 'default' },
  { attribute: 'only_promo', value: { in: [true, false] }, scope: 'default' },
]

describe('in promo mode', () => {
  it('a list holds what may be promoted, also what partners alone see, whichever way it is asked for', async () => {
    const { client, asked } = aShop()
    await client.call(postCatalog, { body: ask })
    await client.call(getCatalog, { query: inAddress(ask) })
    expect(asked[0]?.body).toEqual({
      ...ask,
      searchQuery: { ...ask.searchQuery, _appliedFilters: NARROWED },
    })
    expect(JSON.parse(String(asked[1]?.query?.searchQuery))._appliedFilters).toEqual(NARROWED)
  })

  it('a list asked for without a word is narrowed, too', async () => {
    const { client, asked } = aShop()
    await client.call(getCatalog)
    await client.call(postCatalog)
    const narrowed = { _appliedFilters: NARROWED.slice(1) }
    expect(JSON.parse(String(asked[0]?.query?.searchQuery))).toEqual(narrowed)
    expect(asked[1]?.body?.searchQuery).toEqual(narrowed)
  })

  it('what is offered while typing, and beside a piece, is what may be promoted', async () => {
    const { client, asked } = aShop()
    await client.call(suggestCatalog, { query: { text: 'wool' } })
    await client.call(listRelated, { query: { sku: 'COAT', type: 'similar' } })
    expect(asked).toEqual([
      { query: { text: 'wool', promo: 'true' } },
      { query: { sku: 'COAT', type: 'similar', promo: 'true' } },
    ])
  })

  it('what is no list of goods is asked as ever', async () => {
    const { client, asked } = aShop()
    await client.call(getCatalog, { query: { type: 'category', size: 5 } })
    expect(asked).toEqual([{ query: { type: 'category', size: 5 } }])
  })

  it('a menu counts what may be promoted, and shows no door to nothing', async () => {
    const { items } = await aShop().client.call(getCategoryTree, { query: { depth: 3 } })
    expect(items).toMatchObject([
      { id: 1, product_count: 3, children_data: [{ id: 11, product_count: 3, children_data: [] }] },
    ])
    expect(items).toHaveLength(1)
    expect(items[0]?.children_data).toHaveLength(1)
  })
})
