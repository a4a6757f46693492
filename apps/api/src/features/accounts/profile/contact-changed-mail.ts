import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** Not to what: the mailbox of before may be somebody else's by now. */
export const contactChangedMail: MailMaker = async ({ to, storeId }, ctx) => {
  if (typeof to !== 'string') return undefined
  const letter = await letterContext(ctx, storeId)
  const { t, sender } = letter
  const subject = t('mail.contactChanged')
  const text = t('mail.contactChangedText')
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(text)}`
  return {
    ...{ to, subject, html: writeLetter(letter, { subject, body }) },
    text: [text, `${sender}${t('mail.sender')}`].join('\n\n'),
  }
}
