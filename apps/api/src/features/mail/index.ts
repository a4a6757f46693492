// Mail: what others put into the outbox leaves the house, once, in the shop's look and the reader's language.
import { join } from 'node:path'
import { getMailToken, sendMail } from '@vitrine/contract/mail'
import { folderMailer } from '#api/adapters/mail/folder-mailer.ts'
import type { Mailer } from '#api/adapters/mail/mailer.ts'
import { smtpMailer } from '#api/adapters/mail/smtp-mailer.ts'
import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { giveToken } from './message/give-token.ts'
import { sendMessage } from './message/send-message.ts'
import { createSender } from './outbox/create-sender.ts'
import { serveOutboxPage } from './outbox-page.ts'
import { contactCopyMaker, contactMaker } from './templates/contact.ts'
import type { MailMakers } from './templates/mail-maker.ts'
import type { MailWorld } from './templates/mail-world.ts'
import { newsletterConfirmMaker } from './templates/newsletter-confirm.ts'
import { orderPlacedMaker } from './templates/order-placed.ts'

export { enqueue } from './outbox/outbox-queries.ts'

export type MailSettings = {
  /** `smtp://…`; without it mails are written into a folder. */
  url: string | undefined
  from: string
  /** Shows the folder at `/dev/outbox`. */
  showsOutbox: boolean
}
export type MailDeps = {
  db: Database
  dataDir: string
  publicUrl: string
  mail: MailSettings
  log: Log
  now: () => Date
}

export function createMail({ db, dataDir, publicUrl, mail, log, now }: MailDeps): Feature {
  const folder = join(dataDir, 'mail')
  const mailer: Mailer = mail.url ? smtpMailer({ url: mail.url, from: mail.from }) : folderMailer(folder, now)
  const sender = createSender({ db, mailer, makers: mailMakers({ db, publicUrl }), log, now })
  return {
    name: 'mail',
    routes: [
      serve(getMailToken, (ctx, { facts }) => giveToken(ctx, facts.ip)),
      serve(sendMail, (ctx, { body, facts }) => sendMessage(ctx, body, facts.ip)),
    ],
    ...(mail.showsOutbox && { plugin: async (app) => serveOutboxPage(app, folder) }),
    start: async () => sender.start(),
    stop: async () => {
      await sender.stop()
      mailer.close?.()
    },
  }
}

/** Every topic of the outbox that becomes a mail. */
export function mailMakers(world: MailWorld): MailMakers {
  return {
    'order.placed': orderPlacedMaker(world),
    'newsletter.confirm': newsletterConfirmMaker(world),
    'mail.contact': contactMaker(world),
    'mail.contact-copy': contactCopyMaker(world),
  }
}
