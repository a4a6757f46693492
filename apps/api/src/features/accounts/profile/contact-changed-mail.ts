import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { writeNotice } from '#api/features/mail/index.ts'

/** Not to what: the mailbox of before may be somebody else's by now. */
export const contactChangedMail: MailMaker = ({ to, storeId }, ctx) =>
  writeNotice(ctx, { to, storeId }, (t) => ({
    subject: t('mail.contactChanged'),
    text: t('mail.contactChangedText'),
  }))
