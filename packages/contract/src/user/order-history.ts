// A customer's orders, as their account lists them (api-shapes §1.8).
import { z } from 'zod'
import { TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { OrderProgressSchema } from '../order/progress.ts'
import { RoyaltySchema } from '../partner/sums.ts'

const PlaceSchema = z.object({
  address: z.string(),
  city: z.string(),
  /** State, province, prefecture; empty where an address has none. */
  region: z.string(),
  zip: z.string(),
  country: z.string(),
})

const OrderHistorySchema = z
  .object({
    id: z.number(),
    number: z.string(),
    increment_id: z.string(),
    created_at: z.string(),
    stage: z.number().nullable(),
    order_status: z.string(),
    canceled: z.boolean(),
    returned: z.boolean(),
    /** Only for partners and admins. */
    cancel_reason: z.string().nullable(),
    progress: OrderProgressSchema,
    delivered: z.string().nullable(),
    delivery: z.object({
      title: z.string().nullable(),
      /** Where the parcel is followed, once it has left. */
      link: z.string().nullable(),
      number: z.string().nullable(),
      /** Working days at most, from the order on. */
      days: z.number().nullable(),
      delivered_date: z.string().nullable(),
    }),
    delivery_cost: z.number(),
    currency: z.string(),
    price: z.number(),
    taxes: z.number(),
    bonus: z.number(),
    /** What gift cards paid of it. */
    gift_card: z.number(),
    /** A free order: nothing was asked for it, and nothing taken for it. */
    promo: z.boolean(),
    /** Bonuses that came of it, or will once it can no longer come back. */
    cashback: z.number(),
    /** Only for partners: what the order is worth to who asks, which their own are not. */
    royalty: RoyaltySchema.nullable(),
    paid: z.boolean(),
    payment_system: z.string(),
    /** Where the payment under way is made. */
    payment_link: z.string().nullable(),
    /** It can be paid until then. */
    pay_until: z.string().nullable(),
    customer: z.object({
      name: z.string(),
      phone_formatted: z.string(),
      email: z.string(),
      shipping_address: PlaceSchema.nullable(),
      billing_address: PlaceSchema,
    }),
    products: z.array(
      z.object({
        name: z.string(),
        image: z.string().nullable(),
        sku: z.string(),
        parent_sku: z.string().nullable(),
        /** As the catalogue has it today; null of what it no longer sells. */
        type: z.string().nullable(),
        is_set: z.boolean(),
        brand: z.object({ id: z.number(), name: z.string() }).nullable(),
        collection: z.object({ name: z.string() }).nullable(),
        color: z.string().nullable(),
        size: z.string().nullable(),
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        count: z.number(),
        qty_ordered: z.number(),
        price: z.number(),
        /** Of a piece before it was reduced; the same as its price where it was not. */
        price_base: z.number(),
        currency: z.string(),
        returned: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OrderHistory' })
export type OrderHistory = z.output<typeof OrderHistorySchema>

export const listOrders = defineCall({
  id: 'user.orderHistory',
  method: 'GET',
  path: '/api/user/order-history',
  may: 'account:read',
  storeScoped: true,
  summary: 'One’s own orders in the store, the newest first',
  query: z.object({
    token: TokenSchema,
    pageSize: wholeNumber(1, 100).default(20),
    currentPage: wholeNumber(1, 10_000).default(1),
  }),
  reply: z.object({
    items: z.array(OrderHistorySchema),
    total_count: z.number(),
    page_size: z.number(),
    current_page: z.number(),
  }),
})
