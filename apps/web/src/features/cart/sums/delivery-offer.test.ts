import type { ShippingMethod } from '@vitrine/contract/cart/checkout'
import { describe, expect, it } from 'vitest'
import { deliveryOffer } from './delivery-offer.ts'

const method = (more: Partial<ShippingMethod>) =>
  ({
    available: true,
    offline: false,
    default: false,
    limit: 120,
    price_incl_tax: 5,
    needs_point: false,
    delivery_days: [2, 4],
    ...more,
  }) as ShippingMethod
const bag = (goods: number, discount = 0) => ({
  subtotal_incl_tax: goods,
  total_segments: discount > 0 ? [{ code: 'coupon_code', title: '', value: -discount }] : [],
})
/** A Sunday. */
const AT = { now: Date.UTC(2026, 10, 22, 12), store: 'de' } as const

describe('what delivery promises', () => {
  it('says what is missing until it is free, after discounts', () => {
    expect(deliveryOffer([method({})], bag(100, 10), AT)).toEqual({
      missing: 30,
      percent: 75,
      arrives: Date.UTC(2026, 10, 26, 12),
    })
  })

  it('is free from the limit on', () => {
    expect(deliveryOffer([method({})], bag(120), AT)).toMatchObject({ missing: 0, percent: 100 })
  })

  it('of a way that is never free only the day counts', () => {
    expect(deliveryOffer([method({ limit: 1_000_000 })], bag(50), AT)).toMatchObject({ missing: null })
  })

  it('is that of the default way, and of none that cannot be had', () => {
    const methods = [
      method({ available: false }),
      method({ limit: 10 }),
      method({ default: true, limit: 200 }),
    ]
    expect(deliveryOffer(methods, bag(100), AT)).toMatchObject({ missing: 100 })
    expect(deliveryOffer([method({ offline: true })], bag(100), AT)).toBeNull()
  })
})
