import { joinName } from '@vitrine/domain/address/split-name'
import { toMajor } from '@vitrine/domain/money/money'
import { spellCode } from '@vitrine/domain/promotion/gift-card-code'
import { formatDay } from '@vitrine/i18n/format-day'
import { formatPrice } from '@vitrine/i18n/format-price'
import { sql } from 'kysely'
import type { MailDraft, MailMaker } from '#api/adapters/mail/mail-maker.ts'
import type { Database } from '#api/db/client.ts'
import {
  button,
  type LetterContext,
  letterContext,
  paragraph,
  STYLE,
  writeLetter,
} from '#api/features/mail/index.ts'
import { hashCode } from '#api/ledger/gift-code.ts'
import { html } from '#api/markup.ts'

type Card = {
  store_id: number
  value_minor: number
  recipient: string
  email: string
  words: string
  expires_at: Date
  buyer: { firstname?: string; lastname?: string }
}

/** The card itself: who holds this letter holds the money. */
export const giftCardMail: MailMaker = async ({ giftCardId, secret }, ctx) => {
  if (!secret?.code) return undefined
  const card = await findCard(ctx.db, { giftCardId: Number(giftCardId), code: secret.code })
  if (!card) return undefined
  const letter = await letterContext(ctx, card.store_id)
  const link = `${ctx.publicUrl}/${letter.store.code}`
  return write(letter, { card, code: spellCode(secret.code), link })
}

type Sent = { giftCardId: number; code: string }

/** One that was taken back meanwhile is not sent any more, nor a code that a later one has replaced. */
async function findCard(db: Database, { giftCardId, code }: Sent): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select g.store_id, g.value_minor, g.recipient, g.email, g.words, g.expires_at, o.billing_address as buyer
    from gift_card g join shop_order o using (order_id)
    where g.gift_card_id = ${giftCardId} and g.code_hash = ${hashCode(code)} and g.voided_at is null`.execute(
    db,
  )
  return rows[0]
}

type Told = { card: Card; code: string; link: string }

function write(letter: LetterContext, { card, code, link }: Told): MailDraft {
  const { t, store, sender } = letter
  const price = formatPrice(toMajor(card.value_minor), store)
  const from = joinName(card.buyer)
  const subject = t('mail.giftSubject', { price })
  const title = card.recipient ? t('mail.giftTitleTo', { name: card.recipient }) : t('mail.giftTitle')
  // Whoever deleted their account since has no name any more.
  const text = from ? t('mail.giftText', { from, price }) : t('mail.giftTextNameless', { price })
  const use = t('mail.giftUse', { currency: store.currencyCode, date: formatDay(card.expires_at, store) })
  const words = card.words && html`<blockquote style="${STYLE.quote}">${paragraph(card.words)}</blockquote>`
  const body = html`<h1 style="${STYLE.title}">${title}</h1>${paragraph(text)}${words || undefined}
<p style="${STYLE.small}">${t('mail.giftCode')}</p><p style="margin:4px 0 16px;font:500 22px/1.4 'Courier New',monospace;letter-spacing:0.04em;white-space:nowrap">${code}</p>
${paragraph(use)}${button(link, t('mail.giftOpen'))}`
  return {
    to: card.email,
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [
      title,
      text,
      card.words,
      t('shell.label', { label: t('mail.giftCode') }) + code,
      use,
      link,
      `${sender}${t('mail.sender')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
