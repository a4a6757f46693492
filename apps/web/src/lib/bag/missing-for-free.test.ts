import { expect, it } from 'vitest'
import { missingForFree } from './missing-for-free.ts'

it.each([
  [150, { subtotal_incl_tax: 229.9, discount_amount: -7 }, 0],
  [150, { subtotal_incl_tax: 152, discount_amount: -5 }, 300],
  [1_000_000, { subtotal_incl_tax: 229.9, discount_amount: 0 }, null],
])('a way that is free from %d', (limit, goods, missing) => {
  expect(missingForFree({ limit }, goods)).toBe(missing)
})
