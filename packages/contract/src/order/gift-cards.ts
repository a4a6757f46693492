import { z } from 'zod'
import { OrderIdSchema, OrderKeyQuerySchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** A card that came with an order, as whoever bought it sees it: whether it was spent is its reader's own affair. */
export const BoughtGiftCardSchema = z
  .object({
    id: z.number(),
    value: z.number(),
    recipient: z.string(),
    email: z.string(),
    /** The last signs of the code in the latest mail; null before there is one. */
    code_end: z.string().nullable(),
    /** The day it was wished for. */
    send_at: z.string().nullable(),
    sent_at: z.string().nullable(),
  })
  .meta({ id: 'BoughtGiftCard' })
export type BoughtGiftCard = z.output<typeof BoughtGiftCardSchema>

export const sendGiftCardAgain = defineCall({
  id: 'order.sendGiftCardAgain',
  method: 'POST',
  path: '/api/order/:id/gift-cards/:card/send',
  may: 'gift-card:send-again',
  storeScoped: true,
  summary: 'Mail a gift card again, to the same mailbox; a new code takes the place of the one before',
  params: z.object({
    id: OrderIdSchema,
    card: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  }),
  query: OrderKeyQuerySchema,
  reply: BoughtGiftCardSchema,
})
