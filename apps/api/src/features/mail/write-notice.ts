import type { MailContext, MailDraft } from '#api/adapters/mail/mail-maker.ts'
import { html } from '#api/markup.ts'
import { paragraph, STYLE, writeLetter } from './letter.ts'
import { type LetterContext, letterContext } from './letter-context.ts'

type Words = (t: LetterContext['t']) => { subject: string; text: string }

/** A letter of one sentence, that something of an account was changed. */
export async function writeNotice(
  ctx: MailContext,
  { to, storeId }: { to: unknown; storeId: unknown },
  words: Words,
): Promise<MailDraft | undefined> {
  if (typeof to !== 'string') return undefined
  const letter = await letterContext(ctx, storeId)
  const { subject, text } = words(letter.t)
  const body = html`<h1 style="${STYLE.title}">${subject}</h1>${paragraph(text)}`
  return {
    ...{ to, subject, html: writeLetter(letter, { subject, body }) },
    text: [text, `${letter.sender}${letter.t('mail.sender')}`].join('\n\n'),
  }
}
