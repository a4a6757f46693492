import { html } from './html.ts'
import { button, mailFrame, paragraph, STYLE } from './mail-frame.ts'
import type { MailMaker } from './mail-maker.ts'
import { storeOf, wordsOf } from './mail-words.ts'
import { type MailWorld, senderLine } from './mail-world.ts'

/** The link leads to a page with a button: programs that open every link of a mail confirm nothing. */
export function newsletterConfirmMaker(world: MailWorld): MailMaker {
  return async ({ email, storeId, secret }) => {
    if (typeof email !== 'string' || !secret?.confirm || !secret.leave) return undefined
    const store = storeOf(storeId)
    const t = wordsOf(store.language)
    const base = `${world.publicUrl}/${store.code}/newsletter`
    const [confirm, leave] = [`${base}/confirm/${secret.confirm}`, `${base}/leave/${secret.leave}`]
    const sender = await senderLine(world, store)
    const subject = t('mail.newsSubject')
    const body = html`<h1 style="${STYLE.title}">${t('mail.newsTitle')}</h1>${paragraph(t('mail.newsText'))}
${button(confirm, t('mail.newsConfirm'))}<p style="${STYLE.small}">${t('mail.newsIgnore')}</p>`
    const foot = html`<p style="${STYLE.small}"><a href="${leave}" style="color:#575146">${t('mail.newsLeave')}</a></p>`
    return {
      to: email,
      subject,
      html: mailFrame({ store, sender, subject, body, foot }),
      text: [
        t('mail.newsTitle'),
        t('mail.newsText'),
        confirm,
        t('mail.newsIgnore'),
        `${t('mail.newsLeave')}: ${leave}`,
        `${sender}. ${t('mail.sender')}`,
      ].join('\n\n'),
      headers: { 'list-unsubscribe': `<${leave}>` },
    }
  }
}
