// Letters about the wishlist: what got cheaper, what is back. Nobody gets one who has not asked for them.
import { z } from 'zod'
import { TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { LetterLinkSchema } from './alerts.ts'

export const setWishlistNotes = defineCall({
  id: 'wishlist.notes',
  method: 'POST',
  path: '/api/wishlist/notes',
  may: 'account:change',
  storeScoped: true,
  summary:
    'Whether to write to one’s own mailbox when something on one’s wishlist gets cheaper or is back; in the language and prices of this store',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({ on: z.boolean() }),
  reply: z.object({ notes: z.boolean() }),
})

export const leaveWishlistNotes = defineCall({
  id: 'wishlist.leaveNotes',
  method: 'POST',
  path: '/api/wishlist/notes/leave',
  may: 'alert:ask',
  storeScoped: true,
  summary: 'Follow the link at the foot of such a letter: no more of them',
  body: z.strictObject({ token: LetterLinkSchema }),
  reply: z.literal('left'),
})
