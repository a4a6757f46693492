// The search over the page by the keyboard, as a listener hears it, and what it offers before and after typing.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  all,
  find,
  has,
  page,
  press,
  pressKey,
  settled,
  submit,
  textOf,
  type,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { RootDataContext } from '#web/lib/loaded/root-data.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SearchPanel } from './search-panel.tsx'

const MENU = [{ id: 1, name: 'Women', path: '/women', count: 1, children: [] }]
const found = (more: object = {}) => ({
  ...{ texts: [], categories: [], products: [], total: 0 },
  ...more,
})
const close = vi.fn()
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  localStorage.clear()
  stubDialog()
  close.mockReset()
  shop = scriptedEngine()
  shop.client.script['catalog.post'] = refuses(500)
})
const open = (store = 'us') =>
  openPage(<SearchPanel categories={MENU} text="" onClose={close} />, { shop, store })
const appeared = (what: () => void) =>
  vi.waitFor(async () => {
    await settled()
    what()
  })
const options = () => [...document.querySelectorAll('[role=option]')]
const marked = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true')
const field = () => find('field', 'Search')
async function typed(text: string, answer: object): Promise<void> {
  shop.client.script['catalog.suggest'] = () => answer
  await type('Search', text)
  await appeared(() => expect(find('status').textContent).not.toBe(''))
}
const stored = () => JSON.parse(localStorage.getItem('us-shop/searches') ?? '[]')

describe('by the keyboard', () => {
  const coats = found({
    texts: [
      { text: 'coat', count: 12 },
      { text: 'coat wool', count: 3 },
    ],
    total: 15,
  })
  it('arrow keys mark one after the other and tell a listener which; the words stay in the field', async () => {
    await open()
    await typed('coa', coats)
    expect([field().getAttribute('aria-expanded'), marked()]).toEqual(['true', -1])
    await pressKey(field(), 'ArrowDown')
    await pressKey(field(), 'ArrowDown')
    expect([marked(), field().getAttribute('aria-activedescendant')]).toEqual([1, options()[1]?.id])
    await pressKey(field(), 'ArrowDown')
    expect([marked(), field().hasAttribute('aria-activedescendant')]).toEqual([-1, false])
    expect((field() as HTMLInputElement).value).toBe('coa')
  })

  it('Enter goes to what is marked and remembers it, not the letters typed so far', async () => {
    const { address } = await open()
    await typed('coa', coats)
    await pressKey(field(), 'ArrowUp')
    await submit()
    expect([address(), stored(), close.mock.calls.length > 0]).toEqual([
      '/search?q=coat%20wool',
      ['coat wool'],
      true,
    ])
  })

  it('another letter takes the mark away', async () => {
    await open()
    await typed('coa', coats)
    await pressKey(field(), 'ArrowDown')
    await type('Search', 'coat')
    expect(marked()).toBe(-1)
  })

  it('with nothing to walk through the arrow is the field’s own', async () => {
    await open()
    expect(await pressKey(field(), 'ArrowDown')).toBe(true)
  })

  it('a category is looked into, and what was typed is remembered', async () => {
    const { address } = await open()
    await typed(
      'coa',
      found({ categories: [{ id: 1, name: 'Women', url_path: 'women', count: 4 }], total: 4 }),
    )
    await pressKey(field(), 'ArrowDown')
    await submit()
    expect([address(), stored()]).toEqual(['/women?q=coa', ['coa']])
  })
})

describe('what a listener hears of the results', () => {
  it.each([
    [0, 'No products found'],
    [1, '1 product found'],
    [15, '15 products found'],
  ])('%s', async (total, words) => {
    await open()
    await typed('coat', found({ total }))
    expect(textOf(find('status'))).toBe(words)
  })
})

describe('what was found', () => {
  it('four pieces at most, the way to all of them, and help', async () => {
    const products = ['A', 'B', 'C', 'D', 'E'].map((sku) => aCard(sku))
    await open()
    await typed(
      'coat',
      found({ products, total: 31, pages: [{ identifier: 'retail-returns', title: 'Returns' }] }),
    )
    expect(all('link', /^.*Linen/)).toHaveLength(4)
    expect(find('link', 'All 31 results').getAttribute('href')).toBe('/search?q=coat')
    expect(find('link', 'Returns').getAttribute('href')).toBe('/returns')
  })

  it('of other words than those typed says so, and leads to the others', async () => {
    await open()
    await typed('caot', found({ products: [aCard('A')], total: 1, corrected: 'coat' }))
    expect(page()).toContain('Shown for coat, because nothing matches “caot”.')
    await press('link', '1 result')
    expect(stored()).toEqual(['coat'])
  })

  it('one letter asks nobody, one sign of Chinese does', async () => {
    shop.client.script['catalog.suggest'] = () => found({ total: 1 })
    await open()
    await type('Search', 'c')
    await type('Search', '衣')
    await appeared(() => expect(shop.count('catalog.suggest')).toBe(1))
    expect(shop.client.asked.find(({ id }) => id === 'catalog.suggest')?.input.query).toEqual({ text: '衣' })
  })
})

describe('before typing', () => {
  it('own searches stand newest first, each can be forgotten, or all', async () => {
    localStorage.setItem('us-shop/searches', JSON.stringify(['coat', 'scarf', 3]))
    await open()
    expect(all('button', /^Forget/).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Forget “coat”',
      'Forget “scarf”',
    ])
    await press('button', 'Forget “coat”')
    expect([stored(), has('link', 'coat')]).toEqual([['scarf'], false])
    await press('button', 'Clear')
    expect([stored(), page().includes('You searched for')]).toEqual([[], false])
  })

  it('those of another store are not among them', async () => {
    localStorage.setItem('de-shop/searches', JSON.stringify(['Mantel']))
    await open()
    expect(page()).not.toContain('Mantel')
  })

  it('a storage somebody else wrote into breaks nothing', async () => {
    localStorage.setItem('us-shop/searches', '{"not":"a list"')
    await open()
    expect(has('link', 'Women')).toBe(true)
  })

  it('what there is most of stands first, eight words, each once', async () => {
    const words = ['Coat', 'Scarf', 'Dress', 'Hat', 'Belt', 'Shirt', 'Sock', 'Shoe', 'Bag']
    shop.client.script['catalog.post'] = () => ({
      aggregations: {
        agg_terms_ptype: {
          buckets: [...words, 'Coat'].map((label, at) => ({ key: String(at), label, doc_count: at })),
        },
      },
      attributeMetadata: [],
    })
    await open()
    await appeared(() => expect(has('heading', 'Popular')).toBe(true))
    const list = [...(document.querySelector('[aria-labelledby=search-popular] ul')?.children ?? [])].map(
      textOf,
    )
    expect(list).toEqual(['Coat', 'Bag', 'Shoe', 'Sock', 'Shirt', 'Belt', 'Hat', 'Dress'])
    await press('link', 'Bag')
    expect(stored()).toEqual(['Bag'])
  })

  it('words the page already has stand there with the panel, and nobody asks for them', async () => {
    const panel = <SearchPanel categories={MENU} text="" onClose={close} />
    await openPage(<RootDataContext value={{ popular: ['Coat', 'Scarf'] }}>{panel}</RootDataContext>, {
      shop,
    })
    expect([has('link', 'Coat'), has('link', 'Scarf')]).toEqual([true, true])
    expect(shop.client.asked.some(({ id }) => id === 'catalog.post')).toBe(false)
  })
})
