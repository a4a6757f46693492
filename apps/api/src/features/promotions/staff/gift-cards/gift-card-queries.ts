import {
  GIFT_CARD_LISTS,
  type GiftCardListName,
  type GiftCardSort,
  type StaffGiftCard,
} from '@vitrine/contract/desk/gift-cards'
import { toMajor } from '@vitrine/domain/money/money'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { endSql } from '#api/db/paging/end-sql.ts'
import { type Keyset, keysetOf, pageOf, type SortWish } from '#api/db/paging/keyset.ts'
import { type SortKey, sumKey } from '#api/db/paging/sort-key.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { hasNumber } from '#api/db/text/has-number.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameSql } from '#api/db/text/name-sql.ts'

const IS_LIVE = sql<boolean>`(g.issued_at is not null and g.voided_at is null)`
const views = (now: Date): Readonly<Record<GiftCardListName, RawBuilder<boolean>>> => ({
  live: sql`(${IS_LIVE} and l.balance_minor > 0 and g.expires_at > ${now})`,
  spent: sql`(${IS_LIVE} and (l.balance_minor = 0 or g.expires_at <= ${now}))`,
  void: sql`(g.voided_at is not null)`,
  waiting: sql`(g.issued_at is null)`,
  all: sql`true`,
})

const FROM = sql`from gift_card g join shop_order o using (order_id)
  left join ledger_account l using (account_id) left join customer w on w.customer_id = g.voided_by`

function found(q: string): RawBuilder<boolean> {
  if (q === '') return sql`true`
  const byNumber = hasNumber(sql`o.number`, q)
  return sql`(g.code_end = ${q.toUpperCase()} or g.email ilike ${`${likeText(q)}%`} or ${byNumber})`
}

type Wanted = { view: GiftCardListName; q: string }

const SORTS: Readonly<Record<GiftCardSort, SortKey>> = {
  worth: sumKey(sql`g.currency_code`, sql`g.value_minor`),
  left: sumKey(sql`g.currency_code`, sql`coalesce(l.balance_minor, 0)`),
  ends: { by: endSql('g.expires_at'), as: 'bigint' },
}
const inOrder = (wish: SortWish<GiftCardSort>) => keysetOf({ id: sql`g.gift_card_id`, keys: SORTS }, wish)

export const giftCardRows = (ctx: Context, { view, q }: Wanted): RawBuilder<unknown> =>
  sql`${FROM} where ${isPlacedSql('o')} and ${views(ctx.now())[view]} and ${found(q)}`

export async function selectGiftCards(
  ctx: Context,
  { view, q, size, ...wish }: Wanted & SortWish<GiftCardSort> & { size: number },
): Promise<{ items: StaffGiftCard[]; next: string | null }> {
  const keyset = inOrder(wish)
  const which = sql`${views(ctx.now())[view]} and ${found(q)} and ${keyset.isAfter}`
  // One more than asked for, which tells whether there are more.
  const { shown, next } = pageOf(await select(ctx, which, { ...keyset, most: size + 1 }), size)
  return { items: shown.map(toGiftCard), next }
}

export async function findStaffGiftCard(ctx: Context, id: number): Promise<StaffGiftCard | undefined> {
  const [card] = await select(ctx, sql`g.gift_card_id = ${id}`, { ...inOrder({}), most: 1 })
  return card && toGiftCard(card)
}

export async function countGiftCards(ctx: Context, q: string): Promise<Record<GiftCardListName, number>> {
  const lists = views(ctx.now())
  const counts = GIFT_CARD_LISTS.map(
    (name) => sql`count(*) filter (where ${lists[name]})::int as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<GiftCardListName, number>>`
    select ${sql.join(counts)} ${FROM} where ${isPlacedSql('o')} and ${found(q)}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}

type Row = Omit<StaffGiftCard, 'value' | 'balance' | 'issued_at' | 'expires_at' | 'voided_at'> & {
  value_minor: number
  balance_minor: number
  issued_at: Date | null
  expires_at: Date | null
  voided_at: Date | null
  sorted_by: string | null
}
type Slice = Pick<Keyset, 'sortedBy' | 'order'> & { most: number }

async function select(
  { db }: Context,
  which: RawBuilder<unknown>,
  { sortedBy, order, most }: Slice,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select g.gift_card_id as id, g.code_end, g.recipient, g.email, g.value_minor, g.currency_code as currency,
      coalesce(l.balance_minor, 0)::bigint as balance_minor, g.issued_at, g.expires_at, g.voided_at, g.void_reason,
      jsonb_build_object('id', o.order_id, 'number', o.number,
        'store_code', (select s.code from store s where s.store_id = o.store_id)) as order,
      ${nameSql('w')} as voided_by, ${sortedBy} as sorted_by
    ${FROM} where ${isPlacedSql('o')} and ${which} order by ${order} limit ${most}`.execute(db)
  return rows
}

function toGiftCard({ sorted_by: _, value_minor, balance_minor, ...row }: Row): StaffGiftCard {
  return {
    ...row,
    ...{ value: toMajor(value_minor), balance: toMajor(balance_minor) },
    issued_at: row.issued_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    voided_at: row.voided_at?.toISOString() ?? null,
  }
}
