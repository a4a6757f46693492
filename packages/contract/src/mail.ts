import { z } from 'zod'
import { EmailSchema, orNull } from './atoms.ts'
import { defineCall } from './call.ts'

/** One line: a line break in it could start another header. */
const OneLineSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\r\n\0]*$/, 'must be one line')

const AddressSchema = z
  .string()
  .regex(/^[^\r\n]*$/, 'must be one line')
  .pipe(EmailSchema)

const shared = { may: 'message:send', storeScoped: true } as const

export const getMailToken = defineCall({
  ...shared,
  id: 'mail.token',
  method: 'GET',
  path: '/api/ext/mail-service/get-token',
  summary: 'A token for one message of one visitor',
  reply: z.string(),
})

export const sendMail = defineCall({
  ...shared,
  id: 'mail.send',
  method: 'POST',
  path: '/api/ext/mail-service/send-email',
  summary: 'A message to one of the shop’s own addresses',
  body: z.object({
    token: z.string().max(100),
    sourceAddress: AddressSchema,
    targetAddress: AddressSchema,
    subject: OneLineSchema,
    emailText: z.string().trim().min(1).max(10_000),
    confirmation: orNull(z.boolean().optional()),
  }),
  reply: z.literal('OK'),
})
