import { toMajor } from '@vitrine/domain/money/money'
import { formatPrice } from '@vitrine/i18n/format-price'
import { sql } from 'kysely'
import type { MailContext } from '#api/adapters/mail/mail-maker.ts'
import type { LetterContext } from '#api/features/mail/index.ts'

type Told = { number: string; amountMinor: number; refundId?: number }
type Given = { minor: number; end: string | null }

/** Where each part of a refund went: the money, each gift card by the end of its code, the bonuses. */
export async function refundTexts(
  { db }: MailContext,
  { t, store }: LetterContext,
  { number, amountMinor, refundId = 0 }: Told,
): Promise<string[]> {
  const price = (minor: number) => formatPrice(toMajor(minor), store)
  const { rows } = await sql<Given>`
    select e.change_minor as minor, g.code_end as end from ledger_entry e left join gift_card g using (account_id)
    where e.cause_type = 'refund' and e.cause_id = ${String(refundId)}
    order by g.account_id is null, e.entry_id`.execute(db)
  return [
    ...(amountMinor > 0 ? [t('mail.refundedText', { number, price: price(amountMinor) })] : []),
    ...rows.map(({ minor, end }) =>
      end === null
        ? t('mail.refundedBonuses', { price: price(minor) })
        : t('mail.refundedCard', { price: price(minor), end }),
    ),
  ]
}
