import { z } from 'zod'
import {
  CartIdSchema,
  CountrySchema,
  EmailSchema,
  LineSchema,
  NameSchema,
  SkuSchema,
  wholeNumber,
} from './atoms.ts'
import { defineCall } from './call.ts'
import { ProductOptionSchema } from './cart/server-item.ts'
import { TotalsSchema } from './cart/totals.ts'

const AddressSchema = z.object({
  firstname: NameSchema,
  lastname: NameSchema,
  street: z
    .array(LineSchema)
    .min(1)
    .max(3)
    .refine((lines) => (lines[0] ?? '') !== '', 'needs a street'),
  city: z.string().trim().min(1).max(100),
  postcode: z.string().trim().min(3).max(20),
  country_id: CountrySchema,
  region: LineSchema.default(''),
  region_id: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  region_code: z.string().max(10).default(''),
  telephone: z.string().trim().max(40).default(''),
  email: EmailSchema,
  company: LineSchema.default(''),
  vat_id: z.string().max(40).default(''),
})
export type OrderAddress = z.output<typeof AddressSchema>

export const PlaceOrderSchema = z.object({
  /**
   * Made by the client at "Place order" and sent again with every retry; else the `Idempotency-Key` header, else
   * the server derives one from cart and content.
   */
  order_id: z
    .union([z.literal(''), z.string().regex(/^[A-Za-z0-9._-]{8,100}$/, 'is not an order id')])
    .default(''),
  cart_id: CartIdSchema,
  cart_version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  created_at: z.iso.datetime().optional(),
  products: z
    .array(
      z.object({
        sku: SkuSchema,
        qty: wholeNumber(1, 10_000),
        product_option: ProductOptionSchema.prefault({}),
      }),
    )
    .min(1)
    .max(200),
  /** What the shopper saw, major units. The server never charges more without asking. */
  expected_total: z.number().min(0).max(1e12).optional(),
  addressInformation: z.object({
    shippingAddress: AddressSchema.optional(),
    billingAddress: AddressSchema,
    shipping_method_code: z.string().max(40).default(''),
    shipping_carrier_code: z.string().max(40).default(''),
    payment_method_code: z.string().min(1).max(40),
  }),
})
export type PlaceOrder = z.output<typeof PlaceOrderSchema>

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
    pay_link: z.string().nullable(),
    pay_form: z
      .object({
        action: z.string(),
        method: z.literal('POST'),
        fields: z.record(z.string(), z.string()),
      })
      .nullable(),
    clear_basket: z.boolean(),
    account_created: z.boolean(),
  })
  .meta({ id: 'PlacedOrder' })
export type PlacedOrder = z.output<typeof PlacedOrderSchema>

export const placeOrder = defineCall({
  id: 'order.place',
  method: 'POST',
  path: '/api/order',
  access: 'guest',
  storeScoped: true,
  summary: 'Place an order; the same order_id always gets the same answer',
  body: PlaceOrderSchema,
  reply: PlacedOrderSchema,
})

/** As it was written down; older orders lack fields that came later. */
const StoredAddressSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Partial<OrderAddress>>

const OrderViewSchema = z
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
    payment_title: z.string(),
    products: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
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
      }),
    ),
    totals: TotalsSchema,
  })
  .meta({ id: 'OrderView' })
export type OrderView = z.output<typeof OrderViewSchema>

export const getOrder = defineCall({
  id: 'order.get',
  method: 'GET',
  path: '/api/order/:id',
  access: 'guest',
  storeScoped: true,
  summary: 'An order, for the holder of its key; anything else is 404',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/) }),
  query: z.object({ key: z.string().max(200).optional(), storeCode: z.string().max(20).optional() }),
  reply: OrderViewSchema,
})
