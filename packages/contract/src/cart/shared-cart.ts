// Showing a cart to somebody else (api-shapes §1.1, call 2).
import { z } from 'zod'
import { CartIdSchema, GivenCartIdSchema, orNull, StoreCodeSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CartQuerySchema } from '../cart.ts'
import { ServerItemSchema } from './server-item.ts'

const reading = { may: 'cart:read', storeScoped: true } as const
const changing = { may: 'cart:change', storeScoped: true } as const

export const shareCart = defineCall({
  ...changing,
  id: 'cart.share',
  method: 'POST',
  path: '/api/cart/share',
  summary: 'A code for showing these lines to somebody else; later changes of the cart are not shared',
  query: CartQuerySchema.partial(),
  body: z.object({ quoteId: orNull(GivenCartIdSchema.optional()) }),
  reply: z.object({
    code: z.string(),
    url_path: z.string(),
    expires_at: z.string(),
  }),
})

/** A read-only copy: no coupon, address or contact, and no id that opens the cart itself. */
const SharedCartSchema = z
  .object({
    code: z.string(),
    quote_id: z.null(),
    items: z.array(
      ServerItemSchema.omit({ item_id: true, quote_id: true, server_item_id: true, quoteId: true }).extend({
        item_id: z.null(),
        server_item_id: z.null(),
        quoteId: z.null(),
        quote_id: z.null(),
      }),
    ),
    coupon: z.null(),
    store_code: z.string(),
  })
  .meta({ id: 'SharedCart' })
export type SharedCart = z.output<typeof SharedCartSchema>

export const getCart = defineCall({
  ...reading,
  id: 'cart.get',
  method: 'GET',
  path: '/api/cart/get',
  summary: 'A shared cart by its code, as a read-only copy',
  query: z.object({
    code: z.string().min(1).max(64),
    token: TokenSchema,
    cartId: CartIdSchema.optional(),
    storeCode: StoreCodeSchema,
  }),
  reply: SharedCartSchema,
})
