// What happens to a promo product: it comes, is put aside, is chosen or refused, and is given by the staff before that.
import { ARCHIVE_REASONS } from '@vitrine/domain/partner/products/promotion'
import { z } from 'zod'
import { IdSchema, orNull, SkuSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { PromoProductSchema } from './promo-product.ts'

const MOST = 100
const mine = {
  method: 'POST',
  may: 'partner:change',
  storeScoped: true,
  query: z.object({ token: TokenSchema }),
} as const

export const receiveOrder = defineCall({
  ...mine,
  id: 'blogger.orderReceived',
  path: '/api/blogger/order_received',
  summary:
    'A parcel came today; where another piece of the partner’s came in the place of one, `substitutes` say so',
  body: z.strictObject({
    id: IdSchema,
    substitutes: orNull(
      z
        .array(z.strictObject({ from: IdSchema, to: IdSchema }))
        .max(MOST)
        .default([]),
    ),
  }),
  reply: z.object({ order_id: z.int(), delivered_at: z.string(), products: z.array(z.int()) }),
})

export const archiveProduct = defineCall({
  ...mine,
  id: 'blogger.archiveProduct',
  path: '/api/blogger/archive_product',
  summary: 'Put a piece or a set aside, with a reason and notes, or bring it back',
  body: z.strictObject({
    id: IdSchema,
    type: z.literal('product').default('product'),
    archive: z.boolean(),
    /** Null of what is brought back, as it is told of what was never put aside. */
    reason: orNull(z.enum(ARCHIVE_REASONS).optional()),
    notes: orNull(z.string().trim().max(1_000).default('')),
  }),
  reply: PromoProductSchema,
})

export const approveProducts = defineCall({
  ...mine,
  id: 'blogger.approveProducts',
  path: '/api/blogger/approve_products',
  summary: 'Choose pieces of the selection, or refuse them; 409 where the shop lets nobody choose',
  body: z.strictObject({
    products: z
      .array(IdSchema)
      .min(1)
      .max(MOST)
      .meta({ example: [12] }),
    action: z.enum(['approve', 'reject']),
  }),
  reply: z.object({ approved: z.array(z.int()) }),
})

export const assignProducts = defineCall({
  ...mine,
  id: 'blogger.assignProducts',
  path: '/api/blogger/assign_products',
  may: 'promo:assign',
  summary:
    'Give pieces to a partner: those of an order of theirs as a promotional parcel, or others for the selection',
  body: z.union([
    z.strictObject({
      partner_id: IdSchema,
      skus: z
        .array(SkuSchema)
        .min(1)
        .max(MOST)
        .meta({ example: ['LW-001'] }),
    }),
    z.strictObject({ order_number: z.string().min(1).max(40) }),
  ]),
  reply: z.object({ partner_id: z.int(), products: z.array(z.int()) }),
})
