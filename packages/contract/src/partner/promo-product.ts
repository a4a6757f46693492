// The pieces a partner has to promote, and the sets made of them: one list, one row of ids.
import { LANES } from '@vitrine/domain/partner/products/lanes'
import { ARCHIVE_REASONS } from '@vitrine/domain/partner/products/promotion'
import { SLOTS } from '@vitrine/domain/partner/products/slots'
import { z } from 'zod'
import { TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** How long lists of the cabinet are when nobody says (spec accounts §7). */
export const PartnerPageSchema = z.object({
  token: TokenSchema,
  size: wholeNumber(1, 1_000).default(1_000),
  from: wholeNumber(0, 100_000).default(0),
  sort: z.enum(['id:desc', 'id:asc']).default('id:desc'),
})

export const PromoProductSchema = z
  .object({
    id: z.int(),
    /** The kind the catalogue knows, as `jumper`; empty for a set, and where there is none. */
    type: z.string(),
    type_type: z.enum(SLOTS),
    is_set: z.boolean(),
    /** Where it stands, as the domain reads it off the fields below. */
    lane: z.enum(LANES),
    parts: z.array(z.int()),
    title: z.string(),
    image: z.string().nullable(),
    sku: z.string(),
    parent_sku: z.string(),
    /** Colour and size, as the shop calls them: `Slate, S`. */
    options: z.string(),
    brand: z.string(),
    /** Below the store's own address; null where the store no longer sells it. */
    url: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string(),
    delivered: z.boolean(),
    delivered_at: z.string().nullable(),
    promoted_count: z.int(),
    promoted_dates: z.array(z.string()),
    archive: z.boolean(),
    archived_at: z.string().nullable(),
    archived_reason: z.enum(ARCHIVE_REASONS).nullable(),
    archived_notes: z.string().nullable(),
    /** `partner`, or `staff`. */
    archived_by: z.string().nullable(),
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    order_id: z.int().nullable(),
    /** From today; null once it came, and while it has not left. */
    days_to_delivery: z.int().nullable(),
    blogger_images: z.array(z.string()),
    approved: z.int().min(-1).max(1),
    created_at: z.string(),
  })
  .meta({ id: 'PromoProduct' })
export type PromoProduct = z.output<typeof PromoProductSchema>

export const listPromoProducts = defineCall({
  id: 'blogger.promoProducts',
  method: 'GET',
  path: '/api/blogger/promo_products',
  may: 'partner:read',
  storeScoped: true,
  summary:
    'What a partner has to promote, sets included; `approved=0` are the pieces of the selection, `approved=-1` those refused',
  query: PartnerPageSchema.extend({ approved: wholeNumber(-1, 1).default(1) }),
  reply: z.object({ items: z.array(PromoProductSchema), total: z.int() }),
})

const CountsSchema = z
  .object({
    orders: z.int(),
    payouts: z.int(),
    /** Pieces and sets that are not put aside. */
    products: z.int(),
    sets: z.int(),
    archive: z.int(),
    posts: z.int(),
    /** Of what the shop proposes: not looked at yet, wanted, and not. */
    selection: z.object({ to_look_at: z.int(), approved: z.int(), rejected: z.int() }),
  })
  .meta({ id: 'PartnerCounts' })
export type PartnerCounts = z.output<typeof CountsSchema>

export const getPartnerCounts = defineCall({
  id: 'blogger.counts',
  method: 'GET',
  path: '/api/blogger/counts',
  may: 'partner:read',
  storeScoped: true,
  summary: 'How many of everything a partner’s cabinet holds',
  query: z.object({ token: TokenSchema }),
  reply: CountsSchema,
})
