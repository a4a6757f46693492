import type { StaffCoupon } from '@vitrine/contract/desk/coupons'

export const aCoupon = (facts: Partial<StaffCoupon> = {}): StaffCoupon => ({
  ...{ id: 4, code: 'WINTER15', type: 'percent', percent: 15, free_delivery: false, version: 3 },
  ...{ starts_at: null, ends_at: null, total_limit: 100, customer_limit: 1, used: 12, enabled: true },
  ...{
    partner: null,
    partner_id: null,
    covers: [],
    goods: { categories: [], skus: [] },
    stores: [{ store_code: 'de', amount: 0, minimum: 50 }],
  },
  ...facts,
})

export const COUPON_COUNTS = { on: 1, planned: 0, partners: 0, over: 0, all: 1 }
