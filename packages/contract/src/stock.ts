import { z } from 'zod'
import { SkuListSchema, SkuSchema } from './atoms.ts'
import { defineCall } from './call.ts'

export type StockAnswer = {
  product_id: number
  product_sku: string
  qty: number
  is_in_stock: boolean
  manage_stock: boolean
  min_sale_qty: number
  max_sale_qty: number
  status: 'ok' | 'volatile' | 'out_of_stock'
  api_error: string | null
}

export const checkStock = defineCall({
  id: 'stock.check',
  method: 'GET',
  path: '/api/stock/check',
  access: 'guest',
  storeScoped: true,
  summary: 'Stock of one sku',
  query: z.object({ sku: SkuSchema }),
  reply: z.custom<StockAnswer>(),
})

export const listStock = defineCall({
  id: 'stock.list',
  method: 'GET',
  path: '/api/stock/list',
  access: 'guest',
  storeScoped: true,
  summary: 'Stock of several skus, one answer for each asked',
  query: z.object({ skus: SkuListSchema }),
  reply: z.custom<StockAnswer[]>(),
})
