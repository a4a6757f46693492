import { expect, test } from 'vitest'
import { discountPercent } from './discount.ts'

test.each([
  ['a fifth less', 164, 205, 20],
  ['rounded to whole per cent', 60, 79, 24],
  ['no price before', 60, null, 0],
  ['dearer than before', 80, 60, 0],
  ['a few cents less', 99.99, 100, 0],
  ['free and free before', 0, 0, 0],
])('%s', (...[, now, old, percent]) => expect(discountPercent(now, old)).toBe(percent))
