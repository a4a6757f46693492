// The customer behind a token, by themselves: ids in a body are never read, the token says who.
import { MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { z } from 'zod'
import { ContactSchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { UserSchema } from './user.ts'

const AccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  account: z.number(),
  account_currency: z.string(),
})
const mine = { storeScoped: true, query: z.object({ token: TokenSchema }) } as const

export const getProfile = defineCall({
  ...mine,
  id: 'user.profile',
  method: 'GET',
  path: '/api/user/profile',
  may: 'account:read',
  summary: 'Who is signed in; with a contact, the staff acts for its customer, as by `login-as`',
  query: z.object({ token: TokenSchema, contact: ContactSchema.optional() }),
  reply: UserSchema,
})

export const getAccount = defineCall({
  ...mine,
  id: 'user.account',
  method: 'GET',
  path: '/api/user/profile-account',
  may: 'account:read',
  summary: 'Name and bonuses of who is signed in',
  reply: AccountSchema,
})

export const saveName = defineCall({
  ...mine,
  id: 'user.saveName',
  method: 'POST',
  path: '/api/user/profile-account',
  may: 'account:change',
  summary: 'Say one’s name, after the first sign-in or later',
  body: z.strictObject({
    name: z.string().trim().max(100),
    /** Old clients say who they are; the token alone is asked. */
    id: z.union([z.number(), z.string().max(20)]).optional(),
    token: z.string().max(2_000).optional(),
  }),
  reply: AccountSchema,
})

export const findGuestAccount = defineCall({
  id: 'user.guestAccount',
  method: 'GET',
  path: '/api/user/guest-account',
  may: 'session:start',
  anonymous: true,
  storeScoped: true,
  summary:
    'For old clients: says the same of every phone and address, so that nobody learns who has an account',
  query: z.object({
    phone: z.string().max(MAX_EMAIL_LENGTH).optional(),
    email: z.string().max(MAX_EMAIL_LENGTH).optional(),
  }),
  reply: z.object({ exists: z.boolean(), account: z.number(), account_currency: z.string() }),
})

export const getGeoData = defineCall({
  id: 'user.geoData',
  method: 'GET',
  path: '/api/user/geo-data',
  may: 'session:start',
  storeScoped: true,
  summary: 'Where the visitor probably is, by their address; city and postcode are never guessed',
  reply: z.object({
    country: z.string(),
    city: z.string(),
    postcode: z.string(),
    currency: z.string(),
    ip: z.string(),
  }),
})
