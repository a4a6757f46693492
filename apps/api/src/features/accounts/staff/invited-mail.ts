import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

/** There is nothing to accept and no secret in it: whoever reads the mailbox signs in by a code, and proves the rest there. */
export const invitedMail: MailMaker = async ({ to, storeId }, ctx) => {
  if (typeof to !== 'string') return undefined
  const letter = await letterContext(ctx, storeId)
  const { store, t, sender } = letter
  const address = `${ctx.publicUrl}/${store.code}/admin`
  const subject = t('mail.staffSubject')
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(t('mail.staffText'))}
${button(address, t('mail.staffOpen'))}`
  const lines = [t('mail.staffText'), address, `${sender}${t('mail.sender')}`]
  return { to, subject, html: writeLetter(letter, { subject, body }), text: lines.join('\n\n') }
}
