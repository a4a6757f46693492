import { z } from 'zod'
import {
  CartIdSchema,
  GivenCartIdSchema,
  GuestCartIdSchema,
  IdSchema,
  orNull,
  QtySchema,
  SkuSchema,
  StoreCodeSchema,
  TokenSchema,
  wholeNumber,
} from './atoms.ts'
import { defineCall } from './call.ts'
import { ProductOptionSchema, ServerItemSchema } from './cart/server-item.ts'
import { TotalsSchema } from './cart/totals.ts'

export type { ServerItem } from './cart/server-item.ts'
export type { TotalSegment, Totals } from './cart/totals.ts'

/** What the server changed by itself, for the shopper to see; `meta.notices` of a cart answer. */
export type CartNotice =
  | {
      /** QTY_CAPPED: more than the stock holds. LINE_MOVED, QTY_SUMMED: came with a guest cart. LINE_DROPPED: no longer sold. */
      code: 'QTY_CAPPED' | 'LINE_MOVED' | 'QTY_SUMMED' | 'LINE_DROPPED'
      sku: string
      name: string
      /** The line as it is now; null when there is none. */
      item_id: number | null
      /** What the line held before, what was asked for, what it holds now. */
      before: number
      wanted: number
      qty: number
    }
  | { code: 'COUPON_DROPPED'; coupon: string }

/** Which state of which cart an answer belongs to; `meta.cart` of every cart answer. */
export type CartVersion = {
  id: string
  /** Rises with every change. */
  version: number
  /** sha3-224 (hex) of `cartContent` in `@vitrine/domain/cart/cart-content`: equal hash, equal lines. */
  hash: string
}

/** Accepted by every cart call; the header `Authorization: Bearer` carries the customer token. */
export const CartQuerySchema = z.object({
  cartId: CartIdSchema,
  token: TokenSchema,
  storeCode: StoreCodeSchema,
})
const reading = { may: 'cart:read', storeScoped: true } as const
const changing = { may: 'cart:change', storeScoped: true } as const

export const createCart = defineCall({
  ...changing,
  id: 'cart.create',
  method: 'POST',
  path: '/api/cart/create',
  summary: 'Open a cart; answers its id. A customer gets the same open cart every time, a guest a new one',
  query: z.object({
    token: TokenSchema,
    storeCode: StoreCodeSchema,
    /**
     * A guest cart to bring along: its lines move into the customer's cart once and whole, `meta.notices` says how.
     * Repeating it changes nothing and answers the same. Ignored for guests.
     */
    mergeFrom: GuestCartIdSchema.optional(),
  }),
  reply: z.string(),
})

export const pullCart = defineCall({
  ...reading,
  id: 'cart.pull',
  method: 'GET',
  path: '/api/cart/pull',
  summary: 'The lines of a cart',
  query: CartQuerySchema,
  reply: z.array(ServerItemSchema),
})

/** Names one change of a cart. The same id again gets the first answer again, however often it is sent. */
const OperationIdSchema = orNull(z.string().min(8).max(100).optional())

const CartItemSchema = z.object({
  sku: SkuSchema,
  /** Absolute: what the line shall hold. 0 removes it. */
  qty: QtySchema,
  product_option: orNull(ProductOptionSchema.prefault({})),
  quoteId: orNull(GivenCartIdSchema.optional()),
  item_id: orNull(IdSchema.optional()),
})

export const updateCart = defineCall({
  ...changing,
  id: 'cart.update',
  method: 'POST',
  path: '/api/cart/update',
  summary:
    'Set the quantity of a line (absolute; repeating it changes nothing). A grouped product is no line: its parts are added to what is there',
  query: CartQuerySchema.partial(),
  body: z.object({
    cartItem: CartItemSchema,
    operationId: OperationIdSchema,
    /** More than the stock holds: `refuse` answers 400 `NOT_ENOUGH`, `cap` sets what is left and says so in a notice. */
    onShortage: z.enum(['refuse', 'cap']).default('refuse'),
  }),
  reply: ServerItemSchema.extend({
    items: z.array(ServerItemSchema).optional().describe('Of a group: every line it became'),
  }),
})

export const deleteFromCart = defineCall({
  ...changing,
  id: 'cart.delete',
  method: 'POST',
  path: '/api/cart/delete',
  summary: 'Remove a line; true also when already gone',
  query: CartQuerySchema.partial(),
  body: z.object({
    cartItem: z.object({
      sku: SkuSchema,
      item_id: orNull(IdSchema.optional()),
      quoteId: orNull(GivenCartIdSchema.optional()),
    }),
    operationId: OperationIdSchema,
  }),
  reply: z.literal(true),
})

export const getTotals = defineCall({
  ...reading,
  id: 'cart.totals',
  method: 'GET',
  path: '/api/cart/totals',
  summary: 'Totals computed by the server',
  query: CartQuerySchema,
  reply: TotalsSchema,
})

export const closeCart = defineCall({
  ...changing,
  id: 'cart.close',
  method: 'POST',
  path: '/api/cart/close',
  summary:
    'Close a cart; true also when it is closed already. With a version, what was added since stays in it',
  query: CartQuerySchema.partial(),
  body: z.object({
    quoteId: orNull(GivenCartIdSchema.optional()),
    /** The version that was paid for. The cart stays open when lines were added after it. */
    version: orNull(wholeNumber(0, Number.MAX_SAFE_INTEGER).optional()),
  }),
  reply: z.literal(true),
})
