import type { Mail } from '#api/adapters/mail/mailer.ts'
import type { Payload } from '../outbox/outbox-queries.ts'

export type MadeMail = Omit<Mail, 'id'>

/** What an outbox row becomes; undefined when there is nobody to write to any more. */
export type MailMaker = (payload: Payload) => Promise<MadeMail | undefined> | MadeMail | undefined
export type MailMakers = Record<string, MailMaker>
