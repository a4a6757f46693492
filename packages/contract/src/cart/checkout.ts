// Ways to deliver and to pay (api-shapes §1.1, calls 7–11).
import { z } from 'zod'
import { CountrySchema, LineSchema, orNull } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CartQuerySchema } from '../cart.ts'
import { TotalsSchema } from './totals.ts'

export const PickupPointSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    /** As `Mo-Fr 09:00-19:00; Sa 10:00-14:00`; may be empty. */
    hours: z.string(),
  })
  .meta({ id: 'PickupPoint' })
export type PickupPoint = z.output<typeof PickupPointSchema>

const ShippingMethodSchema = z
  .object({
    method_code: z.string(),
    carrier_code: z.string(),
    method_title: z.string(),
    carrier_title: z.string(),
    amount: z.number(),
    price_incl_tax: z.number(),
    price_excl_tax: z.number(),
    available: z.boolean(),
    error_message: z.string(),
    default: z.boolean(),
    offline: z.boolean(),
    /** Free from this amount after discounts. */
    limit: z.number(),
    delivery_days: z.tuple([z.number(), z.number()]),
    /** An order names one of its points in `shippingExtraFields.pickup_point`. */
    needs_point: z.boolean(),
    /** The nearest to the postcode asked for; none without one. */
    pickup_points: z.array(PickupPointSchema),
  })
  .meta({ id: 'ShippingMethod' })
export type ShippingMethod = z.output<typeof ShippingMethodSchema>

const PaymentMethodSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    value: z.string(),
    id: z.number(),
    default: z.boolean(),
    is_server_method: z.boolean(),
    discount: z.number(),
    rounding: z.number(),
    minimum: z.number(),
    cost_incl_tax: z.number(),
    /** Settled outside the shop: invoice, transfer, on delivery. */
    offline: z.boolean(),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.output<typeof PaymentMethodSchema>

const reading = { may: 'cart:read', storeScoped: true } as const
const changing = { may: 'cart:change', storeScoped: true } as const

export const AddressQuerySchema = z.object({
  country_id: CountrySchema,
  region: orNull(LineSchema.default('')),
  region_code: orNull(z.string().max(10).default('')),
  postcode: orNull(z.string().max(20).default('')),
  city: orNull(LineSchema.default('')),
  street: orNull(z.array(LineSchema).max(3).default([])),
})

export const askShippingMethods = defineCall({
  ...reading,
  id: 'cart.shippingMethods',
  method: 'POST',
  path: '/api/cart/shipping-methods',
  summary: 'Ways to deliver to an address',
  query: CartQuerySchema,
  body: z.object({ address: AddressQuerySchema }),
  reply: z.array(ShippingMethodSchema),
})

const ShippingMethodAnywhereSchema = ShippingMethodSchema.extend({
  /** Where it leads at these prices, with tax and without. */
  countries: z.array(z.string()),
}).meta({ id: 'ShippingMethodAnywhere' })
export type ShippingMethodAnywhere = z.output<typeof ShippingMethodAnywhereSchema>

/** For who does not know yet where to. */
export const listShippingMethods = defineCall({
  ...reading,
  id: 'cart.allShippingMethods',
  method: 'GET',
  path: '/api/cart/shipping-methods',
  summary: 'Ways to deliver a cart, or a parcel that is empty yet, with the countries they lead to',
  query: CartQuerySchema.partial(),
  reply: z.array(ShippingMethodAnywhereSchema),
})

export const listPaymentMethods = defineCall({
  ...reading,
  id: 'cart.paymentMethods',
  method: 'GET',
  path: '/api/cart/payment-methods',
  summary: 'Ways to pay',
  query: CartQuerySchema,
  reply: z.array(PaymentMethodSchema),
})

const CodeSchema = orNull(z.string().max(40).optional())
const postcode = orNull(z.string().trim().max(20).optional())
const PlaceSchema = z.union([
  z.looseObject({ countryId: CountrySchema, postcode }),
  z.looseObject({ country_id: CountrySchema, postcode }),
])
const codes = {
  ...{ shippingCarrierCode: CodeSchema, shippingMethodCode: CodeSchema, paymentMethodCode: CodeSchema },
  ...{ shipping_carrier_code: CodeSchema, shipping_method_code: CodeSchema, payment_method_code: CodeSchema },
}
/** In either spelling: clients send the first, and documents have the second. */
const ShippingInformationSchema = z.union([
  z.object({ shippingAddress: PlaceSchema, ...codes }),
  z.object({ shipping_address: PlaceSchema, ...codes }),
])
export type ShippingInformation = z.output<typeof ShippingInformationSchema>

export const setShippingInformation = defineCall({
  ...changing,
  id: 'cart.shippingInformation',
  method: 'POST',
  path: '/api/cart/shipping-information',
  summary: 'Choose delivery and payment; answers the totals with them',
  query: CartQuerySchema,
  body: z.object({ addressInformation: ShippingInformationSchema }).meta({
    example: {
      addressInformation: {
        shippingAddress: { countryId: 'US', postcode: '10001' },
        ...{ shippingCarrierCode: 'parcelshop', shippingMethodCode: 'standard' },
      },
    },
  }),
  reply: z.object({
    payment_methods: z.array(PaymentMethodSchema),
    totals: TotalsSchema,
  }),
})

/** An older name: the same choices without an address. */
export const collectTotals = defineCall({
  ...changing,
  id: 'cart.collectTotals',
  method: 'POST',
  path: '/api/cart/collect-totals',
  summary: 'Choose delivery and payment where the address is known or does not matter; answers the totals',
  query: CartQuerySchema,
  body: z.object({
    methods: z.object({
      paymentMethod: orNull(z.object({ method: z.string().max(40) }).optional()),
      shippingCarrierCode: CodeSchema,
      shippingMethodCode: CodeSchema,
    }),
  }),
  reply: TotalsSchema,
})
