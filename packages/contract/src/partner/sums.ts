// What partners sell and earn is told in one shape, in the words of the specification (api-shapes §1.11).
import { z } from 'zod'

export const SALES_PERIODS = ['today', 'week', 'month', 'year'] as const
export type SalesPeriod = (typeof SALES_PERIODS)[number]

export const PartnerSumsSchema = z.object({
  /** Posts. */
  mentioned: z.number(),
  /** Orders. */
  count: z.number(),
  /** Goods as they were paid for, without tax: what royalties are a share of. */
  sum: z.number(),
  /** Royalties, major units as above. */
  profit: z.number(),
  /** What comes in bonuses of the shop besides. */
  bonus: z.number(),
})
export type PartnerSums = z.output<typeof PartnerSumsSchema>

export const RoyaltySchema = z
  .object({
    sum: z.number(),
    bonus: z.number(),
    currency: z.string(),
    /** On account, or paid; else being confirmed. */
    sent: z.boolean(),
    /** The day it goes on account if nothing comes back; null before the parcel is there, while pieces are announced, and after. */
    due: z.string().nullable(),
    file: z.string().nullable(),
    payout_id: z.number().nullable(),
  })
  .meta({ id: 'OrderRoyalty' })
export type OrderRoyalty = z.output<typeof RoyaltySchema>

/** What a partner who deletes their account is still to be paid. */
export const OwedSchema = z
  .object({
    currency: z.string(),
    /** Being confirmed and on account. */
    sum: z.number(),
    /** The end of the account it goes to; null where none is named. */
    account_end: z.string().nullable(),
  })
  .meta({ id: 'OwedRoyalties' })
export type OwedRoyalties = z.output<typeof OwedSchema>

/** Of a deletion: true where what is owed without an account to send it to is given up. */
export const GivesUpSchema = z.boolean().default(false)
