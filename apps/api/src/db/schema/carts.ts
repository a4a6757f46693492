import type { Generated } from 'kysely'
import type { DefaultJson, Json } from '#api/db/json.ts'

type CartTable = {
  cart_id: Generated<number>
  token_hash: Buffer | null
  customer_id: number | null
  store_id: number
  status: Generated<'open' | 'closed' | 'merged'>
  version: Generated<number>
  merged_into: number | null
  shipping: Json | null
  payment: Json | null
  promotions: Json | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type CartLineTable = {
  item_id: Generated<number>
  cart_id: number
  product_id: number
  sku: string
  qty: number
  options: DefaultJson
  options_hash: Generated<string>
  version: Generated<number>
  added_at: Generated<Date>
}

type CartOperationTable = {
  cart_id: number
  operation_id: string
  reply: Json
  at: Generated<Date>
}

type CartShareTable = {
  code_hash: Buffer
  cart_id: number
  store_id: number
  lines: Json
  created_at: Date
  expires_at: Date
}

export type CartsSchema = {
  cart: CartTable
  cart_line: CartLineTable
  cart_operation: CartOperationTable
  cart_share: CartShareTable
}
