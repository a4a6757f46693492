import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { z } from 'zod'
import { GivenCartIdSchema, SkuListSchema, SkuSchema, wholeNumber } from './atoms.ts'
import { defineCall } from './call.ts'

export type StockAnswer = {
  product_id: number
  product_sku: string
  qty: number
  is_in_stock: boolean
  manage_stock: boolean
  /** The product again, and the one stock there is: old clients ask for both. */
  item_id: number
  stock_id: number
  min_sale_qty: number
  max_sale_qty: number
  /** Never sold beyond the stock. */
  backorders: 0
  status: 'ok' | 'volatile' | 'out_of_stock'
  api_error: string | null
}

const StatusSchema = z.enum(['ok', 'volatile', 'out_of_stock'])

const StockAnswerSchema: z.ZodType<StockAnswer> = z
  .object({
    product_id: z.int(),
    product_sku: z.string(),
    qty: z.int(),
    is_in_stock: z.boolean(),
    manage_stock: z.boolean(),
    item_id: z.int(),
    stock_id: z.int(),
    min_sale_qty: z.int(),
    max_sale_qty: z.int(),
    backorders: z.literal(0),
    status: StatusSchema,
    api_error: z.string().nullable(),
  })
  .meta({ id: 'StockAnswer' })

export const checkStock = defineCall({
  id: 'stock.check',
  method: 'GET',
  path: '/api/stock/check',
  may: 'stock:read',
  storeScoped: true,
  summary: 'Stock of one sku',
  query: z.object({ sku: SkuSchema }),
  reply: StockAnswerSchema,
})

export const listStock = defineCall({
  id: 'stock.list',
  method: 'GET',
  path: '/api/stock/list',
  may: 'stock:read',
  storeScoped: true,
  summary: 'Stock of several skus, one answer for each asked',
  query: z.object({ skus: SkuListSchema }),
  reply: z.array(StockAnswerSchema),
})

/** The same with the sku in the path, as old clients ask. */
export const checkStockAt = defineCall({
  id: 'stock.checkAt',
  method: 'GET',
  path: '/api/stock/check/:sku',
  may: 'stock:read',
  storeScoped: true,
  summary: 'Stock of the sku in the path',
  params: z.object({ sku: SkuSchema }),
  reply: StockAnswerSchema,
})

const QtySchema = wholeNumber(1, MAX_QUANTITY)

export const addToStock = defineCall({
  id: 'stock.add',
  method: 'POST',
  path: '/api/stock/add',
  may: 'stock:reserve',
  storeScoped: true,
  summary: 'Keep pieces aside for a cart for 30 minutes; 0 pieces give them back',
  body: z.object({ sku: SkuSchema, qty: wholeNumber(0, MAX_QUANTITY), cartId: GivenCartIdSchema }),
  reply: z.object({ status: StatusSchema, qty: z.int(), product_sku: z.string() }),
})

export const checkOutStock = defineCall({
  id: 'stock.checkout',
  method: 'POST',
  path: '/api/stock/checkout',
  may: 'stock:check',
  storeScoped: true,
  summary: 'Whether all of these can be sold together; `user` is ignored',
  body: z.object({
    products: z
      .array(z.object({ sku: SkuSchema, qty: QtySchema }))
      .min(1)
      .max(100),
    user: z.unknown().optional(),
  }),
  reply: z.object({
    ok: z.boolean(),
    items: z.array(z.object({ sku: z.string(), qty: z.int(), available: z.int(), status: StatusSchema })),
  }),
})
