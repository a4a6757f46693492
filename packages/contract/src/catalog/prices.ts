// Prices and neighbours of single products (api-shapes §1.6).
import type { ProductType } from '@vitrine/domain/catalog/records'
import type { PriceInfo } from '@vitrine/domain/pricing/document/price-info'
import { z } from 'zod'
import { SkuListSchema, SkuSchema, StoreCodeSchema, TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { ProductCardsSchema, ProductTypeSchema } from './replies/product-card.ts'

export type RenderedItem = {
  id: number
  sku: string
  name: string
  type: ProductType
  store_id: number
  currency_code: string
  price_info: PriceInfo
}

const amounts = { final_price: z.number(), regular_price: z.number(), special_price: z.number() }
const RenderedItemSchema: z.ZodType<RenderedItem> = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  type: ProductTypeSchema,
  store_id: z.int(),
  currency_code: z.string(),
  price_info: z.object({
    ...amounts,
    minimal_price: z.number(),
    max_price: z.number(),
    extension_attributes: z.object({ tax_adjustments: z.object(amounts) }),
  }),
})

const shared = { may: 'catalog:read', anonymous: true, storeScoped: true } as const

export const renderList = defineCall({
  ...shared,
  id: 'product.renderList',
  method: 'GET',
  path: '/api/product/render-list',
  summary: 'Prices of this moment by sku, variants by their own; unknown ones are left out',
  query: z.object({
    skus: SkuListSchema,
    currencyCode: z.string().max(3).optional(),
    storeId: wholeNumber(0, 10_000).optional(),
    userGroupId: z.string().max(50).optional(),
    token: TokenSchema,
    storeCode: StoreCodeSchema,
  }),
  reply: z.object({ items: z.array(RenderedItemSchema) }),
})

export const listSimilar = defineCall({
  ...shared,
  id: 'product.similar',
  method: 'GET',
  path: '/api/product/similar',
  summary: 'Products like this one; empty for an unknown sku',
  query: z.object({
    sku: SkuSchema,
    limit: wholeNumber(1, 50).default(18),
    storeCode: StoreCodeSchema,
  }),
  reply: ProductCardsSchema,
})
