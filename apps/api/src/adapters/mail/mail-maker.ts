import type { Trading } from '#api/commerce/commerce.ts'
import type { Mail } from './mailer.ts'

/** A row of the outbox. What is `secret` in it is forgotten once the mail is out. */
export type MailPayload = Record<string, unknown> & { secret?: Record<string, string> }

/** What mails are made of besides their own row. */
export type MailContext = Trading & { publicUrl: string }

export type MailDraft = Omit<Mail, 'id'>

/** What an outbox row becomes; undefined when there is nobody to write to any more. */
export type MailMaker = (
  payload: MailPayload,
  ctx: MailContext,
) => Promise<MailDraft | undefined> | MailDraft | undefined

/** By the topic of the outbox row. */
export type MailMakers = Record<string, MailMaker>
