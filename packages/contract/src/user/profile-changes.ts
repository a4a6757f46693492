// What a customer changes of their own account. What reaches them, and the account itself, only with a code.
import { z } from 'zod'
import { ContactSchema, CountrySchema, TokenSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { UserSchema } from './user.ts'

const mine = {
  method: 'POST',
  may: 'account:change',
  storeScoped: true,
  query: z.object({ token: TokenSchema }),
} as const
const CodeSchema = z.string().trim().min(1).max(40)
const SentSchema = z.object({ is_email: z.boolean(), contact: z.string() })

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

export const updateProfile = defineCall({
  ...mine,
  id: 'user.update',
  path: '/api/user/update',
  summary:
    'Name, place and, as a form, a photo, which null takes away; what else an account holds is not changed here, and refused by its name',
  body: z.strictObject({
    firstname: z.string().trim().max(100).optional(),
    lastname: z.string().trim().max(100).optional(),
    city: z.string().trim().max(100).optional(),
    postcode: z.string().trim().max(20).optional(),
    country: z.union([z.literal(''), CountrySchema]).optional(),
    photo: z.null().optional(),
  }),
  uploads: { field: 'photo', maxFiles: 1, maxFileBytes: MAX_PHOTO_BYTES, keepsEmpty: true },
  reply: UserSchema,
})

export const sendContactCode = defineCall({
  ...mine,
  id: 'user.sendContactCode',
  path: '/api/user/contact/code',
  summary: 'Send a code to a new phone number or e-mail address of one’s account',
  body: z.strictObject({ contact: ContactSchema }),
  reply: SentSchema,
})

export const changeContact = defineCall({
  ...mine,
  id: 'user.changeContact',
  path: '/api/user/contact',
  summary: 'Make it one’s own with the code; 409 where another account has it',
  body: z.strictObject({ contact: ContactSchema, code: CodeSchema }),
  reply: UserSchema,
})
