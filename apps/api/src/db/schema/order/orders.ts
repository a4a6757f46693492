import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import type { OrderState, PaymentState, StepTaker } from '@vitrine/domain/order/status'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json.ts'

type ShopOrderTable = {
  order_id: Generated<number>
  number: Generated<string>
  store_id: number
  client_order_id: string
  fingerprint: string
  access_hash: Buffer
  cart_id: number | null
  cart_version: number | null
  customer_id: number | null
  state: Generated<OrderState>
  payment_state: Generated<PaymentState>
  currency_code: string
  subtotal_minor: number
  discount_minor: Generated<number>
  shipping_minor: number
  payment_minor: Generated<number>
  tax_minor: Generated<number>
  zip_tax_minor: Generated<number>
  bonus_minor: Generated<number>
  gift_card_minor: Generated<number>
  total_minor: number
  shipping_method: Json | null
  payment_method: Json
  shipping_address: Json | null
  billing_address: Json
  email: string
  for_account: Generated<boolean>
  comment: Generated<string>
  totals: Json
  basis: Json | null
  created_at: Generated<Date>
  pay_until: Date | null
  tracking: Json | null
  delivered_at: Date | null
  cancel_reason: string | null
}

type ShopOrderLineTable = {
  line_id: Generated<number>
  order_id: number
  product_id: number | null
  sku: string
  parent_sku: string | null
  name: string
  options: DefaultJson
  product_option: DefaultJson
  thumbnail: string | null
  qty: number
  price_minor: number
  /** A piece before it was reduced; null of orders from before this was written down. */
  base_price_minor: number | null
  row_minor: number
  tax_minor: Generated<number>
  returned_qty: Generated<number>
}

type OrderEventTable = {
  event_id: GeneratedAlways<number>
  order_id: number
  step: string
  state: OrderState
  payment_state: PaymentState
  taken_by: StepTaker
  customer_id: number | null
  job: string | null
  details: DefaultJson
  /** Null until it is numbered, once everybody can see it. */
  position: number | null
  at: Date
}

type StockTakenTable = {
  order_id: number
  product_id: number
  qty: number
}

type OutboxTable = {
  outbox_id: GeneratedAlways<number>
  topic: string
  payload: Json
  created_at: Generated<Date>
  sent_at: Date | null
  attempts: Generated<number>
  next_at: Generated<Date>
  claimed_until: Date | null
  failed_at: Date | null
  last_error: string | null
  turn: string | null
}

type ReturnRequestTable = {
  return_id: GeneratedAlways<number>
  order_id: number
  place: number
  request_id: string
  kind: ReturnKind
  reason: string
  cancels: Generated<boolean>
  at: Date
  closed_at: Date | null
}

type ReturnLineTable = {
  return_id: number
  line_id: number
  qty: number
  received: Generated<number>
}

export type OrdersSchema = {
  return_request: ReturnRequestTable
  return_line: ReturnLineTable
  shop_order: ShopOrderTable
  shop_order_line: ShopOrderLineTable
  order_event: OrderEventTable
  stock_taken: StockTakenTable
  outbox: OutboxTable
}
