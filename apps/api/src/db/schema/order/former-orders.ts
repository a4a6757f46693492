import type { GeneratedAlways } from 'kysely'
import type { DefaultJson } from '#api/db/json.ts'

type FormerOrderTable = {
  former_order_id: GeneratedAlways<number>
  customer_id: number | null
  email: string
  number: string
  placed_at: Date
  currency_code: string
  total_minor: number
  ending: 'canceled' | 'refunded' | null
  facts: DefaultJson
  brought_at: Date
}

type FormerOrderLineTable = {
  former_order_id: number
  position: number
  sku: string
  name: string
  qty: number
  price_minor: number | null
  facts: DefaultJson
}

export type FormerOrdersSchema = {
  former_order: FormerOrderTable
  former_order_line: FormerOrderLineTable
}
