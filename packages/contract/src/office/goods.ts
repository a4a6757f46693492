// Stock and prices, kept by the programs of the shop's owner. Each wish carries an `Idempotency-Key` header; all or nothing.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { moment, SkuSchema, wholeNumber } from '../atoms.ts'
import { defineCall, LONG_BODY_BYTES } from '../call.ts'

const MAX_STOCK = 1_000_000_000
const MAX_ITEMS = 500
const office = {
  method: 'POST',
  storeScoped: false,
  maxBodyBytes: LONG_BODY_BYTES,
  idempotencyKey: 'needed',
} as const

const StockSchema = z
  .object({
    sku: SkuSchema,
    /** As counted; orders under way since then are the counter's to mind. */
    qty: wholeNumber(0, MAX_STOCK).optional(),
    /** What came or went, whatever is sold meanwhile. */
    change: wholeNumber(-MAX_STOCK, MAX_STOCK).optional(),
  })
  .refine(({ qty, change }) => (qty === undefined) !== (change === undefined), {
    error: 'needs either qty or change',
    path: ['qty'],
  })
  .meta({ example: { sku: 'LW-001', qty: 12 } })

export const setOfficeStock = defineCall({
  ...office,
  id: 'office.stock',
  path: '/api/office/stock',
  may: 'stock:write',
  summary: 'Set what is there of up to 500 skus, or change it by what came and went',
  body: z.object({ items: z.array(StockSchema).min(1).max(MAX_ITEMS) }),
  reply: z.object({ items: z.array(z.object({ sku: z.string(), qty: z.number() })) }),
})

/** Major units with at most two digits, as a price tag has them. */
const PriceSchema = z
  .number()
  .min(0.01)
  .max(1e10)
  .refine(
    (price) => Number.isInteger(Math.round(price * 1e6) / 1e4),
    'has more than two digits after the point',
  )

const ItemSchema = z.object({
  sku: SkuSchema,
  store: z.enum(STORE_CODES),
  price: PriceSchema,
  /** Null ends a reduction. */
  special_price: PriceSchema.nullable().default(null),
  special_from: moment({ offset: true }).nullable().default(null),
  special_to: moment({ offset: true }).nullable().default(null),
})
export type OfficePrice = z.output<typeof ItemSchema>

export const setOfficePrices = defineCall({
  ...office,
  id: 'office.prices',
  path: '/api/office/prices',
  may: 'price:write',
  summary: 'Set prices of up to 500 skus, each in a store; shoppers see them at once',
  body: z.object({ items: z.array(ItemSchema).min(1).max(MAX_ITEMS) }),
  reply: z.object({ updated: z.number() }),
})
