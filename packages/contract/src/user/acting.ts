// The staff acts for a customer, and goes back (spec accounts §4, reliability P18). The way back is held by the server.
import { REASON_LENGTH } from '@vitrine/domain/access/reason'
import { z } from 'zod'
import { ContactSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { UserSchema } from './user.ts'

const acting = { may: 'customer:impersonate', storeScoped: true, reply: UserSchema } as const

/** What for; it stands in the audit with what was asked. */
export const ACTING_REASONS = ['help', 'fault', 'order'] as const

export const actAs = defineCall({
  ...acting,
  id: 'user.actAs',
  method: 'POST',
  path: '/api/user/login-as',
  summary: 'Act for a customer, for half an hour; 403 for staff, 404 for a contact nobody has',
  body: z.object({
    contact: ContactSchema,
    why: z.enum(ACTING_REASONS).optional(),
    words: z.string().trim().min(REASON_LENGTH.least).max(REASON_LENGTH.most).optional(),
  }),
})

const asBlogger = {
  ...acting,
  path: '/api/user/login-as-blogger',
  summary: 'Act for the shop’s blogger, for half an hour; the first of several',
} as const
export const actAsBlogger = defineCall({ ...asBlogger, id: 'user.actAsBlogger', method: 'POST' })
export const actAsBloggerByGet = defineCall({
  ...asBlogger,
  id: 'user.actAsBloggerByGet',
  method: 'GET',
  ownPagesOnly: true,
  query: z.object({ token: TokenSchema }),
})

export const endActing = defineCall({
  id: 'user.endActing',
  method: 'POST',
  path: '/api/user/return',
  may: 'session:end',
  anonymous: true,
  storeScoped: true,
  summary:
    'Back to oneself: for the cookie, or the refresh token, of a session in which one acts for somebody',
  body: z.object({ refreshToken: z.string().min(1).max(200).optional() }),
  reply: UserSchema,
})
