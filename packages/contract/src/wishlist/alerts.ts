// "Tell me when it is back": one letter when a piece that was sold out can be had again.
import { z } from 'zod'
import { EmailSchema, SkuSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'

export const LetterLinkSchema = z
  .string()
  .regex(/^[0-9a-z]{1,10}-[\w-]{32}$/, 'is not a link of ours')
  .meta({ example: `1-${'A'.repeat(32)}` })
const shared = { method: 'POST', may: 'alert:ask', storeScoped: true } as const

export const askAlert = defineCall({
  ...shared,
  id: 'alert.ask',
  path: '/api/alerts',
  summary:
    'Ask to be told when a product or variant is back: at once to one’s own mailbox, to any other once the link sent there was followed; the same answer for every mailbox',
  body: z.strictObject({
    sku: SkuSchema,
    /** One’s own where none is given. */
    email: EmailSchema.optional(),
  }),
  reply: z.enum(['asked', 'waiting']),
})

export const confirmAlert = defineCall({
  ...shared,
  id: 'alert.confirm',
  path: '/api/alerts/confirm',
  summary: 'Follow the link of the letter that asks; it works for two days',
  body: z.strictObject({ token: LetterLinkSchema }),
  reply: z.literal('waiting'),
})

export const leaveAlerts = defineCall({
  ...shared,
  id: 'alert.leave',
  path: '/api/alerts/leave',
  summary: 'Follow the link at the foot of a letter: no alert to its mailbox waits any more',
  body: z.strictObject({ token: LetterLinkSchema }),
  reply: z.literal('left'),
})
