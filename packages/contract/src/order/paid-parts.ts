import { z } from 'zod'

/** What an order was paid with, or what of it goes back. Major units, of the order's currency. */
export const PaidPartsSchema = z
  .object({ money: z.number(), gift_cards: z.number(), bonuses: z.number() })
  .meta({ id: 'PaidParts' })
export type WirePaidParts = z.output<typeof PaidPartsSchema>
