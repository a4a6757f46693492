// What a body says of itself besides what is wanted. Nothing of it is charged by; what differs from the shop's own is refused
// by name or asked about, and so is what makes no sense.
import { z } from 'zod'
import { MAX_AMOUNT, orNull, StoreCodeSchema } from '../atoms.ts'

const AmountSchema = orNull(z.number().min(0).max(MAX_AMOUNT).optional())
const ExtrasSchema = orNull(z.record(z.string().max(100), z.unknown()).optional())

const PersonalSchema = z.object({
  /** A guest's wish: the order goes into the account of whoever proves to own its mailbox. */
  createAccount: orNull(z.boolean().optional()),
  /** Agreed to have what is mailed at once, and to lose the right of withdrawal for it. */
  earlyDelivery: orNull(z.boolean().optional()),
})

/** Of a line. */
export const priceClaims = { price: AmountSchema, price_incl_tax: AmountSchema }

/** Of an order. */
export const orderClaims = {
  store_code: orNull(StoreCodeSchema),
  store_id: orNull(z.union([z.int(), z.string().max(20)]).optional()),
  currency: orNull(z.string().max(10).optional()),
  coupon: z.string().max(100).nullish(),
  spend_account: orNull(z.boolean().optional()),
  user_id: z.union([z.int(), z.string().max(100)]).nullish(),
  /** `grand_total` counts as what the shopper saw where there is no `expected_total`. */
  totals: orNull(z.object({ grand_total: AmountSchema }).optional()),
  /** The partner's link the shopper came by last, and when. What makes no sense names nobody, and the order goes on. */
  referral: z
    .object({ code: z.string().max(100), at: z.iso.datetime() })
    .optional()
    .catch(undefined),
  personal: orNull(PersonalSchema.optional()),
}

/** Of its ways; what is meant by them stands beside the codes. */
export const methodClaims = {
  payment_method_additional: ExtrasSchema,
  /** Where a way has points, the one the shopper chose. */
  shippingExtraFields: orNull(
    z
      .object({ pickup_point: orNull(z.string().trim().max(60).optional()) })
      .catchall(z.unknown())
      .optional(),
  ),
}
