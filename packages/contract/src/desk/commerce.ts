// What a store asks for delivery and for ways to pay, edited as a whole and for one store at a time.
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { VersionSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

const MoneySchema = z.number().min(0).max(1_000_000)
const DaysSchema = wholeNumber(0, 365)

const rateTerms = {
  price: MoneySchema,
  /** Goods worth this much go free; null: never. */
  free_from: MoneySchema.nullable(),
  /** Working days from dispatch. */
  days_min: DaysSchema,
  days_max: DaysSchema,
}
const paymentTerms = {
  discount_percent: z.number().min(0).max(100),
  /** The discount is given from this total on. */
  minimum: MoneySchema,
  fee: MoneySchema,
  /** Whether shoppers of this store may choose it. */
  offered: z.boolean(),
}

const CommerceTermsSchema = z
  .object({
    store: z.enum(STORE_CODES),
    currency: z.string(),
    /** Of what stands here; who saves tells which they saw. */
    version: z.string(),
    rates: z.array(
      z.object({
        key: z.string(),
        zone: z.string(),
        carrier: z.string(),
        method: z.string(),
        /** In the language of the store one looks through. */
        title: z.string(),
        /** Parcels up to this weight; null: of any. */
        up_to_grams: z.number().nullable(),
        ...rateTerms,
      }),
    ),
    payments: z.array(z.object({ code: z.string(), title: z.string(), ...paymentTerms })),
  })
  .meta({ id: 'CommerceTerms' })
export type CommerceTerms = z.output<typeof CommerceTermsSchema>

const ofStore = {
  may: 'commerce:change',
  storeScoped: true,
  params: z.object({ store: z.enum(STORE_CODES) }),
  reply: CommerceTermsSchema,
} as const

export const getCommerceTerms = defineCall({
  ...ofStore,
  id: 'staff.commerceTerms',
  method: 'GET',
  path: '/api/admin/commerce/:store',
  summary: 'What a store asks for delivery and ways to pay',
})

export const saveCommerceTerms = defineCall({
  ...ofStore,
  id: 'staff.saveCommerceTerms',
  method: 'POST',
  path: '/api/admin/commerce/:store',
  summary:
    'Change prices of delivery, terms of ways to pay and which of them are offered, all or nothing; 409 with how they stand where somebody did meanwhile. Shoppers see them at once',
  body: z.strictObject({
    version: VersionSchema,
    rates: z
      .array(
        z.strictObject({
          key: z.string().min(1).max(120).meta({ example: 'home parcelshop standard' }),
          ...rateTerms,
        }),
      )
      .max(500),
    payments: z
      .array(
        z.strictObject({ code: z.string().min(1).max(40).meta({ example: 'invoice' }), ...paymentTerms }),
      )
      .max(50),
  }),
})
