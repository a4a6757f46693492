import type { OrderAddress } from '@vitrine/contract/order'
import type { PaymentView } from '@vitrine/contract/order/payment'
import type { OrderRoyalty } from '@vitrine/contract/partner/sums'
import type { OrderHistory } from '@vitrine/contract/user/order-history'
import { joinName } from '@vitrine/domain/address/split-name'
import { toMajor } from '@vitrine/domain/money/money'
import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { shownStatus } from '@vitrine/domain/order/status'
import type { Selectable } from 'kysely'
import type { Schema } from '#api/db/schema.ts'
import type { OrderRow } from '../order-payments.ts'
import type { LineFacts } from './line-facts.ts'

type Parts = {
  lines: readonly Selectable<Schema['shop_order_line']>[]
  factsOf: (line: { product_id: number | null }) => LineFacts
  progress: OrderProgress
  /** Only of those that can still be paid. */
  payment: PaymentView | undefined
  royalty: OrderRoyalty | null
  cashback: number
}

export function toHistory(
  order: OrderRow,
  { lines, factsOf, progress, payment, royalty, cashback }: Parts,
): OrderHistory {
  const shipping = order.shipping_method as { title: string; days: [number, number] } | null
  const billing = order.billing_address as Partial<OrderAddress>
  const address = order.shipping_address as Partial<OrderAddress> | null
  const delivered = progress.steps.find(({ stage }) => stage === 5)?.at ?? null
  return {
    id: order.order_id,
    number: order.number,
    increment_id: order.number,
    created_at: order.created_at.toISOString(),
    ...shownStatus({ order: order.state, payment: order.payment_state }),
    returned: progress.returned,
    cancel_reason: progress.cancel_reason,
    progress,
    delivered,
    delivery: {
      title: shipping?.title ?? null,
      link: progress.tracking?.link ?? null,
      number: progress.tracking?.number ?? null,
      days: shipping?.days[1] ?? null,
      delivered_date: delivered,
    },
    delivery_cost: toMajor(order.shipping_minor),
    currency: order.currency_code,
    price: toMajor(order.total_minor),
    taxes: toMajor(order.tax_minor),
    bonus: toMajor(order.bonus_minor),
    gift_card: toMajor(order.gift_card_minor),
    promo: isFree(order),
    ...{ cashback, royalty },
    payment_system: (order.payment_method as { title: string }).title,
    payment_link: payment?.link ?? null,
    pay_until: payment?.payable ? payment.pay_until : null,
    customer: {
      name: joinName(address ?? billing),
      phone_formatted: (address ?? billing).telephone ?? '',
      email: order.email,
      shipping_address: address && placeOf(address),
      billing_address: placeOf(billing),
    },
    products: lines.map((line) => ({
      name: line.name,
      image: line.thumbnail,
      sku: line.sku,
      parent_sku: line.parent_sku,
      ...factsOf(line),
      options: line.options as { label: string; value: string }[],
      count: line.qty,
      qty_ordered: line.qty,
      price: toMajor(line.price_minor),
      price_base: toMajor(line.base_price_minor ?? line.price_minor),
      currency: order.currency_code,
      returned: line.returned_qty === line.qty || progress.returned,
    })),
  }
}

/** Nothing was asked for it, and nothing taken from bonuses or gift cards either. */
const isFree = ({ total_minor, bonus_minor, gift_card_minor }: OrderRow) =>
  total_minor + bonus_minor + gift_card_minor === 0

const placeOf = ({
  street = [],
  city = '',
  postcode = '',
  country_id = '',
  region = '',
}: Partial<OrderAddress>) => ({
  address: street.filter(Boolean).join(', '),
  city,
  region,
  zip: postcode,
  country: country_id,
})
