import { html } from './html.ts'
import { mailFrame, paragraph, STYLE } from './mail-frame.ts'
import type { MailMaker } from './mail-maker.ts'
import { storeOf, wordsOf } from './mail-words.ts'
import { type MailWorld, senderLine } from './mail-world.ts'

/** A visitor's message to the shop. An answer goes to the visitor. */
export const contactMaker =
  (world: MailWorld): MailMaker =>
  async ({ from, to, subject, text, storeId }) => {
    const store = storeOf(storeId)
    const t = wordsOf(store.language)
    const sender = await senderLine(world, store)
    const title = t('mail.contactSubject', { subject: String(subject) })
    const body = html`<h1 style="${STYLE.title}">${subject as string}</h1>
<p style="${STYLE.small}">${t('mail.contactFrom', { email: String(from) })}</p><br>
<p style="${STYLE.text};white-space:pre-wrap">${text as string}</p>`
    return {
      to: String(to),
      replyTo: String(from),
      subject: title,
      html: mailFrame({ store, sender, subject: title, body }),
      text: [t('mail.contactFrom', { email: String(from) }), String(text)].join('\n\n'),
    }
  }

/** Says that the message has arrived, and nothing a visitor wrote: the address may be somebody else's. */
export const contactCopyMaker =
  (world: MailWorld): MailMaker =>
  async ({ to, storeId }) => {
    const store = storeOf(storeId)
    const t = wordsOf(store.language)
    const sender = await senderLine(world, store)
    const subject = t('mail.copySubject')
    const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(t('mail.copyText'))}`
    return {
      to: String(to),
      subject,
      html: mailFrame({ store, sender, subject, body }),
      text: [t('mail.copyText'), `${sender}. ${t('mail.sender')}`].join('\n\n'),
    }
  }
