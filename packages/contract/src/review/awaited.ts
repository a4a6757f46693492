import { z } from 'zod'
import { wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'

/** What somebody could tell others of: pieces of theirs that have come and of which they have written nothing yet. */
export const listAwaitedReviews = defineCall({
  id: 'review.awaited',
  method: 'GET',
  path: '/api/review/awaited',
  may: 'account:read',
  storeScoped: true,
  summary: 'One’s own pieces that came lately and wait for a review, the newest first',
  query: z.object({ size: wholeNumber(1, 20).default(5) }),
  reply: z.object({
    items: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        url_path: z.string(),
        delivered_at: z.string(),
      }),
    ),
  }),
})
