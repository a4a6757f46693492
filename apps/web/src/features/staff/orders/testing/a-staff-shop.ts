// The orders of a shop as its staff sees them, answered by script.
import type { StaffOrder, StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { expect, vi } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'

export const STATES = { order: 'placed', payment: 'paid' } as const
const ADDRESS = { firstname: 'Anna', lastname: 'Berg', city: 'Bonn', country_id: 'DE', street: ['A 1'] }

export const anOrder = (id: number, facts: Partial<StaffOrder> = {}): StaffOrder => ({
  ...{ id, number: `00000${id}`, store_code: 'us', created_at: '2026-03-02T10:00:00Z', name: 'Anna Berg' },
  ...{ city: 'Bonn', states: STATES, order_status: 'N', stage: 1, review: null, payment_title: 'Card' },
  ...{ days: 3, thumbnails: [null], pieces: 2, total: 93.5, currency: 'USD' },
  ...facts,
})

export const someDetails = (facts: Partial<StaffOrderDetails> = {}) => ({
  order: {
    ...{ id: 1001, number: '000001001', created_at: '2026-03-02T10:00:00Z', email: 'anna@example.org' },
    ...{ stage: 1, currency: 'USD', shipping_address: ADDRESS, billing_address: ADDRESS, products: [] },
    ...{ shipping_title: 'Parcel', delivery_days: [2, 3], payment_title: 'Card' },
    progress: { tracking: null },
    returns: [] as StaffOrderDetails['order']['returns'],
    gift_cards: [] as StaffOrderDetails['order']['gift_cards'],
    totals: { total_segments: [{ code: 'grand_total', title: 'Total', value: 93.5 }] },
  },
  ...{ store_code: 'us', language: 'en', states: STATES, steps: ['pack', 'cancel'], refundable: 93.5 },
  refundable_parts: { money: 93.5, gift_cards: 0, bonuses: 0 },
  returned_worth: null as number | null,
  returnable: [] as StaffOrderDetails['returnable'],
  ...{ reviews: [], events: [], orders_of_customer: 1 },
  mails: [] as StaffOrderDetails['mails'],
  notes: [] as StaffOrderDetails['notes'],
  ...facts,
})

export const COUNTS = { to_send: 2, review: 0, unpaid: 0, to_refund: 0, came_back: 0, open: 2, all: 7 }

/** Two open orders, and the details of the first. */
export function aStaffShop() {
  const shop = scriptedEngine()
  shop.client.script['staff.orders'] = () => ({
    ...{ items: [anOrder(1001), anOrder(1000)], counts: COUNTS, next: null },
  })
  shop.client.script['staff.order'] = () => someDetails()
  shop.client.script['staff.orderStep'] = () => someDetails()
  const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
  return { ...shop, asked }
}

export const until = (isSo: () => boolean) =>
  vi.waitFor(async () => {
    await settled()
    expect(isSo()).toBe(true)
  })
