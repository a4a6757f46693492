import type { OrderDownload } from '@vitrine/contract/order/downloads'
import type { PaymentView, PayWay } from '@vitrine/contract/order/payment'
import type { PaidParts } from '@vitrine/domain/order/money/paid-parts'
import type { Selectable } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Schema } from '#api/db/schema.ts'
import { NO_PARTS, toWireParts } from '#api/ledger/paid-parts.ts'

export type OrderRow = Selectable<Schema['shop_order']>

/** What orders ask of payments, which take the steps of orders and so cannot be imported here. */
export type OrderPayments = {
  /** After the commit. Null where it is settled outside the shop, or where the service does not answer: that is tried later. */
  begin(ctx: Context, order: { orderId: number; methodCode: string }): Promise<PayWay | null>
  viewOf(ctx: Context, order: OrderRow): Promise<PaymentView>
  /** Files its payment has opened. */
  downloadsOf(ctx: Context, order: OrderRow): Promise<OrderDownload[]>
  /** What can still be given back. */
  refundableOf(ctx: Context, order: OrderRow): Promise<PaidParts>
}

/** A shop without payment services. */
export const SETTLED_OUTSIDE: OrderPayments = {
  begin: async () => null,
  viewOf: async (_, { payment_state: state }) => ({
    state,
    online: false,
    payable: false,
    waits_for_bank: false,
    link: null,
    pay_until: null,
    expired: false,
    asked: 0,
    ask_at: null,
    refunded: 0,
    given_back: toWireParts(NO_PARTS),
    own_method_offered: false,
    other_methods: [],
  }),
  downloadsOf: async () => [],
  refundableOf: async () => NO_PARTS,
}
