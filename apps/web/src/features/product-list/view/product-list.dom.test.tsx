import { act } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { all, find, has, press, select, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { ListData } from '../load/load-list.ts'
import type { ListState } from '../query/list-state.ts'
import { ProductList } from './product-list.tsx'

const STATE: ListState = { chosen: {}, price: null, sort: 'recommended', pages: 1, text: '' }
const size = (id: string, count: number, isChosen = false) => ({
  id,
  label: id.toUpperCase(),
  count,
  swatch: null,
  isChosen,
})
const card = (id: number) => ({
  sku: `P${id}`,
  id,
  name: `Dress ${id}`,
  brand_name: null,
  image: null,
  tone: null,
  price_incl_tax: 59,
  old_price: null,
  max_price: null,
  sale: false,
  new: false,
  path: `/dress-${id}`,
  hover: null,
  colors: [],
  moreColors: 0,
  isLow: false,
  isSoldOut: false,
})
const aList = (facts: Partial<ListData> = {}) =>
  ({
    products: [card(1), card(2)],
    total: 2,
    facets: [
      { code: 'size', label: 'Size', look: 'size', values: [size('s', 4), size('m', 2), size('l', 0)] },
      { code: 'price', label: '', look: 'price', steps: [{ to: 50, count: 1, isChosen: false }] },
    ],
    state: STATE,
    scope: {},
    without: {},
    corrected: null,
    wordFilters: [],
    isPartial: false,
    pages: [],
    ...facts,
  }) as unknown as ListData
const filtered = aList({
  state: { ...STATE, chosen: { size: ['m'] }, price: { from: 20 }, pages: 3 },
  facets: [{ code: 'size', label: 'Size', look: 'size', values: [size('s', 4), size('m', 2, true)] }],
})

const open = (list: ListData) =>
  openPage(<ProductList list={list} path="/dresses" />, { shop: scriptedEngine(), address: '/dresses' })
const target = (name: string | RegExp) => find('link', name).getAttribute('href')
const page = () => textOf(document.body)

function OnItsWay() {
  const { search } = useLocation()
  const priced = search.includes('price') ? aList({ state: { ...STATE, price: { from: 20 } } }) : aList()
  return <ProductList list={search.includes('size') ? filtered : priced} path="/dresses" />
}

function Sorted() {
  const navigate = useNavigate()
  const sort = (new URLSearchParams(useLocation().search).get('sort') ?? 'recommended') as ListState['sort']
  return (
    <>
      <ProductList list={aList({ state: { ...STATE, sort } })} path="/dresses" />
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

it('a second arrow key in the sorts scrolled the page: the field was another once the list was there', async () => {
  await openPage(<Sorted />, { shop: scriptedEngine(), address: '/dresses' })
  const field = find('select', 'Sort:') as HTMLSelectElement
  await act(async () => field.focus())
  await select('Sort:', 'Newest')
  expect([document.activeElement, field.value]).toEqual([field, 'newest'])
  await press('button', 'Back')
  expect(field.value).toBe('recommended')
})

it('the focus went with the filter that was taken back: it is at the next, then at the first product', async () => {
  await openPage(<OnItsWay />, { shop: scriptedEngine(), address: '/dresses?size=m&price=20_' })
  for (const next of [/Remove filter/, /^Dress 1/]) {
    const [chip] = all('link').filter((one) => /Remove filter/.test(one.getAttribute('aria-label') ?? ''))
    await act(async () => chip?.focus())
    await press('link', chip?.getAttribute('aria-label') ?? '')
    expect(document.activeElement).toBe(find('link', next))
  }
})

describe('the filters of a list', () => {
  it('a value is a link to the list with it; what would empty the list leads nowhere', async () => {
    await open(aList())
    expect(target('S')).toBe('/dresses?size=s')
    expect(has('link', 'L')).toBe(false)
    expect(page()).toContain('under $50')
  })

  it('a press on a value shows that list without leaving the page, a press with a key held is the browser’s', async () => {
    const { address } = await open(aList())
    const link = find('link', 'M')
    const isLeft: boolean[] = []
    const leave = (event: Event) => {
      isLeft.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', leave, { once: true })
    act(
      () =>
        void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })),
    )
    expect([isLeft, address()]).toEqual([[true], '/dresses'])
    await press('link', 'M')
    expect(address()).toBe('/dresses?size=m')
  })

  it('a press that held a slow phone draws no card and no value in sight anew for a list that is on its way', async () => {
    let drawn = 0
    const count = {
      get() {
        drawn += 1
        return 'S'
      },
    }
    const counted = Object.defineProperty(card(1), 'name', count)
    const value = Object.defineProperty(size('s', 4), 'label', count)
    const { address } = await open(
      aList({
        products: [counted],
        facets: [{ code: 'size', label: 'Size', look: 'size', values: [value, size('m', 2)] }],
      } as Partial<ListData>),
    )
    const before = drawn
    await press('link', 'M')
    expect(address()).toBe('/dresses?size=m')
    expect([before > 0, drawn]).toEqual([true, before])
  })

  it('what is chosen stands above the list, is taken away one by one, or all at once', async () => {
    const { address } = await open(filtered)
    expect(has('button', 'Filter (2)')).toBe(true)
    expect(target('Remove filter: Size M')).toBe('/dresses?price=from-20')
    expect(target('Remove filter: over $20')).toBe('/dresses?size=m')
    await press('link', 'Clear all')
    expect(address()).toBe('/dresses')
  })

  it('another value joins the chosen one, from the first page on', async () => {
    await open(filtered)
    expect(target('S')).toBe('/dresses?size=m,s&price=from-20')
  })

  it('own prices apply once the field is left, whichever way round they were typed', async () => {
    const { address } = await open(aList())
    const [from, to] = [find('field', '$ from'), find('field', '$ to')] as HTMLInputElement[]
    await act(async () => {
      if (from) from.value = '90'
      if (to) to.value = '40'
      to?.form?.requestSubmit()
    })
    await settled()
    expect(address()).toBe('/dresses?price=40-90')
  })
})

describe('the order and the end of a list', () => {
  it('another order is another address and starts from the first page; the filters stay', async () => {
    const { address } = await open(filtered)
    const [first] = all('select').map((one) => textOf((one as HTMLSelectElement).labels?.[0]))
    const options = [...(find('select') as HTMLSelectElement).options].map(textOf)
    expect(options).toHaveLength(4)
    await select(first ?? '', options[2] ?? '')
    expect(address()).toBe('/dresses?size=m&price=from-20&sort=price-asc')
  })

  it('of a search the best match comes first and can be chosen', async () => {
    await open(aList({ state: { ...STATE, text: 'linen', sort: 'relevance' } }))
    const list = find('select') as HTMLSelectElement
    expect(list.value).toBe('relevance')
    expect([...list.options].map(({ value }) => value)).not.toContain('recommended')
  })

  it('a short list has no more to load', async () => {
    await open(aList())
    expect(has('link', /more$/)).toBe(false)
  })

  it('a long list says how much of it is there, and how much comes with the next step', async () => {
    const products = Array.from({ length: 50 }, (_, id) => card(id + 1))
    const { address } = await open(aList({ products, total: 71 } as Partial<ListData>))
    expect(has('status', '50 of 71 products')).toBe(true)
    await press('link', 'Show 21 more')
    expect(address()).toBe('/dresses?page=2')
  })

  it('after a thousand it advises to filter', async () => {
    await open(aList({ total: 4_000, state: { ...STATE, pages: 20 } }))
    expect(page()).toContain('These are the first 1,000.')
    expect(has('link', /more$/)).toBe(false)
  })
})

/** The whole list, its next page and one of a size, as their addresses say. */
function Lists() {
  const { search } = useLocation()
  const chosen: ListState['chosen'] = /size=m/.test(search) ? { size: ['m'] } : {}
  const pages = /page=2/.test(search) ? 2 : 1
  return <ProductList list={aList({ total: 90, state: { ...STATE, chosen, pages } })} path="/dresses" />
}

describe('a list that follows another', () => {
  const firstCard = () => document.querySelector('article')
  it('is drawn anew after a choice, so that no card jumps, and goes on after "more"', async () => {
    await openPage(<Lists />, { shop: scriptedEngine(), address: '/dresses' })
    const before = firstCard()
    await press('link', /more$/)
    expect(firstCard()).toBe(before)
    await press('link', 'M')
    expect(firstCard()).not.toBe(before)
  })
})

describe('a list with nothing in it', () => {
  it('says which filter to take away and what there is without it', async () => {
    await open({ ...filtered, products: [], total: 0, without: { 'size-m': 12, price: 0 } })
    expect(textOf(find('list', /12 products/))).toBe('Size M 12 products')
    expect(page()).toContain('Nothing matches all of this')
    expect(target('Size M')).toBe('/dresses?price=from-20')
    expect(has('link', 'over $20')).toBe(false)
  })
})
