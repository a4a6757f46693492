import { expect, it } from 'vitest'
import { boostsOf } from './boosts-of.ts'

it('reads a weight for each value of each field', () => {
  const attributes = { price: { '10': { weight: 2 } }, brand: { '12': { weight: 3 }, '13': { weight: 0.5 } } }
  expect(boostsOf({ searchScoring: { attributes } })).toEqual([
    { field: 'final_price', value: '10', weight: 2 },
    { field: 'brand', value: '12', weight: 3 },
    { field: 'brand', value: '13', weight: 0.5 },
  ])
})

it.each([
  undefined,
  {},
  { searchScoring: null },
  { searchScoring: { attributes: 'brand' } },
  { searchScoring: { attributes: { brand: { '12': 3 }, color: null, size: { M: { weight: '3' } } } } },
  { searchScoring: { attributes: { brand: { '12': { weight: -1 }, '13': { weight: Number.NaN } } } } },
])('wants nothing in particular where the settings say nothing sensible: %j', (settings) => {
  expect(boostsOf(settings)).toEqual([])
})
