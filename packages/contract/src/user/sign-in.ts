// Signing in by a code sent to a phone or a mailbox (api-shapes §1.8). The GET forms are for old clients; ours POST, and
// get their refresh token as a cookie.
import { z } from 'zod'
import { orNull, TypedContactSchema } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { UserSchema } from './user.ts'

const PlatformSchema = z.string().max(40).optional()
const SendSchema = z.object({ phone: TypedContactSchema, platform: PlatformSchema })
/** Of orders this device has made: a guest's, which wished for an account, names who has one now. */
const order_keys = z.array(z.string().max(100)).max(5).optional()
const CheckSchema = SendSchema.extend({ code: z.string().trim().max(40) })
const LinkSchema = z.object({
  contact: TypedContactSchema,
  token: z.string().trim().max(200),
  platform: PlatformSchema,
})
const SentSchema = z.object({
  is_email: z.boolean(),
  /** The contact as the shop writes it. */
  contact: z.string(),
})

const shared = { may: 'session:start', anonymous: true, storeScoped: true } as const
const asGet = { ...shared, method: 'GET', ownPagesOnly: true } as const
const asPost = { ...shared, method: 'POST' } as const
/** In a body. */
const written = { platform: orNull(PlatformSchema) }

const send = {
  path: '/api/user/get-sms-code',
  summary: 'Send a sign-in code to a phone number or an e-mail address; the same answer for everybody',
  reply: SentSchema,
} as const
export const sendCodeByGet = defineCall({ ...asGet, ...send, id: 'user.sendCodeByGet', query: SendSchema })
export const sendCode = defineCall({
  ...asPost,
  ...send,
  id: 'user.sendCode',
  body: SendSchema.extend(written),
})

const check = {
  path: '/api/user/check-sms-code',
  summary: 'Sign in with the code; who comes for the first time has an account then',
  reply: UserSchema,
} as const
export const checkCodeByGet = defineCall({
  ...asGet,
  ...check,
  id: 'user.checkCodeByGet',
  query: CheckSchema,
})
export const checkCode = defineCall({
  ...asPost,
  ...check,
  id: 'user.checkCode',
  body: CheckSchema.extend({ ...written, order_keys }),
})

const call = {
  path: '/api/user/call-back',
  summary: 'Ask to be called back about signing in',
  reply: z.literal(true),
} as const
export const callBackByGet = defineCall({ ...asGet, ...call, id: 'user.callBackByGet', query: SendSchema })
export const callBack = defineCall({
  ...asPost,
  ...call,
  id: 'user.callBack',
  body: SendSchema.extend(written),
})

const link = {
  path: '/api/user/fast-login',
  summary: 'Sign in with the link of the mail that brought the code; it works once',
  reply: UserSchema,
} as const
export const followSignInLinkByGet = defineCall({
  ...asGet,
  ...link,
  id: 'user.fastLoginByGet',
  query: LinkSchema,
})
export const followSignInLink = defineCall({
  ...asPost,
  ...link,
  id: 'user.fastLogin',
  body: LinkSchema.extend({ ...written, order_keys }),
})
