import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** What became of a question to be a partner; nothing to who can only be called. */
export const decisionMail: MailMaker = async ({ applicationId }, ctx) => {
  const row = await ctx.db
    .selectFrom('partner_application as application')
    .innerJoin('customer', 'customer.customer_id', 'application.customer_id')
    .select(['application.state', 'application.reason', 'application.store_id', 'customer.email'])
    .where('application_id', '=', Number(applicationId))
    .executeTakeFirst()
  if (!row?.email || row.state === 'waiting') return undefined
  const letter = await letterContext(ctx, row.store_id)
  const { t, store, sender } = letter
  const isIn = row.state === 'approved'
  const subject = t(isIn ? 'mail.partnerYes' : 'mail.partnerNo')
  const texts = isIn ? [t('mail.partnerYesText')] : [t('mail.partnerNoText'), row.reason]
  const page = `${ctx.publicUrl}/${store.code}/cabinet`
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${texts.map(paragraph)}
${isIn ? button(page, t('mail.partnerOpen')) : ''}`
  const lines = [subject, ...texts, ...(isIn ? [page] : []), `${sender}${t('mail.sender')}`]
  return { to: row.email, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}
