import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** To a mailbox with a link as well; to a phone in one line, with what lets a browser read it (WebOTP). */
export const codeMail: MailMaker = async ({ to, storeId, secret }, ctx) => {
  if (typeof to !== 'string' || !secret?.code || !secret.link) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const { code, link } = secret
  const subject = t('mail.codeSubject', { code })
  if (!to.includes('@')) {
    const text = `${subject}\n\n@${new URL(ctx.publicUrl).hostname} #${code}`
    return { to, subject, text, html: html`<pre>${text}</pre>`.text }
  }
  const address = `${ctx.publicUrl}/${store.code}?${new URLSearchParams({ contact: to, code: link })}`
  const body = html`<h1 style="${STYLE.title}">${code}</h1>${paragraph(t('mail.codeText'))}
${button(address, t('mail.codeOpen'))}<p style="${STYLE.small}">${t('mail.codeIgnore')}</p>`
  const lines = [code, t('mail.codeText'), address, t('mail.codeIgnore'), `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}
