import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** The link leads to a page with a button: programs that open every link of a mail confirm nothing. */
export const confirmationMail: MailMaker = async ({ email, storeId, secret }, ctx) => {
  if (typeof email !== 'string' || !secret?.confirm || !secret.leave) return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const base = `${ctx.publicUrl}/${store.code}/newsletter`
  const [confirm, leave] = [`${base}/confirm/${secret.confirm}`, `${base}/leave/${secret.leave}`]
  const subject = t('mail.newsSubject')
  const body = html`<h1 style="${STYLE.title}">${t('mail.newsTitle')}</h1>${paragraph(t('mail.newsText'))}
${button(confirm, t('mail.newsConfirm'))}<p style="${STYLE.small}">${t('mail.newsIgnore')}</p>`
  const foot = html`<p style="${STYLE.small}"><a href="${leave}" style="color:#575146">${t('mail.newsLeave')}</a></p>`
  return {
    to: email,
    subject,
    html: writeLetter(letter, { subject, body, foot }),
    text: [
      t('mail.newsTitle'),
      t('mail.newsText'),
      confirm,
      t('mail.newsIgnore'),
      `${t('mail.newsLeave')}: ${leave}`,
      `${sender}${t('mail.sender')}`,
    ].join('\n\n'),
    headers: { 'list-unsubscribe': `<${leave}>` },
  }
}
