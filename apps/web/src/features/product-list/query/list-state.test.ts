import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { clearFilters, countFilters, toggleValue } from './change-list.ts'
import { readListState, writeListState } from './list-address.ts'
import { NAMED_FACETS } from './list-params.ts'
import { type ListState, SORTS } from './list-state.ts'

const read = (address: string) => readListState(new URLSearchParams(address))
const termFacets = [...NAMED_FACETS.filter((facet) => facet !== 'price'), 'season', 'heel_height']
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }).map(String), { minLength: 1, maxLength: 6 })
const price = fc
  .record({ from: fc.integer({ min: 0, max: 500 }), span: fc.integer({ min: 0, max: 500 }), open: fc.nat(2) })
  .map(({ from, span, open }) => [{ from, to: from + span }, { from }, { to: from + span }][open] ?? null)
  .chain((range) => fc.constantFrom(range, range && { ...range, isStep: true as const }))
const states: fc.Arbitrary<ListState> = fc
  .record({
    chosen: fc.dictionary(fc.constantFrom(...termFacets), ids),
    price: fc.option(price),
    sort: fc.constantFrom(...SORTS),
    pages: fc.integer({ min: 1, max: 20 }),
    text: fc.constantFrom('', 'red dress', 'шарф', '毛衣', 'a & b = c'),
  })
  .map((state) => ({
    ...state,
    chosen: Object.fromEntries(Object.entries(state.chosen).map(([name, values]) => [name, values.sort()])),
    sort: state.sort === 'relevance' && state.text === '' ? 'recommended' : state.sort,
  }))

describe('the address of a list', () => {
  test.prop([states])('says all of it: reading what was written gives the same list', (state) => {
    expect(read(writeListState(state))).toEqual(state)
  })

  test.prop([fc.string(), fc.string()])('never breaks, whatever is typed into it', (name, value) => {
    const state = readListState(
      new URLSearchParams({ [name]: value, page: value, price: value, size: value }),
    )
    expect(state.pages).toBeGreaterThanOrEqual(1)
    expect(read(writeListState(state))).toEqual(state)
  })

  it('held a sign of control, and the page of the search failed: nobody looks for what is unseen', () => {
    expect(read('?q=wo%00ol').text).toBe('wool')
    expect(read('?q=%E2%80%AEwool%E2%80%8B').text).toBe('wool')
    expect(read('?q=%00').text).toBe('')
  })

  it('is bare for a list as it opens', () => {
    expect(writeListState(read(''))).toBe('')
    expect(writeListState(read('?sort=recommended&page=1&utm_source=mail'))).toBe('')
  })

  it('says what else the shop filters by behind a mark of its own, and takes no other parameter for it', () => {
    expect(read('?f_season=winter,summer&utm_source=mail&f_size=m&f_=x').chosen).toEqual({
      season: ['summer', 'winter'],
    })
    expect(writeListState(read('?f_season=summer&brand=orsa'))).toBe('?brand=orsa&f_season=summer')
  })

  it('keeps a price that starts at nothing', () => {
    expect(read('?price=0-50').price).toEqual({ from: 0, to: 50 })
    expect(read('?price=-50').price).toEqual({ to: 50 })
    expect(read('?price=150-').price).toEqual({ from: 150 })
    expect(read('?price=90-10').price).toBeNull()
    expect([read('?price=to').price, read('?price=from-').price, read('?price=to5').price]).toEqual([
      null,
      null,
      null,
    ])
    expect(read('?price=50_100').price).toEqual({ from: 50, to: 100, isStep: true })
  })
})

it('a price read `-150`: an address says from where or to where', () => {
  const written = (price: ListState['price']) => writeListState({ ...read(''), price })
  expect([{ to: 150 }, { from: 20 }, { from: 20, to: 150 }].map(written)).toEqual([
    '?price=to-150',
    '?price=from-20',
    '?price=20-150',
  ])
})

describe('choosing values', () => {
  test.prop([states, fc.constantFrom(...termFacets), fc.integer({ min: 1, max: 99 }).map(String)])(
    'twice changes nothing but the page',
    (state, facet, value) => {
      expect(toggleValue(toggleValue(state, facet, value), facet, value)).toEqual({ ...state, pages: 1 })
    },
  )

  it('starts again from the first page', () => {
    expect(toggleValue(read('?page=4'), 'size', '7').pages).toBe(1)
  })

  it('counts each value and the price, and clears them all', () => {
    const state = read('?size=1,2&color=3&price=0-50&sort=newest')
    expect(countFilters(state)).toBe(4)
    expect(clearFilters(state)).toMatchObject({ chosen: {}, price: null, sort: 'newest' })
  })
})
