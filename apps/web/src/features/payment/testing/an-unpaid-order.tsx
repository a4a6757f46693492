// An order of $112 that is paid through a service, how its payment may stand, and a page that shows one part of it.
import type { OrderView } from '@vitrine/contract/order'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { PayableOrder } from '../use-pay.ts'

export const PAYMENT: OrderView['payment'] = {
  ...{ state: 'pending', online: true, payable: false, waits_for_bank: false, link: null },
  ...{
    pay_until: '2030-01-01T12:00:00Z',
    expired: false,
    asked: 0,
    ask_at: null,
    refunded: 0,
    own_method_offered: true,
    other_methods: [],
  },
  given_back: { money: 0, gift_cards: 0, bonuses: 0 },
}

export const withPayment = (
  payment: Partial<OrderView['payment']>,
  order: Partial<OrderView> = {},
): OrderView =>
  ({
    ...{ number: '000000042', canceled: false, paid: false, email: 'anna@example.com', products: [] },
    ...{ payment_title: 'Test card', totals: { grand_total: 112, total_segments: [] } },
    ...order,
    payment: { ...PAYMENT, ...payment },
  }) as unknown as OrderView

/** A part of its page, and how often that page was told to read the order anew. */
export function anOrderToPay(part: (payable: PayableOrder) => ReactNode) {
  const shop = scriptedEngine()
  const onChange = vi.fn()
  const access = { id: 'o-1', key: 'secret' }
  return {
    ...shop,
    onChange,
    open: (order: OrderView) => openPage(part({ order, access, onChange }), { shop }),
    asked: (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input),
  }
}
