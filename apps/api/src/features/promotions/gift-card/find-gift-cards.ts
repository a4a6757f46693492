import type { GiftCardTerms } from '@vitrine/domain/promotion/gift-card'
import { readCode } from '@vitrine/domain/promotion/gift-card-code'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { hashCode } from '#api/ledger/gift-code.ts'

/** A card with money on it. */
export type StoreGiftCard = GiftCardTerms & {
  accountId: number
  codeEnd: string
  currencyCode: string
  expiresAt: Date
}

type Row = {
  gift_card_id: number
  account_id: number
  balance_minor: number
  code_end: string
  currency_code: string
  expires_at: Date
}

/** Whatever shop or day it is for. Undefined for what nobody has, for what was taken back and for what is spent: all alike. */
export async function findGiftCard(ctx: Context, typed: string): Promise<StoreGiftCard | undefined> {
  const code = readCode(typed)
  if (code === undefined) return undefined
  const [card] = await listCards(ctx, sql`g.code_hash = ${hashCode(code)}`)
  return card
}

/** Those of a cart that can be spent in this store now, in the sequence they were put on it. */
export async function listSpendable(ctx: Context, ids: readonly number[]): Promise<StoreGiftCard[]> {
  if (ids.length === 0) return []
  const cards = await listCards(ctx, sql`g.gift_card_id = any(${ids}::bigint[])`)
  return ids.flatMap(
    (id) => cards.find((card) => card.id === id && giftCardProblem(ctx, card) === null) ?? [],
  )
}

export const isExpired = ({ now }: Context, { expiresAt }: StoreGiftCard): boolean => expiresAt <= now()

/** Why it pays for nothing here and now. */
export function giftCardProblem(ctx: Context, card: StoreGiftCard) {
  if (isExpired(ctx, card)) return 'GIFT_CARD_EXPIRED' as const
  return card.currencyCode === ctx.store.currencyCode ? null : ('GIFT_CARD_FOREIGN' as const)
}

async function listCards({ db }: Context, which: RawBuilder<unknown>): Promise<StoreGiftCard[]> {
  const { rows } = await sql<Row>`
    select g.gift_card_id, g.account_id, l.balance_minor, g.code_end, g.currency_code, g.expires_at
    from gift_card g join ledger_account l using (account_id)
    where ${which} and g.code_hash is not null and g.voided_at is null and l.balance_minor > 0`.execute(db)
  return rows.map((row) => ({
    id: row.gift_card_id,
    accountId: row.account_id,
    balanceMinor: row.balance_minor,
    codeEnd: row.code_end,
    currencyCode: row.currency_code,
    expiresAt: row.expires_at,
  }))
}
