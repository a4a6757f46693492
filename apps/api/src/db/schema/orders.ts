import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json-column.ts'

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
  order_status: Generated<string>
  stage: number | null
  canceled: Generated<boolean>
  paid: Generated<boolean>
  currency_code: string
  subtotal_minor: number
  discount_minor: Generated<number>
  shipping_minor: number
  payment_minor: Generated<number>
  tax_minor: Generated<number>
  total_minor: number
  shipping_method: Json | null
  payment_method: Json
  shipping_address: Json | null
  billing_address: Json
  email: string
  totals: Json
  created_at: Generated<Date>
}

type ShopOrderLineTable = {
  line_id: Generated<number>
  order_id: number
  product_id: number | null
  sku: string
  parent_sku: string | null
  name: string
  options: DefaultJson
  thumbnail: string | null
  qty: number
  price_minor: number
  row_minor: number
  tax_minor: Generated<number>
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
}

export type OrdersSchema = {
  shop_order: ShopOrderTable
  shop_order_line: ShopOrderLineTable
  stock_taken: StockTakenTable
  outbox: OutboxTable
}
