import { z } from 'zod'
import { EmailSchema } from './atoms.ts'
import { defineCall } from './call.ts'

const AddressSchema = z.object({ email: EmailSchema })
const LinkTokenSchema = z.string().regex(/^[0-9a-f]{32}$/, 'is not a link of ours')
const LinkSchema = z.object({ token: LinkTokenSchema })
/** The token of a link in a letter to this address; without it everybody gets the same answer. */
const LetterSchema = z.object({ email: EmailSchema, linkToken: LinkTokenSchema.optional() })
const shared = { may: 'newsletter:subscribe', storeScoped: true } as const
const PATH = '/api/ext/mailchimp-subscribe/subscribe'

export const subscribe = defineCall({
  ...shared,
  id: 'newsletter.subscribe',
  method: 'POST',
  path: PATH,
  summary: 'Ask for the newsletter; it starts once the link in the mail is confirmed',
  body: AddressSchema,
  reply: z.literal('subscribed'),
})

export const getSubscription = defineCall({
  ...shared,
  id: 'newsletter.status',
  method: 'GET',
  path: PATH,
  summary: 'How an address stands, for who has a letter to it; unsubscribed for everybody else',
  query: LetterSchema,
  reply: z.enum(['subscribed', 'pending', 'unsubscribed']),
})

export const unsubscribe = defineCall({
  ...shared,
  id: 'newsletter.unsubscribe',
  method: 'DELETE',
  path: PATH,
  summary: 'Send no more newsletters to an address, for who has a letter to it',
  body: LetterSchema,
  reply: z.literal('unsubscribed'),
})

export const confirmSubscription = defineCall({
  ...shared,
  id: 'newsletter.confirm',
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Follow the link of the confirmation mail; it works once',
  body: LinkSchema,
  reply: z.literal('subscribed'),
})

export const leaveNewsletter = defineCall({
  ...shared,
  id: 'newsletter.leave',
  method: 'POST',
  path: '/api/newsletter/leave',
  summary: 'Follow the link at the foot of a letter',
  body: LinkSchema,
  reply: z.literal('unsubscribed'),
})
