import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { writeNotice } from '#api/features/mail/index.ts'

/** Not to which: numbers of accounts are not for letters. */
export const accountChangedMail: MailMaker = ({ to, storeId, currency }, ctx) =>
  writeNotice(ctx, { to, storeId }, (t) => ({
    subject: t('mail.payoutAccountChanged'),
    text: t('mail.payoutAccountChangedText', { currency: String(currency) }),
  }))
