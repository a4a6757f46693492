// Passwords, for clients that sign in by them (api-shapes §1.8). Whether an account exists is nobody's to learn: asking for
// one, for a link, or in vain answers alike for every mailbox.
import { z } from 'zod'
import { ContactSchema, TokenSchema } from '../../atoms.ts'
import { defineCall } from '../../call.ts'
import { UserSchema } from '../user.ts'

/** What it must be besides is told with its own key. */
const PasswordSchema = z.string().min(1).max(1_000)
const open = { method: 'POST', may: 'session:start', anonymous: true, storeScoped: true } as const

export const login = defineCall({
  ...open,
  id: 'user.login',
  path: '/api/user/login',
  summary:
    'Sign in by e-mail or phone and password: the access token, with the refresh token in `meta`, or as a cookie where `keep` says so',
  body: z.strictObject({
    username: ContactSchema,
    password: PasswordSchema,
    /** A browser’s page keeps no token itself. */
    keep: z.literal('cookie').optional(),
  }),
  reply: z.string(),
})

export const createAccount = defineCall({
  ...open,
  id: 'user.create',
  path: '/api/user/create',
  summary:
    'Ask for an account with a password; it opens by the link of the letter that is sent, and until then the answer holds only what was said',
  body: z.strictObject({
    customer: z.strictObject({
      email: ContactSchema,
      firstname: z.string().trim().max(100).optional(),
      lastname: z.string().trim().max(100).optional(),
    }),
    password: PasswordSchema,
  }),
  reply: UserSchema,
})

export const resetPassword = defineCall({
  ...open,
  id: 'user.resetPassword',
  path: '/api/user/reset-password',
  summary: 'Send a link by which its reader chooses a password; always true',
  body: z.strictObject({ email: ContactSchema }),
  reply: z.literal(true),
})

export const createPassword = defineCall({
  ...open,
  id: 'user.createPassword',
  path: '/api/user/create-password',
  summary: 'Choose a password by the link of the letter; it works once, and ends every session',
  body: z.strictObject({
    email: ContactSchema,
    newPassword: PasswordSchema,
    resetToken: z.string().trim().min(1).max(200),
  }),
  reply: z.literal(true),
})

export const changePassword = defineCall({
  method: 'POST',
  may: 'account:change',
  storeScoped: true,
  id: 'user.changePassword',
  path: '/api/user/change-password',
  summary: 'Another password for the one in use; ends the sessions on all other devices',
  query: z.object({ token: TokenSchema }),
  body: z.strictObject({ currentPassword: PasswordSchema, newPassword: PasswordSchema }),
  reply: z.literal(true),
})
