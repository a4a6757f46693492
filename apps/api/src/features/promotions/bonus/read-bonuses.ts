import type { CallParsed } from '@vitrine/contract/call'
import type { BonusBook, BonusBooking, getBonuses as bonusesCall } from '@vitrine/contract/cart/bonuses'
import { toMajor } from '@vitrine/domain/money/money'
import { RETURN_DAYS } from '@vitrine/domain/order/returns/return-window'
import { cashback } from '@vitrine/domain/promotion/cashback'
import { noonOf } from '@vitrine/i18n/calendar/calendar-day'
import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { holdsMoney, keptInMoney } from '#api/ledger/cashback-of.ts'
import type { Cause } from '#api/ledger/ledger.ts'
import { arrivedAt, awaitsPieces, dayPastReturn, isThere } from '#api/ledger/past-return.ts'
import { findBonus } from './bonus-account.ts'

type EntryRow = {
  id: string
  at: Date
  kind: 'credit' | 'hold' | 'back' | 'take'
  cause_type: Exclude<Cause['type'], 'gift_card'>
  change_minor: number
  balance_minor: number
  number: string | null
}

/** An order undone is told as its own booking; that something held stays spent moves nothing, and is not. */
export async function readBonuses(
  ctx: Context,
  { size, from, before }: CallParsed<typeof bonusesCall>['query'],
): Promise<BonusBook> {
  const bonus = await findBonus(ctx)
  const { rows, total } = await listEntries(ctx, { accountId: bonus?.accountId ?? null, size, from, before })
  return {
    balance: toMajor(bonus?.accountMinor ?? 0),
    currency: ctx.store.currencyCode,
    terms: {
      cashback_percent: bonus?.cashbackPercent ?? 0,
      return_days: bonus ? RETURN_DAYS : 0,
      spend_percent: bonus?.spendPercent ?? 0,
      unlimited_from: bonus?.isVip ? 0 : toMajor(bonus?.unlimitedFromMinor ?? 0),
    },
    expected: bonus ? await listExpected(ctx) : [],
    items: rows.map(toBooking),
    total,
  }
}

function toBooking({
  id,
  at,
  kind,
  cause_type,
  change_minor,
  balance_minor,
  number,
}: EntryRow): BonusBooking {
  const kinds = {
    credit: cause_type === 'cashback' ? 'cashback' : 'gift',
    hold: 'spent',
    back: 'back',
    take: 'taken',
  } as const
  return {
    ...{ id: String(id), at: at.toISOString(), kind: kinds[kind], order_number: number },
    change: toMajor(change_minor),
    balance: toMajor(balance_minor),
  }
}

type Page = { accountId: number | null; size: number; from: number; before: number | undefined }

/** A row says how many there are; past the last one none does, and they are counted. */
async function listEntries({ db }: Context, { accountId, size, from, before }: Page) {
  if (accountId === null) return { rows: [], total: 0 }
  const { rows } = await sql<EntryRow & { total: number }>`
    select * from (select e.entry_id as id, e.at, e.kind, e.cause_type, e.change_minor, o.number,
      sum(e.change_minor) over (order by e.entry_id)::bigint as balance_minor, count(*) over ()::int as total
    from ledger_entry e
    left join shop_order o on o.order_id = case when e.cause_type in ('order', 'cashback') then e.cause_id::bigint
      when e.cause_type = 'refund' then (select r.order_id from refund r where r.refund_id = e.cause_id::bigint) end
    where ${isBooked(accountId)}) booking
    where id < ${before ?? null} or ${before === undefined}
    order by id desc limit ${size} offset ${from}`.execute(db)
  return { rows, total: rows[0]?.total ?? (await countEntries(db, accountId)) }
}

async function countEntries(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ledger_entry e where ${isBooked(accountId)}`.execute(db)
  return rows[0]?.total ?? 0
}

const isBooked = (accountId: number) => sql`e.account_id = ${accountId} and e.kind <> 'post'`

type ExpectedRow = { number: string; store_id: number; arrived: Date; paid_minor: number; percent: number }

/** What orders that came will earn once they can no longer go back. */
async function listExpected(ctx: Context): Promise<BonusBooking[]> {
  const { rows } = await sql<ExpectedRow>`
    select o.number, o.store_id, t.cashback_percent as percent, ${arrivedAt} as arrived,
      ${keptInMoney} as paid_minor
    from shop_order o join bonus_terms t using (store_id)
    where o.customer_id = ${customerIdOf(ctx)} and o.currency_code = ${ctx.store.currencyCode}
      and ${isThere} and ${holdsMoney} and not ${awaitsPieces} and ${arrivedAt} is not null
      and not exists (select from ledger_entry l where l.cause_type = 'cashback' and l.cause_id = o.order_id::text)
    order by arrived limit 20`.execute(ctx.db)
  return rows.flatMap(({ number, store_id, arrived, paid_minor, percent }) => {
    const earned = cashback(paid_minor, percent)
    return earned === 0
      ? []
      : [
          {
            ...{ id: `expected ${number}`, at: dueOn(store_id, arrived), kind: 'cashback' as const },
            ...{ change: toMajor(earned), balance: null, order_number: number },
          },
        ]
  })
}

/** At noon, so that it is that day for whoever reads it. */
const dueOn = (storeId: number, arrived: Date): string =>
  new Date(noonOf(dayPastReturn(arrived, storeId))).toISOString()
