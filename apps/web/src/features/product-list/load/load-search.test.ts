import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { loadSearch } from './load-search.ts'

const found =
  (total: number, more: object = {}) =>
  () => ({
    ...{ suggestions: {}, aggregations: {}, attributeMetadata: [] },
    ...{ items: total > 0 ? [aCard('DRESS')] : [], total },
    ...more,
  })
const NEAR = {
  texts: [
    { text: 'Kilt', count: 1 },
    { text: 'kilts', count: 2 },
  ],
}
const load = (address: string, script: Parameters<typeof shopRequest>[0]) => {
  const request = shopRequest({ 'catalog.suggest': () => NEAR, ...script })
  return loadSearch(request.shop, new URLSearchParams(address)).then((data) => ({ data, ...request }))
}

describe('the page of a search', () => {
  it.each(['', 'q=', 'q=%20%20', 'size=m'])(
    'without a word ("%s") asks the shop nothing',
    async (address) => {
      const { data, client } = await load(address, {})
      expect([data, client.asked]).toEqual([{ text: '', list: null, near: [] }, []])
    },
  )

  it('looks for the text as it was meant, without the blanks around it', async () => {
    const { data, shop } = await load('q=%20red%20dress%20', { 'catalog.get': found(1) })
    expect([data.text, data.list?.total, data.near]).toEqual(['red dress', 1, []])
    expect(shop.page.tags).toContain(`P${aCard('DRESS').id}`)
  })

  it('that finds nothing offers near texts, and never the one that was typed', async () => {
    const { data } = await load('q=kilt', { 'catalog.get': found(0) })
    expect(data.near).toEqual(['kilts'])
  })

  it('that finds nothing because of a filter offers to drop it, and no other texts', async () => {
    const { data, inputsOf } = await load('q=kilt&price=from-900', { 'catalog.get': found(0) })
    expect([data.near, inputsOf('catalog.suggest')]).toEqual([[], []])
    expect(data.list?.without).toEqual({ price: 0, text: 0 })
  })

  it('stands where near texts do not come', async () => {
    const { data } = await load('q=kilt', { 'catalog.get': found(0), 'catalog.suggest': refuses(500) })
    expect([data.list?.total, data.near]).toEqual([0, []])
  })

  it('says what it looked for instead, what it took for a filter, and that not all words fit', async () => {
    const read = {
      corrected: 'jumper',
      isPartial: true,
      wordFilters: [{ field: 'brand', word: 'orsa', label: 'Orsa', without: 'jumpr', values: ['1'] }],
    }
    const { data } = await load('q=orsa jumpr', { 'catalog.get': found(1, read) })
    expect(data.list).toMatchObject(read)
  })
})
