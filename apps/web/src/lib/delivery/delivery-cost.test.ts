import { expect, it } from 'vitest'
import { deliveryCost, missingForFree } from './delivery-cost.ts'

it.each([
  [
    150,
    { subtotal_incl_tax: 229.9, total_segments: [{ code: 'payment_discount', title: '', value: -7 }] },
    { missing: 0, cost: 0 },
  ],
  [
    150,
    { subtotal_incl_tax: 152, total_segments: [{ code: 'coupon_code', title: '', value: -5 }] },
    { missing: 300, cost: 4.9 },
  ],
  [1_000_000, { subtotal_incl_tax: 229.9, total_segments: [] }, { missing: null, cost: 4.9 }],
])('a way of 4.90 that is free from %d', (limit, goods, { missing, cost }) => {
  expect(missingForFree({ limit }, goods)).toBe(missing)
  expect(deliveryCost({ limit, price_incl_tax: 4.9 }, goods)).toBe(cost)
})
