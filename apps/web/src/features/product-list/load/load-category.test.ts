import type { Category } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCategory } from '#web/lib/catalog/testing/a-category.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { loadCategory } from './load-category.ts'

const coats = aCategory('Coats')
const dresses = aCategory('Dresses', [], { block: 'dresses' })
const clothing = aCategory('Clothing', [
  coats,
  dresses,
  aCategory('Hidden', [], { is_active: false }),
  aCategory('Bare', [], { product_count: 0 }),
])
const women = aCategory('Women', [clothing])
const TREE = [women, aCategory('Men')]
const EMPTY = { suggestions: {}, aggregations: {}, attributeMetadata: [] }

const aShop = (more: Parameters<typeof shopRequest>[0] = {}) =>
  shopRequest({
    'category.tree': () => ({ items: TREE }),
    'catalog.get': () => ({ ...EMPTY, items: [aCard('DRESS')], total: 1 }),
    'cms.block': () => ({ content: '<p>Made of linen.</p>' }),
    ...more,
  })
const load = (category: Category, query = '', request = aShop()) =>
  loadCategory(request.shop, { category, query: new URLSearchParams(query) }).then((data) => ({
    data,
    ...request,
  }))
const names = (places: { name: string }[] | undefined) => places?.map(({ name }) => name)

describe('the page of a category', () => {
  it('shows what hangs in it and in all below it', async () => {
    const { inputsOf } = await load(clothing)
    const [asked] = inputsOf('catalog.get')
    const ids = [clothing, ...clothing.children_data].map(({ id }) => id)
    expect(JSON.stringify(asked)).toContain(JSON.stringify(JSON.stringify({ in: ids })).slice(1, -1))
  })

  it('tells the way to it from the top, without itself', async () => {
    expect(names((await load(dresses)).data.trail)).toEqual(['Women', 'Clothing'])
    expect(names((await load(women)).data.trail)).toEqual([])
  })

  it('leads to what is narrower that has something in it, and from the narrowest to its neighbours', async () => {
    const wide = (await load(clothing)).data.tabs
    expect([wide?.all.name, names(wide?.narrower)]).toEqual(['Clothing', ['Coats', 'Dresses']])
    const narrow = (await load(dresses)).data.tabs
    expect([narrow?.all.name, names(narrow?.narrower)]).toEqual(['Clothing', ['Coats', 'Dresses']])
  })

  it('at the top with nothing below it has no such row', async () => {
    expect((await load(TREE[1] as Category)).data.tabs).toBeNull()
  })

  it('one that is not in the menu is a page all the same', async () => {
    const { data } = await load(aCategory('Archive'))
    expect([data.category.name, data.trail, data.tabs]).toEqual(['Archive', [], null])
  })

  it('is forgotten when a piece in it, it itself or one above it changes', async () => {
    const { shop } = await load(dresses)
    const expected = [women, clothing, dresses].map(({ id }) => `C${id}`)
    expect([...shop.page.tags]).toEqual(
      expect.arrayContaining(['category', 'cms-dresses', `P${aCard('DRESS').id}`, ...expected]),
    )
  })
})

describe('what an editor tells of a category', () => {
  const introOf = async (...asked: Parameters<typeof load>) => (await load(...asked)).data.intro
  it('stands on the whole list, and not on a part that somebody chose', async () => {
    expect(await introOf(dresses)).toEqual([{ html: '<p>Made of linen.</p>' }])
    expect([await introOf(dresses, 'price=from-10'), await introOf(dresses, 'q=wool')]).toEqual([[], []])
  })

  it('was not written: nothing is asked for', async () => {
    const { data, inputsOf } = await load(coats)
    expect([data.intro, inputsOf('cms.block')]).toEqual([[], []])
  })

  it('cannot be had: the list stands without it', async () => {
    const { data, logged } = await load(dresses, '', aShop({ 'cms.block': refuses(404) }))
    expect([data.intro, data.list.total, logged.length]).toEqual([[], 1, 1])
  })
})
