import { z } from 'zod'
import {
  CartIdSchema,
  CountrySchema,
  IdSchema,
  LineSchema,
  QtySchema,
  SkuSchema,
  wholeNumber,
} from './atoms.ts'
import { defineCall } from './call.ts'

const OptionIdSchema = z.union([z.string().max(40), z.number().int()]).transform(String)
const ExtensionAttributesSchema = z.object({
  configurable_item_options: z
    .array(z.object({ option_id: OptionIdSchema, option_value: OptionIdSchema }))
    .max(20)
    .default([]),
  custom_options: z
    .array(z.object({ option_id: OptionIdSchema, option_value: z.string().max(500) }))
    .max(50)
    .default([]),
  bundle_options: z
    .array(
      z.object({
        option_id: OptionIdSchema,
        option_qty: wholeNumber(1, 100).default(1),
        option_selections: z.array(OptionIdSchema).max(50),
      }),
    )
    .max(50)
    .default([]),
})
export const ProductOptionSchema = z.object({ extension_attributes: ExtensionAttributesSchema.prefault({}) })
export type ProductOption = z.output<typeof ProductOptionSchema>

export type ServerItem = {
  item_id: number
  sku: string
  parentSku: string
  qty: number
  name: string
  /** Major units, tax as shown in this store. */
  price: number
  old_price: number | null
  row_total: number
  product_type: string
  quote_id: string
  product_option: ProductOption
  options: { label: string; value: string }[]
  thumbnail: string | null
  url_path: string
  stock: { is_in_stock: boolean; qty: number; status: 'ok' | 'volatile' | 'out_of_stock' }
}

export type TotalSegment = { code: string; title: string; value: number | null; area?: 'footer' }
export type Totals = {
  grand_total: number
  subtotal: number
  subtotal_incl_tax: number
  discount_amount: number
  shipping_amount: number
  shipping_incl_tax: number
  tax_amount: number
  base_currency_code: string
  quote_currency_code: string
  items_qty: number
  coupon_code: string | null
  items: {
    item_id: number
    name: string
    qty: number
    price: number
    price_incl_tax: number
    row_total: number
    row_total_incl_tax: number
    tax_amount: number
    tax_percent: number
    discount_amount: number
    options: string
  }[]
  total_segments: TotalSegment[]
  /** Version of the cart these totals belong to. */
  cart_version: number
}

export type ShippingMethod = {
  method_code: string
  carrier_code: string
  method_title: string
  carrier_title: string
  amount: number
  price_incl_tax: number
  price_excl_tax: number
  available: boolean
  error_message: string
  default: boolean
  offline: boolean
  /** Free from this amount after discounts. */
  limit: number
  delivery_days: [number, number]
}
export type PaymentMethod = {
  code: string
  title: string
  value: string
  id: number
  default: boolean
  is_server_method: boolean
  discount: number
  rounding: number
  minimum: number
  cost_incl_tax: number
  /** Settled outside the shop: invoice, transfer, on delivery. */
  offline: boolean
}

/** Accepted by every cart call; the header `Authorization: Bearer` carries the customer token. */
const CartQuerySchema = z.object({
  cartId: CartIdSchema,
  token: z.string().max(2_000).optional(),
  storeCode: z.string().max(20).optional(),
})
const shared = { access: 'guest', storeScoped: true } as const

export const createCart = defineCall({
  ...shared,
  id: 'cart.create',
  method: 'POST',
  path: '/api/cart/create',
  summary: 'Open a cart; answers its id',
  reply: z.custom<string>(),
})

export const pullCart = defineCall({
  ...shared,
  id: 'cart.pull',
  method: 'GET',
  path: '/api/cart/pull',
  summary: 'The lines of a cart',
  query: CartQuerySchema,
  reply: z.custom<ServerItem[]>(),
})

const CartItemSchema = z.object({
  sku: SkuSchema,
  /** Absolute: what the line shall hold. 0 removes it. */
  qty: QtySchema,
  product_option: ProductOptionSchema.prefault({}),
  quoteId: CartIdSchema.optional(),
  item_id: IdSchema.optional(),
})

export const updateCart = defineCall({
  ...shared,
  id: 'cart.update',
  method: 'POST',
  path: '/api/cart/update',
  summary: 'Set the quantity of a line (absolute; repeating it changes nothing)',
  query: CartQuerySchema.partial(),
  body: z.object({ cartItem: CartItemSchema, operationId: z.string().min(8).max(100).optional() }),
  reply: z.custom<ServerItem>(),
})

export const deleteFromCart = defineCall({
  ...shared,
  id: 'cart.delete',
  method: 'POST',
  path: '/api/cart/delete',
  summary: 'Remove a line; true also when already gone',
  query: CartQuerySchema.partial(),
  body: z.object({
    cartItem: z.object({
      sku: SkuSchema,
      item_id: IdSchema.optional(),
      quoteId: CartIdSchema.optional(),
    }),
    operationId: z.string().min(8).max(100).optional(),
  }),
  reply: z.custom<true>(),
})

export const getTotals = defineCall({
  ...shared,
  id: 'cart.totals',
  method: 'GET',
  path: '/api/cart/totals',
  summary: 'Totals computed by the server',
  query: CartQuerySchema,
  reply: z.custom<Totals>(),
})

export const AddressQuerySchema = z.object({
  country_id: CountrySchema,
  region: LineSchema.default(''),
  region_code: z.string().max(10).default(''),
  postcode: z.string().max(20).default(''),
  city: LineSchema.default(''),
  street: z.array(LineSchema).max(3).default([]),
})

export const askShippingMethods = defineCall({
  ...shared,
  id: 'cart.shippingMethods',
  method: 'POST',
  path: '/api/cart/shipping-methods',
  summary: 'Ways to deliver to an address',
  query: CartQuerySchema.partial(),
  body: z.object({ address: AddressQuerySchema }),
  reply: z.custom<ShippingMethod[]>(),
})

export const listPaymentMethods = defineCall({
  ...shared,
  id: 'cart.paymentMethods',
  method: 'GET',
  path: '/api/cart/payment-methods',
  summary: 'Ways to pay',
  query: CartQuerySchema,
  reply: z.custom<PaymentMethod[]>(),
})

export const setShippingInformation = defineCall({
  ...shared,
  id: 'cart.shippingInformation',
  method: 'POST',
  path: '/api/cart/shipping-information',
  summary: 'Choose delivery and payment; answers the totals with them',
  query: CartQuerySchema.partial(),
  body: z.object({
    addressInformation: z.object({
      shippingAddress: z.object({ countryId: CountrySchema }).loose(),
      shippingCarrierCode: z.string().max(40).optional(),
      shippingMethodCode: z.string().max(40).optional(),
      paymentMethodCode: z.string().max(40).optional(),
    }),
  }),
  reply: z.custom<{ payment_methods: PaymentMethod[]; totals: Totals }>(),
})
