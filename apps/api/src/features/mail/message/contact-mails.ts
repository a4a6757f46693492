import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { html } from '#api/markup.ts'
import { paragraph, STYLE, writeLetter } from '../letter.ts'
import { letterContext } from '../letter-context.ts'

/** A visitor's message to the shop. An answer goes to the visitor. */
export const contactMail: MailMaker = async ({ from, to, subject, text, storeId }, ctx) => {
  const letter = await letterContext(ctx, storeId)
  const { t } = letter
  const title = t('mail.contactSubject', { subject: String(subject) })
  const body = html`<h1 style="${STYLE.title}">${String(subject)}</h1>
<p style="${STYLE.small}">${t('mail.contactFrom', { email: String(from) })}</p><br>
<p style="${STYLE.text};white-space:pre-wrap">${String(text)}</p>`
  return {
    to: String(to),
    replyTo: String(from),
    subject: title,
    html: writeLetter(letter, { subject: title, body }),
    text: [t('mail.contactFrom', { email: String(from) }), String(text)].join('\n\n'),
  }
}

/** Says that the message has arrived, and nothing a visitor wrote: the address may be somebody else's. */
export const contactCopyMail: MailMaker = async ({ to, storeId }, ctx) => {
  const letter = await letterContext(ctx, storeId)
  const { t, sender } = letter
  const subject = t('mail.copySubject')
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(t('mail.copyText'))}`
  return {
    to: String(to),
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [t('mail.copyText'), `${sender}${t('mail.sender')}`].join('\n\n'),
  }
}
