import fc from 'fast-check'
import { test } from 'vitest'
import { anyCart } from './testing/any-cart.ts'
import { TOTALS_LAWS } from './testing/totals-laws.ts'

// Always the same carts; `npm run carts` takes others.
test.each(TOTALS_LAWS)('for every cart: $name', ({ holds }) => {
  fc.assert(fc.property(anyCart, holds), { numRuns: 2000, seed: 20_261_122 })
})
