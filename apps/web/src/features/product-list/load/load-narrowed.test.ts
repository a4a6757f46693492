// A list narrowed by a shopper's choices, of a small shop that counts by a plain loop: what the page shows must be what
// anybody would count by hand.
import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { readListState } from '../query/list-address.ts'
import { attributeOf } from '../query/list-query.ts'
import { loadList } from './load-list.ts'

const SIZES = ['s', 'm', 'l']
const BRANDS = ['orsa', 'brask']
type Piece = { sku: string; size: string; brand: string }
const PIECES: Piece[] = SIZES.flatMap((size) =>
  BRANDS.map((brand) => ({ sku: `${size}-${brand}`, size, brand })),
).filter(({ sku }) => sku !== 'l-brask')

const options = (ids: string[]) => ids.map((id) => ({ key: id, value: id, label: id.toUpperCase() }))
const meta = (attribute_code: string, ids: string[]) => ({
  ...{ attribute_code, frontend_label: attribute_code, frontend_input: 'select', options: options(ids) },
})
type Applied = { attribute: string; value: { in?: string[] } }
type Asked = { _appliedFilters: Applied[]; _searchText: string }
const askedOf = ({ query }: { query?: unknown }): Asked =>
  JSON.parse((query as { searchQuery: string }).searchQuery)

const fits = (piece: Piece, { attribute: field, value }: Applied) => {
  const attribute = attributeOf(field)
  if (attribute === 'size' || attribute === 'brand') return value.in?.includes(piece[attribute]) ?? true
  return true
}
/** Of each value how many there would be, its own facet left aside. */
const bucketsOf = (filters: Applied[], code: 'size' | 'brand', ids: string[]) =>
  ids
    .map((id) => ({
      key: id,
      doc_count: PIECES.filter(
        (piece) =>
          piece[code] === id &&
          filters.every((one) => attributeOf(one.attribute) === code || fits(piece, one)),
      ).length,
    }))
    .filter(({ doc_count }) => doc_count > 0)

function aShop(more: Parameters<typeof shopRequest>[0] = {}) {
  return shopRequest({
    'catalog.get': (input) => {
      const { _appliedFilters: filters } = askedOf(input)
      const found = PIECES.filter((piece) => filters.every((one) => fits(piece, one)))
      return {
        ...{ items: found.map(({ sku }) => aCard(sku)), total: found.length, suggestions: {} },
        aggregations: {
          agg_terms_size: { buckets: bucketsOf(filters, 'size', SIZES) },
          agg_terms_brand: { buckets: bucketsOf(filters, 'brand', BRANDS) },
        },
        attributeMetadata: [meta('size', SIZES), meta('brand', BRANDS)],
      }
    },
    ...more,
  })
}
const load = (address: string, { shop } = aShop()) =>
  loadList(shop, readListState(new URLSearchParams(address)), { categoryIds: [3] })
const countsOf = ({ facets }: Awaited<ReturnType<typeof load>>) =>
  Object.fromEntries(
    facets.flatMap((one) =>
      one.look === 'price' ? [] : [[one.code, one.values.map(({ id, count }) => [id, count])]],
    ),
  )

describe('a list as it was chosen', () => {
  it.each(
    [undefined, ...SIZES].flatMap((size) => [undefined, ...BRANDS].map((brand) => [size, brand] as const)),
  )(
    'size %s, brand %s: it holds those pieces, and each value says how many there would be',
    async (size, brand) => {
      const chosen = { ...(size && { size }), ...(brand && { brand }) }
      const list = await load(new URLSearchParams(chosen).toString())
      const expected = PIECES.filter((one) => (!size || one.size === size) && (!brand || one.brand === brand))
      expect([list.total, list.products.map(({ sku }) => sku)]).toEqual([
        expected.length,
        expected.map(({ sku }) => sku),
      ])
      const count = (which: (piece: Piece) => boolean) => PIECES.filter(which).length
      expect(countsOf(list)).toEqual({
        size: SIZES.map((id) => [id, count((one) => one.size === id && (!brand || one.brand === brand))]),
        brand: ['brask', 'orsa'].map((id) => [
          id,
          count((one) => one.brand === id && (!size || one.size === size)),
        ]),
      })
    },
  )

  it('nothing chosen, the shop is asked once', async () => {
    const shop = aShop()
    await load('', shop)
    expect(shop.inputsOf('catalog.get')).toHaveLength(1)
  })

  it('one size chosen, the pieces open in it; of two nobody knows whose', async () => {
    const sized = aShop()
    const { 'catalog.get': answer } = sized.client.script
    sized.client.script['catalog.get'] = (input) => {
      const given = answer?.(input) as { items: { type_id: string }[] }
      return { ...given, items: given.items.map((one) => ({ ...one, type_id: 'configurable' })) }
    }
    expect((await load('size=m', sized)).products[0]?.path).toBe('/m-orsa?size=M')
    expect((await load('size=m,s', sized)).products[0]?.path).toBe('/s-orsa')
  })

  it('a value of another catalogue is dropped from the list and its address', async () => {
    const list = await load('size=m,38')
    expect([list.state.chosen, list.total]).toEqual([{ size: ['m'] }, 2])
  })
})

describe('a list of nothing', () => {
  it('says of each choice how much there is without it, whichever it is', async () => {
    const list = await load('size=l&brand=brask')
    expect([list.total, list.without]).toEqual([0, { 'size-l': 2, 'brand-brask': 1 }])
  })

  it('of a text in a category how much there is without the text', async () => {
    const shop = aShop()
    const { 'catalog.get': answer } = shop.client.script
    shop.client.script['catalog.get'] = (input) => {
      const given = answer?.(input) as object
      return askedOf(input)._searchText === '' ? given : { ...given, items: [], total: 0 }
    }
    expect((await load('q=kilt&size=m', shop)).without).toEqual({ 'size-m': 0, text: 2 })
  })

  it('where something is found nothing of that is asked', async () => {
    const shop = aShop()
    expect((await load('size=m', shop)).without).toEqual({})
    expect(shop.inputsOf('catalog.get')).toHaveLength(2)
  })

  it('was an error page when one of its counts did not come: that count is left out', async () => {
    const shop = aShop()
    const { 'catalog.get': answer } = shop.client.script
    shop.client.script['catalog.get'] = (input) => {
      const { _appliedFilters: filters } = askedOf(input)
      const isCount = JSON.stringify(input).includes('_availableFilters\\":[]')
      if (isCount && filters.some(({ attribute }) => attributeOf(attribute) === 'size')) return refuses(429)()
      return answer?.(input)
    }
    shop.shop.page.keep('category')
    const list = await load('size=l&brand=brask', shop)
    expect([list.total, list.without, shop.logged.length]).toEqual([0, { 'size-l': 2 }, 1])
    expect(shop.shop.page.cacheable).toBe(false)
  })
})

it('a list whose choices could not be counted as a whole was an error page: it shows what it has', async () => {
  const shop = aShop()
  const { 'catalog.get': answer } = shop.client.script
  shop.client.script['catalog.get'] = (input) =>
    askedOf(input)._appliedFilters.some(({ attribute }) => attributeOf(attribute) === 'size')
      ? answer?.(input)
      : refuses(500)()
  const list = await load('size=m', shop)
  expect([list.total, shop.logged.length]).toEqual([2, 1])
})

it('a shop that does not answer the list itself is an error, not an empty list', async () => {
  await expect(load('', aShop({ 'catalog.get': refuses(500) }))).rejects.toMatchObject({ code: 500 })
})
