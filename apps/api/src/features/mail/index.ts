// Mail: what others put into the outbox leaves the house, once, in the shop's look and the reader's language.
import { join } from 'node:path'
import { getMailToken, sendMail } from '@vitrine/contract/mail'
import { byContact } from '#api/adapters/mail/by-contact.ts'
import { folderMailer, pruneMails } from '#api/adapters/mail/folder-mailer.ts'
import type { MailMakers } from '#api/adapters/mail/mail-maker.ts'
import type { Mailer } from '#api/adapters/mail/mailer.ts'
import { smtpMailer } from '#api/adapters/mail/smtp-mailer.ts'
import { httpSms, twilioSms } from '#api/adapters/sms/http-sms.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { companyOf, type LetterContext, letterContext } from './letter-context.ts'
import { contactCopyMail, contactMail } from './message/contact-mails.ts'
import { giveToken } from './message/give-token.ts'
import { sendMessage } from './message/send-message.ts'
import { deliverMails } from './outbox/deliver-mails.ts'
import { sweepMailTokens, sweepOutbox } from './outbox/sweep-outbox.ts'
import { serveOutboxPage } from './outbox-page.ts'
import { writeNotice } from './write-notice.ts'

export { enqueue } from '#api/outbox/outbox-queries.ts'
export { button, paragraph, picture, STYLE, writeLetter } from './letter.ts'
export { companyOf, type LetterContext, letterContext, writeNotice }

export type MailSettings = {
  /** `smtp://…`; without it mails are written into a folder. */
  url: string | undefined
  from: string
  /** `https://…{to}…{text}` or `twilio://…`; without it texts lie beside the mails. */
  smsUrl?: string | undefined
  /** Shows the folder at `/dev/outbox`. */
  showsOutbox: boolean
}
export type MailDeps = {
  dataDir: string
  publicUrl: string
  mail: MailSettings
  now: () => Date
  /** What other features write. */
  mails: MailMakers
}

/** A mail leaves about this long after the commit that asked for it. */
const DELIVERY_MS = 1_000
const PRUNE_MS = 60_000

export function createMail({ dataDir, publicUrl, mail, now, mails: written }: MailDeps): Feature {
  const folder = join(dataDir, 'mail')
  const local = folderMailer(folder, now)
  const mails = mail.url ? smtpMailer({ url: mail.url, from: mail.from }) : local
  const mailer: Mailer = byContact({ mails, texts: textsBy(mail.smsUrl) ?? local })
  const makers: MailMakers = { ...written, ...contactMails }
  return {
    name: 'mail',
    routes: [
      serve(getMailToken, (ctx, { facts }) => giveToken(ctx, facts.ip)),
      serve(sendMail, (ctx, { body, facts }) => sendMessage(ctx, body, facts.ip)),
    ],
    jobs: [
      {
        name: 'mail.deliver',
        may: 'mail:deliver',
        run: async (ctx) => ({ sent: await deliverMails({ ...ctx, publicUrl, mailer, makers }) }),
      },
      {
        name: 'mail.prune-folder',
        may: 'data:retire',
        run: async ({ retention }) => ({ removed: await pruneMails(folder, retention.storedMails) }),
      },
      {
        name: 'mail.sweep-outbox',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepOutbox(ctx) }),
      },
      {
        name: 'mail.sweep-tokens',
        may: 'data:retire',
        run: async (ctx) => ({ removed: await sweepMailTokens(ctx) }),
      },
    ],
    schedules: [
      { job: 'mail.deliver', everyMs: DELIVERY_MS, in: 'each worker' },
      // The folder is this machine's own.
      { job: 'mail.prune-folder', everyMs: PRUNE_MS, in: 'each worker' },
      { job: 'mail.sweep-outbox', cron: '15 * * * *' },
      { job: 'mail.sweep-tokens', cron: '25 * * * *' },
    ],
    mails: contactMails,
    ...(mail.showsOutbox && { plugin: async (app) => serveOutboxPage(app, folder) }),
    stop: async () => mailer.close?.(),
  }
}

function textsBy(url: string | undefined): Mailer | undefined {
  if (url === undefined) return undefined
  return url.startsWith('twilio:') ? twilioSms(url) : httpSms(url)
}

const contactMails: MailMakers = { 'mail.contact': contactMail, 'mail.contact-copy': contactCopyMail }

/** Of all features; a topic is one feature's. */
export function mailsOf(features: readonly Feature[]): MailMakers {
  const makers: MailMakers = {}
  for (const [topic, maker] of features.flatMap(({ mails = {} }) => Object.entries(mails))) {
    if (makers[topic]) throw new Error(`Two features write the mail ${topic}.`)
    makers[topic] = maker
  }
  return makers
}
