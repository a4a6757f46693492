// What a customer would like to have: one list, whatever the store; names and prices are those of the store that asks.
import { z } from 'zod'
import { SkuSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const MAX_WISHES = 500
/** As many as a guest's device may bring along at sign-in. */
const MAX_CHANGES = 500

const WishlistItemSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    final_price: z.number(),
    category: z.string(),
    price_currency: z.string(),
    qty: z.literal(1),
    brand_name: z.string().nullable(),
    image: z.string().nullable(),
    url_path: z.string(),
    added_at: z.string(),
    /** As shown when it was added; null where another currency counts. */
    price_then: z.number().nullable(),
  })
  .meta({ id: 'WishlistItem' })
export type WishlistItem = z.output<typeof WishlistItemSchema>

const WishlistSchema = z.object({
  items: z.array(WishlistItemSchema),
  /** Opens it for reading; null while it is shared with nobody. */
  share_code: z.string().nullable(),
  /** Letters tell what got cheaper or is back. */
  notes: z.boolean(),
})

const mine = { storeScoped: true, query: z.object({ token: TokenSchema }) } as const

export const getWishlist = defineCall({
  ...mine,
  id: 'wishlist.get',
  method: 'GET',
  path: '/api/wishlist',
  may: 'account:read',
  summary: 'The wishlist of who is signed in, newest first; what this store does not sell is left out',
  reply: WishlistSchema,
})

export const changeWishlist = defineCall({
  ...mine,
  id: 'wishlist.change',
  method: 'POST',
  path: '/api/wishlist/change',
  may: 'wishlist:change',
  summary: `Take out, then put in; what is in or out already stays so. A list holds ${MAX_WISHES}`,
  body: z.strictObject({
    add: z.array(SkuSchema).max(MAX_CHANGES).optional(),
    remove: z.array(SkuSchema).max(MAX_CHANGES).optional(),
  }),
  reply: WishlistSchema,
})

export const shareWishlist = defineCall({
  ...mine,
  id: 'wishlist.share',
  method: 'POST',
  path: '/api/wishlist/share',
  may: 'wishlist:change',
  summary:
    'A code that opens one’s wishlist to whoever has it, until it is taken back; asked again, the same',
  body: z.strictObject({}),
  reply: z.object({ share_code: z.string() }),
})

export const unshareWishlist = defineCall({
  ...mine,
  id: 'wishlist.unshare',
  method: 'POST',
  path: '/api/wishlist/unshare',
  may: 'wishlist:change',
  summary: 'The code opens nothing any more; the next one will be another',
  body: z.strictObject({}),
  reply: z.literal(true),
})

export const getSharedWishlist = defineCall({
  id: 'wishlist.shared',
  method: 'GET',
  path: '/api/wishlist/shared',
  may: 'catalog:read',
  anonymous: true,
  storeScoped: true,
  summary: 'A shared wishlist by its code, to read; nothing of whose it is',
  query: z.object({ code: z.string().min(1).max(64) }),
  reply: z.object({ items: z.array(WishlistItemSchema.omit({ added_at: true, price_then: true })) }),
})
