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
import { ProductOptionSchema, type Totals } from './cart.ts'

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

export type PlacedOrder = {
  backendOrderId: string
  orderNumber: string
  transferedAt: string
  order_id: string
  order: { id: number; number: string; paid: boolean; grand_total: number; currency: string }
  /** Opens the confirmation page for its holder; shown once, kept as a hash. */
  access_key: string
  pay_link: string | null
  pay_form: { action: string; method: 'POST'; fields: Record<string, string> } | null
  clear_basket: boolean
  account_created: boolean
}

export const placeOrder = defineCall({
  id: 'order.place',
  method: 'POST',
  path: '/api/order',
  access: 'guest',
  storeScoped: true,
  summary: 'Place an order; the same order_id always gets the same answer',
  body: PlaceOrderSchema,
  reply: z.custom<PlacedOrder>(),
})

export type OrderView = {
  id: number
  number: string
  created_at: string
  order_status: string
  stage: number | null
  paid: boolean
  canceled: boolean
  currency: string
  email: string
  shipping_address: Partial<OrderAddress> | null
  billing_address: Partial<OrderAddress>
  shipping_title: string | null
  delivery_days: [number, number] | null
  payment_title: string
  products: {
    sku: string
    name: string
    options: { label: string; value: string }[]
    thumbnail: string | null
    qty: number
    price: number
    row_total: number
  }[]
  totals: Totals
}

export const getOrder = defineCall({
  id: 'order.get',
  method: 'GET',
  path: '/api/order/:id',
  access: 'guest',
  storeScoped: true,
  summary: 'An order, for the holder of its key; anything else is 404',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/) }),
  query: z.object({ key: z.string().max(200).optional(), storeCode: z.string().max(20).optional() }),
  reply: z.custom<OrderView>(),
})
