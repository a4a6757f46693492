// The bonuses of who is signed in, in the money of the store: what there is, by which rules, and how it came to be.
import { z } from 'zod'
import { BeforeSchema, TokenSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

const BookingSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** cashback and gift come in, spent and taken go out, back is what an undone order had spent. */
  kind: z.enum(['cashback', 'gift', 'spent', 'back', 'taken']),
  /** Major units; what goes out is less than nothing. */
  change: z.number(),
  /** After it; null for what is expected. */
  balance: z.number().nullable(),
  /** The public number of the order it is about. */
  order_number: z.string().nullable(),
})
export type BonusBooking = z.output<typeof BookingSchema>

const BonusBookSchema = z
  .object({
    balance: z.number(),
    currency: z.string(),
    terms: z.object({
      /** Of what goods cost in money, per cent. */
      cashback_percent: z.number(),
      /** Days after delivery in which goods may come back; then cashback comes. */
      return_days: z.number(),
      /** Of an order, per cent. */
      spend_percent: z.number(),
      /** From this total on bonuses may pay all of an order; 0 for who always may. */
      unlimited_from: z.number(),
    }),
    /** Cashback of orders that may still come back, with the day it is due. */
    expected: z.array(BookingSchema),
    /** Newest first. */
    items: z.array(BookingSchema),
    total: z.number(),
  })
  .meta({ id: 'BonusBook' })
export type BonusBook = z.output<typeof BonusBookSchema>

export const getBonuses = defineCall({
  id: 'user.bonuses',
  method: 'GET',
  path: '/api/user/bonuses',
  may: 'account:read',
  storeScoped: true,
  summary: 'The balance of bonuses, the rules it is spent by, and every booking that led to it',
  query: z.object({
    token: TokenSchema,
    size: wholeNumber(1, 100).default(20),
    from: wholeNumber(0, 100_000).default(0),
    before: BeforeSchema,
  }),
  reply: BonusBookSchema,
})
