import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** What stands behind # is sent to nobody: no log of any server has it. */
export const passwordMail: MailMaker = async ({ to, storeId, secret }, ctx) => {
  if (typeof to !== 'string' || !secret?.link) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const known = new URLSearchParams({ email: to, token: secret.link })
  const address = `${ctx.publicUrl}/${store.code}/password/create#${known}`
  const subject = t('mail.passwordSubject')
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(t('mail.passwordText'))}
${button(address, t('mail.passwordOpen'))}<p style="${STYLE.small}">${t('mail.passwordIgnore')}</p>`
  const lines = [t('mail.passwordText'), address, t('mail.passwordIgnore'), `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}

export const passwordChangedMail: MailMaker = async ({ to, storeId }, ctx) => {
  if (typeof to !== 'string') return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const address = `${ctx.publicUrl}/${store.code}/password/reset`
  const subject = t('mail.passwordChanged')
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(t('mail.passwordChangedText'))}
${button(address, t('mail.passwordReset'))}`
  const lines = [t('mail.passwordChangedText'), address, `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}
