import type { Totals } from '@vitrine/contract/cart'
import type { OfficeChange, OfficeOrder } from '@vitrine/contract/office/orders'
import type { OrderAddress, PickedPoint } from '@vitrine/contract/order'
import type { Tracking } from '@vitrine/contract/order/progress'
import { toMajor } from '@vitrine/domain/money/money'
import { sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { shownStatus } from '@vitrine/domain/order/status'
import { storeCodeOf } from '@vitrine/domain/store/store-identity'
import type { Selectable } from 'kysely'
import type { Schema } from '#api/db/schema.ts'
import { partsOf, toWireParts } from '#api/ledger/paid-parts.ts'

type OrderRow = Selectable<Schema['shop_order']>
type LineRow = Selectable<Schema['shop_order_line']>
type RefundRow = Pick<
  Selectable<Schema['refund']>,
  'refund_id' | 'amount_minor' | 'gift_card_minor' | 'bonus_minor' | 'reason' | 'state' | 'created_at'
>
type Parts = { lines: readonly LineRow[]; refunds: readonly RefundRow[] }

export function toOfficeOrder(order: OrderRow, { lines, refunds }: Parts): OfficeOrder {
  const shipping = order.shipping_method as {
    carrierCode: string
    methodCode: string
    title: string
    point?: PickedPoint | null
  } | null
  const payment = order.payment_method as { code: string; title: string }
  return {
    id: order.order_id,
    number: order.number,
    store: storeCodeOf(order.store_id) ?? String(order.store_id),
    created_at: order.created_at.toISOString(),
    ...shownStatus({ order: order.state, payment: order.payment_state }),
    state: order.state,
    payment_state: order.payment_state,
    cancel_reason: order.cancel_reason,
    delivered_at: order.delivered_at?.toISOString() ?? null,
    tracking: order.tracking as Tracking | null,
    currency: order.currency_code,
    grand_total: toMajor(order.total_minor),
    totals: order.totals as Totals,
    customer_id: order.customer_id,
    email: order.email,
    comment: order.comment,
    shipping_address: order.shipping_address as Partial<OrderAddress> | null,
    billing_address: order.billing_address as Partial<OrderAddress>,
    shipping: shipping && {
      carrier_code: shipping.carrierCode,
      method_code: shipping.methodCode,
      title: shipping.title,
      pickup_point: shipping.point ?? null,
    },
    payment: { code: payment.code, title: payment.title },
    lines: lines.map(toLine),
    refunds: refunds.map(toRefund),
  }
}

function toRefund(refund: RefundRow): OfficeOrder['refunds'][number] {
  const { refund_id, reason, state, created_at } = refund
  const parts = partsOf(refund)
  return {
    ...{ refund_id, amount: toMajor(sumOfParts(parts)), parts: toWireParts(parts), reason, state },
    created_at: created_at.toISOString(),
  }
}

function toLine(line: LineRow): OfficeOrder['lines'][number] {
  return {
    line_id: line.line_id,
    sku: line.sku,
    parent_sku: line.parent_sku,
    name: line.name,
    options: line.options as { label: string; value: string }[],
    qty: line.qty,
    returned_qty: line.returned_qty,
    price: toMajor(line.price_minor),
    row_total: toMajor(line.row_minor),
    tax: toMajor(line.tax_minor),
  }
}

export function toChange(event: Selectable<Schema['order_event']>): OfficeChange {
  const { step, state, payment_state, taken_by: by, job, details, position } = event
  const at = event.at.toISOString()
  return { position, step, state, payment_state, by, job, at, details: details as Record<string, unknown> }
}
