import { expect, it } from 'vitest'
import { missingForFreeMinor, NEVER_FREE_MINOR } from './free-delivery.ts'

it.each([
  [4_000, 10_000, 6_000],
  [10_000, 10_000, 0],
  [12_000, 10_000, 0],
  [0, 0, 0],
])('goods of %i under a limit of %i lack %i', (after, limit, missing) => {
  expect(missingForFreeMinor(after, limit)).toBe(missing)
})

it('is never reached where delivery always costs', () => {
  expect(missingForFreeMinor(99_999_999, NEVER_FREE_MINOR)).toBeNull()
})
