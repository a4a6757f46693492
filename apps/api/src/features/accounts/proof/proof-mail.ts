import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** A code that changes something of an account: it says what, and leads nowhere. */
export const proofMail: MailMaker = async ({ to, storeId, purpose, secret }, ctx) => {
  if (typeof to !== 'string' || !secret?.code) return undefined
  const letter = await letterContext(ctx, storeId)
  const { t, sender } = letter
  const { code } = secret
  const isDeletion = purpose === 'delete'
  const subject = t(isDeletion ? 'mail.proofDeleteSubject' : 'mail.proofContactSubject', { code })
  const meaning = t(isDeletion ? 'mail.proofDelete' : 'mail.proofContact')
  if (!to.includes('@')) {
    const text = `${subject}\n${meaning}`
    return { to, subject, text, html: html`<pre>${text}</pre>`.text }
  }
  const body = html`<h1 style="${STYLE.title}">${code}</h1>${paragraph(meaning)}
<p style="${STYLE.small}">${t('mail.proofIgnore')}</p>`
  const lines = [code, meaning, t('mail.proofIgnore'), `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}
