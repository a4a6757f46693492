import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, textOf, typedIn } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { View as CategoryView } from './category-view.tsx'
import type { CategoryData } from './load/load-category.ts'
import type { ListData } from './load/load-list.ts'
import type { SearchData } from './load/load-search.ts'
import { readListState } from './query/list-address.ts'
import { SearchView } from './search-view.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
})

const aList = (total: number, facts: Partial<ListData> = {}, address = ''): ListData => ({
  ...{ products: total > 0 ? [toCardProduct(aCard('DRESS'))] : [], total, facets: [], scope: {} },
  ...{ state: readListState(new URLSearchParams(address)), without: {}, corrected: null },
  ...{ wordFilters: [], isPartial: false, pages: [], ...facts },
})
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
const told = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')
const page404 = /Nothing hangs here yet/

describe('the page of a category', () => {
  const place = (name: string, id = 1) => ({ id, name, path: `/${name.toLowerCase()}` })
  const aCategoryPage = (facts: Partial<CategoryData> = {}): CategoryData => ({
    category: { ...place('Coats', 4), description: '', image: null },
    ...{ trail: [place('Women', 2)], tabs: null, intro: [], list: aList(3) },
    ...facts,
  })
  const open = (facts: Partial<CategoryData> = {}, more: object = {}) =>
    openPage(<CategoryView data={aCategoryPage(facts)} />, { shop, address: '/coats', ...more })

  // Descriptions are read where the server writes them.
  beforeEach(() => void vi.stubEnv('SSR', true))
  afterEach(() => void vi.unstubAllEnvs())

  it('is called by its name and the one above it, and says how much hangs in it', async () => {
    await open()
    expect([document.title, textOf(find('status'))]).toEqual(['Coats, Women · Vitrine', '3 products'])
    expect(told('description')).toContain('Coats: 3 products')
    expect(find('link', 'Women').getAttribute('href')).toBe('/women')
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Coats')
  })

  it('one piece is one piece, in German, too', async () => {
    await open({ list: aList(1) }, { store: 'de', t: wordsIn('de') })
    expect(textOf(find('status'))).toBe('1 Artikel')
  })

  it('is found by search engines as it opens, and not narrowed to a choice or a text', async () => {
    for (const [address, content] of [
      ['', 'index, follow, max-image-preview:large'],
      ['size=m', 'noindex, follow'],
      ['price=from-20', 'noindex, follow'],
      ['q=wool', 'noindex, follow'],
      ['sort=newest', 'index, follow, max-image-preview:large'],
    ]) {
      const { leave } = await open({ list: aList(3, {}, address) })
      expect([address, robots()]).toEqual([address, content])
      leave()
    }
  })

  it('its own words are told instead, without their tags', async () => {
    await open({
      category: { ...place('Coats', 4), description: '<p>Made of <b>wool</b>.</p>', image: null },
    })
    expect(told('description')).toBe('Made of wool.')
  })

  it('of neighbours the one that is open is marked', async () => {
    await open({ tabs: { all: place('Clothing', 3), narrower: [place('Coats', 4), place('Dresses', 5)] } })
    const current = all('link').filter((one) => one.getAttribute('aria-current') === 'page')
    expect(current.map(textOf)).toEqual(['Coats'])
    expect(find('link', 'All').getAttribute('href')).toBe('/clothing')
  })

  it('empty it says so; where an editor has words for it, those stand alone', async () => {
    const { leave } = await open({ list: aList(0) })
    expect(page()).toMatch(page404)
    leave()
    await open({ list: aList(0), intro: [{ html: '<p>Soon.</p>' }] })
    expect([page().includes('Soon.'), page404.test(page()), has('status')]).toEqual([true, false, false])
  })

  it('offline the list is told to be an old one; with nothing kept it says why', async () => {
    const { leave } = await open()
    const back = await lineDown(shop)
    expect(page()).toContain('You are offline. The list is shown as it was')
    leave()
    await open({ list: aList(0) })
    expect(page()).toContain('Please come back while online!')
    await back()
    expect(page()).toMatch(page404)
  })
})

describe('the page of a search', () => {
  const open = (data: Partial<SearchData>) =>
    openPage(
      <SearchView
        data={{ text: 'kilt', list: aList(0, {}, 'q=kilt'), near: [], ...data }}
        ideas={<p>Ideas</p>}
      />,
      {
        ...{ shop, address: '/search' },
      },
    )

  it('without a word is its field and ideas', async () => {
    await open({ text: '', list: null })
    expect([page().includes('Ideas'), typedIn('Search'), has('status')]).toEqual([true, '', false])
  })

  it('keeps what was typed, counts what it found, and has no ideas then', async () => {
    await open({ list: aList(2, {}, 'q=kilt') })
    expect([typedIn('Search'), textOf(find('status')), page().includes('Ideas')]).toEqual([
      'kilt',
      '2 products',
      false,
    ])
    expect(robots()).toBe('noindex, follow')
  })

  it('that finds nothing says so and offers words near to it, each a search', async () => {
    await open({ near: ['kilts', 'quilt & pin'] })
    expect(page()).toContain('Nothing found for “kilt”.')
    expect(page()).toContain('Did you mean kilts, quilt & pin?')
    expect(find('link', 'quilt & pin').getAttribute('href')).toBe('/search?q=quilt%20%26%20pin')
    expect(page()).toContain('Ideas')
  })

  it('of signs alone says that there was no word in it', async () => {
    await open({ text: '!?' })
    expect(page()).toContain('“!?” holds no word to look for.')
  })

  it('a page of help is an answer: nothing is called missing, and nothing counted', async () => {
    const list = aList(0, { pages: [{ identifier: 'retail-returns', title: 'Returns' }] as never }, 'q=kilt')
    await open({ list })
    expect([has('link', 'Returns'), page().includes('Nothing found'), has('status')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('lost by a filter it is no lost search: the filter can be dropped', async () => {
    await open({ list: aList(0, { without: { price: 4 } }, 'q=kilt&price=from-900') })
    expect([page().includes('Nothing matches all of this'), page().includes('Ideas')]).toEqual([true, false])
    expect(find('link', 'over $900').getAttribute('href')).toBe('/search?q=kilt')
  })

  it('says how it was read', async () => {
    await open({ list: aList(2, { corrected: 'quilt', isPartial: true }, 'q=kilt') })
    expect(page()).toContain('Shown for quilt, because nothing matches “kilt”.')
    expect(page()).toContain('Nothing has all of these words.')
  })
})
