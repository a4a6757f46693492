// The customers of a shop as its staff sees them, answered by script.
import type { CustomerDetails } from '@vitrine/contract/people/customer'
import type { StaffCustomer } from '@vitrine/contract/people/customer-list'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'

export const COUNTS = { all: 8914, vip: 118, partners: 42, staff: 2, guests: 3021 }

export const aCustomer = (id: number, facts: Partial<StaffCustomer> = {}): StaffCustomer => ({
  ...{ id, name: 'Anna Berg', city: 'Brooklyn', store_code: 'us', email: 'anna@example.org', phone: null },
  ...{ roles: [], orders: 12, seen_at: '2026-03-02T10:00:00Z', last_order_id: 3 },
  bought: [
    { currency: 'USD', sum: 4186 },
    { currency: 'EUR', sum: 20 },
  ],
  bonuses: [{ currency: 'USD', sum: 52.4 }],
  ...facts,
})

export const someone = (items: StaffCustomer[], total = items.length, next: string | null = null) => ({
  ...{ items, total, next, counts: COUNTS, new_this_week: 212 },
})

const details = (): CustomerDetails => ({
  ...{ id: 7, name: 'Anna Berg', email: 'anna@example.org', phone: '+16465550142', city: 'Brooklyn' },
  ...{ since: '2024-03-02T10:00:00Z', roles: [], store_code: 'us', address: null, orders: 12, under_way: 1 },
  ...{ bought: [{ currency: 'USD', sum: 4186 }], came_back: 9, bonuses: [{ currency: 'USD', sum: 52.4 }] },
  last_orders: [
    {
      ...{ id: 3, number: '000481207', at: '2026-03-02T10:00:00Z', store_code: 'us', total: 492.12 },
      ...{ states: { order: 'shipped', payment: 'paid' }, currency: 'USD', thumbnails: [null], lines: 3 },
    },
  ],
  former_orders: {
    count: 7,
    items: [
      {
        ...{ id: 9, number: 'A-77', at: '2019-05-01T10:00:00Z', currency: 'PLN', total: 90, ending: null },
        lines: [{ name: 'Scarf', sku: 'S', qty: 2, sum: 90 }],
      },
    ],
  },
  bookings: [
    {
      ...{ id: 1, at: '2026-03-01T10:00:00Z', kind: 'given', change: 10, balance: 52.4, currency: 'USD' },
      ...{ order: null, by: 'Petra Lang', reason: 'Parcel came late' },
    },
  ],
  booked_by_hand: 1,
  devices: [{ id: 4, device: 'iPhone, Safari', country: 'US', last_used_at: '2026-03-02T10:00:00Z' }],
  notes: [{ id: 5, words: 'Calls rather than writes.', by: 'Petra', at: '2026-03-01T10:00:00Z' }],
})

export function aCustomerShop() {
  const shop = scriptedEngine()
  shop.client.script['staff.customers'] = () => someone([aCustomer(7)])
  shop.client.script['staff.customer'] = details
  for (const id of ['staff.addCustomerNote', 'staff.removeCustomerNote'])
    shop.client.script[id] = () => ({ items: [] })
  shop.client.script['user.actAs'] = () => ({ id: 7, token: 'token-7' })
  const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
  return { ...shop, asked }
}
