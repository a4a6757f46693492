import { MAX_CART_LINES, MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import { RETURN_KINDS } from '@vitrine/domain/order/returns/return-window'
import { z } from 'zod'
import {
  GivenCartIdSchema,
  IDEMPOTENCY_KEY,
  MAX_AMOUNT,
  moment,
  OrderIdSchema,
  OrderKeyQuerySchema,
  orNull,
  SkuSchema,
  wholeNumber,
} from './atoms.ts'
import { defineCall, LONG_BODY_BYTES } from './call.ts'
import { PickupPointSchema } from './cart/checkout.ts'
import { ProductOptionSchema } from './cart/server-item.ts'
import { TotalsSchema } from './cart/totals.ts'
import { AddressInformationSchema, type OrderAddress } from './order/addresses/order-address.ts'
import { OrderDownloadSchema } from './order/downloads.ts'
import { BoughtGiftCardSchema } from './order/gift-cards.ts'
import { orderClaims, priceClaims } from './order/order-claims.ts'
import { PayInstructionSchema } from './order/pay-instruction.ts'
import { PaymentViewSchema, PayWaySchema } from './order/payment.ts'
import { OrderProgressSchema } from './order/progress.ts'
import { ReturnViewSchema } from './order/returns.ts'

export { AddressSchema, type OrderAddress } from './order/addresses/order-address.ts'

/** Several lines, and nothing that is no text. */
const CommentSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'holds what is no text')

export const PlaceOrderSchema = z.object({
  /**
   * Made by the client at "Place order" and sent again with every retry; else the `Idempotency-Key` header, else
   * the server derives one from cart and content.
   */
  order_id: z
    .union([z.literal(''), z.string().regex(IDEMPOTENCY_KEY, 'is not an order id')])
    .nullish()
    .transform((id) => id ?? ''),
  cart_id: GivenCartIdSchema,
  /** The one the shopper saw. When the cart has another by now, the answer is 409 `CART_CHANGED` with the difference. */
  cart_version: orNull(wholeNumber(0, Number.MAX_SAFE_INTEGER).optional()),
  /** False: sent again from where it waited, with the right to name an older cart. */
  transmited: orNull(z.boolean().optional()),
  created_at: orNull(moment().optional()),
  products: z
    .array(
      z.object({
        sku: SkuSchema,
        qty: wholeNumber(1, MAX_QUANTITY),
        product_option: orNull(ProductOptionSchema.prefault({})),
        ...priceClaims,
      }),
    )
    .min(1)
    .max(MAX_CART_LINES),
  /** What the shopper saw, major units. The server never charges more without asking. */
  expected_total: orNull(z.number().min(0).max(MAX_AMOUNT).optional()),
  addressInformation: AddressInformationSchema,
  /** What who orders wants the shop to know. */
  comment: orNull(CommentSchema.default('')),
  ...orderClaims,
})
export type PlaceOrder = z.output<typeof PlaceOrderSchema>

/** `meta.details` of 409 `CART_CHANGED`: lines of which order and cart speak differently. */
export type CartChanged = {
  cart_version: number
  difference: {
    sku: string
    product_option: z.output<typeof ProductOptionSchema>
    ordered: number
    in_cart: number
  }[]
}

const PlacedOrderSchema = z
  .object({
    backendOrderId: z.string(),
    orderNumber: z.string(),
    transferedAt: z.string(),
    order_id: z.string(),
    order: z.object({
      id: z.number(),
      number: z.string(),
      paid: z.boolean(),
      grand_total: z.number(),
      currency: z.string(),
    }),
    /** Opens the confirmation page for its holder; shown once, kept as a hash. */
    access_key: z.string(),
    ...PayWaySchema.shape,
    clear_basket: z.boolean(),
    account_created: z.boolean(),
  })
  .meta({ id: 'PlacedOrder' })
export type PlacedOrder = z.output<typeof PlacedOrderSchema>

export const placeOrder = defineCall({
  id: 'order.place',
  method: 'POST',
  path: '/api/order',
  may: 'order:place',
  storeScoped: true,
  summary: 'Place an order; the same order_id always gets the same answer',
  idempotencyKey: 'taken',
  body: PlaceOrderSchema,
  maxBodyBytes: LONG_BODY_BYTES,
  reply: PlacedOrderSchema,
})

/** By the name older programs call it, who hear that something is sold out as the ancestor said it: with 500. */
export const createOrder = defineCall({ ...placeOrder, id: 'order.create', path: '/api/order/create' })

/** As it was written down; older orders lack fields that came later. */
const StoredAddressSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Partial<OrderAddress>>

/** Where the parcel waits; the shop chose it for an order that waited without a choice. */
export const PickedPointSchema = PickupPointSchema.extend({ chosen_by_shop: z.boolean() }).meta({
  id: 'PickedPoint',
})
export type PickedPoint = z.output<typeof PickedPointSchema>

export const OrderViewSchema = z
  .object({
    id: z.number(),
    number: z.string(),
    created_at: z.string(),
    order_status: z.string(),
    stage: z.number().nullable(),
    paid: z.boolean(),
    canceled: z.boolean(),
    currency: z.string(),
    email: z.string(),
    shipping_address: StoredAddressSchema.nullable(),
    billing_address: StoredAddressSchema,
    shipping_title: z.string().nullable(),
    delivery_days: z.tuple([z.number(), z.number()]).nullable(),
    pickup_point: PickedPointSchema.nullable(),
    payment_title: z.string(),
    /** What who ordered wanted the shop to know. */
    comment: z.string(),
    /** Whether there is an invoice to save. */
    invoice_due: z.boolean(),
    products: z.array(
      z.object({
        sku: z.string(),
        parent_sku: z.string().nullable(),
        name: z.string(),
        /** The choices as a cart takes them, to order the same again. */
        product_option: ProductOptionSchema,
        options: z.array(
          z.object({
            label: z.string(),
            value: z.string(),
          }),
        ),
        thumbnail: z.string().nullable(),
        qty: z.number(),
        price: z.number(),
        row_total: z.number(),
        returned: z.boolean(),
      }),
    ),
    totals: TotalsSchema,
    /** Files that were bought, once they are paid for. */
    downloads: z.array(OrderDownloadSchema),
    /** Those that are paid for. */
    gift_cards: z.array(BoughtGiftCardSchema),
    /** What was announced to come back, or withdrawn from. */
    returns: z.array(ReturnViewSchema),
    /** How pieces of it can go back, by this day where the days count; no longer, once it is past. */
    ways_back: z.array(
      z.object({ kind: z.enum(RETURN_KINDS), open: z.boolean(), last_day: z.string().nullable() }),
    ),
    progress: OrderProgressSchema,
    payment: PaymentViewSchema,
    pay_instruction: PayInstructionSchema.nullable(),
    payment_link: z.string().nullable(),
    clear_basket: z.boolean(),
  })
  .meta({ id: 'OrderView' })
export type OrderView = z.output<typeof OrderViewSchema>

export const getOrder = defineCall({
  id: 'order.get',
  method: 'GET',
  path: '/api/order/:id',
  may: 'order:read',
  storeScoped: true,
  summary:
    'An order by its id, its number (nine digits or more) or the order_id of its client; for its owner, the holder of its key and the staff, anything else is 404',
  params: z.object({ id: OrderIdSchema }),
  query: OrderKeyQuerySchema,
  reply: OrderViewSchema,
})
