import { expect, test } from 'vitest'
import { boostsOf, fewerWords, rarityOf } from './ranking.ts'

test('three quarters of the words are enough, rounded down, and then any', () => {
  expect([1, 2, 3, 4, 5, 8].map(fewerWords)).toEqual([[1], [1], [2, 1], [3, 1], [3, 1], [6, 1]])
})

test('a rare word says more than one that many products have, and one that all have says a little', () => {
  expect(rarityOf(1, 1_000)).toBeGreaterThan(rarityOf(100, 1_000))
  expect(rarityOf(1_000, 1_000)).toBe(0.25)
})

test('what a word means first counts double, and what the shop wants to see no less than nothing', () => {
  const kind = { field: 'category', values: ['7'] }
  const boosts = boostsOf(
    [
      { ...kind, isOwn: true },
      { ...kind, isOwn: false },
    ],
    [
      { field: 'brand', value: 'oat', weight: 3 },
      { field: 'brand', value: 'rye', weight: 0 },
      { field: 'brand', value: 'ash', weight: -1 },
    ],
  )
  expect(boosts.map(({ weight }) => weight)).toEqual([2, 1.4, 3])
})
