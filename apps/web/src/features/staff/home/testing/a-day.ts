// What the first page of the staff is told of a shop, answered by script.
import type { Sold, StaffNeeds } from '@vitrine/contract/desk/home'
import { aDeskShop } from '../../frame/testing/open-frame.tsx'

export const someNeeds = (facts: Partial<StaffNeeds> = {}): StaffNeeds => ({
  ...{
    to_send: 0,
    payments: 0,
    to_refund: 0,
    came_back: 0,
    reviews: 0,
    sold_out: 0,
    low: 0,
    waiting: 0,
    failed: 0,
  },
  sizes: [],
  unknown_payments: [],
  ...facts,
})

const aPart = (at: string, sum: number, facts: Partial<Sold['parts'][number]> = {}) => ({
  ...{ at, sum, orders: sum === 0 ? 0 : 1, sum_before: 0, is_to_come: false },
  ...facts,
})

export const someSold = (facts: Partial<Sold> = {}): Sold => ({
  ...{ currency: 'USD', currencies: ['USD', 'EUR'], orders: 3, sum: 1_234.5, average: 411.5 },
  ...{ orders_before: 2, sum_before: 1_000, returned: 2.5, others: [] },
  parts: [
    aPart('2026-03-01T00:00:00', 1_000),
    aPart('2026-03-02T00:00:00', 234.5, { orders: 2 }),
    aPart('2026-03-03T00:00:00', 0, { is_to_come: true }),
  ],
  stores: [
    { store_code: 'us', orders: 2, sum: 1_000 },
    { store_code: 'atlantis', orders: 1, sum: 234.5 },
  ],
  ...facts,
})

export function aDayShop() {
  const shop = aDeskShop()
  const { script } = shop.client
  script['staff.needs'] = () => someNeeds()
  script['staff.sold'] = () => someSold()
  script['staff.visits'] = () => ({ visits: 0, products: 0, carts: 0, orders: 0, misses: [] })
  script['staff.vitals'] = () => ({ pages: 0, vitals: [], slowest: null })
  return shop
}
