import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, picture, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** The link leads to a page with a button: programs that open every link of a mail confirm nothing. */
export const confirmMail: MailMaker = async ({ to, storeId, name, secret }, ctx) => {
  if (typeof to !== 'string' || !secret?.confirm || !secret.leave) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const confirm = `${ctx.publicUrl}/${store.code}/alerts/confirm/${secret.confirm}`
  const subject = t('mail.alertAsk')
  const text = t('mail.alertAskText', { name: String(name) })
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(text)}
${button(confirm, t('mail.alertConfirm'))}<p style="${STYLE.small}">${t('mail.newsIgnore')}</p>`
  const lines = [text, confirm, t('mail.newsIgnore'), `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}

export const backMail: MailMaker = async ({ to, storeId, name, path, image, secret }, ctx) => {
  if (typeof to !== 'string' || typeof path !== 'string' || !secret?.leave) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const base = `${ctx.publicUrl}/${store.code}`
  const leave = `${base}/alerts/leave/${secret.leave}`
  const subject = t('mail.alertBack', { name: String(name) })
  const text = t('mail.alertBackText')
  const shown =
    typeof image === 'string'
      ? html`<p>${picture({ publicUrl: ctx.publicUrl, path: image, width: 140 })}</p>`
      : ''
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${shown}${paragraph(text)}
${button(`${base}/${path}`, t('mail.alertOpen'))}`
  const foot = html`<p style="${STYLE.small}"><a href="${leave}" style="${STYLE.link}">${t('mail.alertLeave')}</a></p>`
  const lines = [
    subject,
    text,
    `${base}/${path}`,
    t('shell.label', { label: t('mail.alertLeave') }) + leave,
    `${sender}${t('mail.sender')}`,
  ]
  return {
    ...{ to, subject, html: writeLetter(letter, { subject, body, foot }), text: lines.join('\n\n') },
    headers: { 'list-unsubscribe': `<${leave}>` },
  }
}
