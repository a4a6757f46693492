import { expect, test } from 'vitest'
import { cashback } from './cashback.ts'

test.each([
  [10_000, 5, 500],
  [9_999, 5, 499],
  [19, 5, 0],
  [0, 5, 0],
  [-500, 5, 0],
  [10_000, 0, 0],
])('%i paid at %i per cent earn %i', (paid, percent, earned) => expect(cashback(paid, percent)).toBe(earned))
