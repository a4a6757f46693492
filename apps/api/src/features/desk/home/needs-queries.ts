import type { LowSize, UnknownPayment } from '@vitrine/contract/desk/home'
import { toMajor } from '@vitrine/domain/money/money'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { countFailedSince } from '#api/outbox/outbox-counts.ts'

const SHOWN = 12
const PAYMENTS_SHOWN = 50

/** Sizes that can be bought by themselves, with few or no pieces, and how many wait for each; `low` of the queries. */
const lowSizes = (store: string | undefined): RawBuilder<unknown> => sql`
  select p.product_id, p.sku, greatest(i.qty, 0) as qty, (
    select count(*) from stock_alert a join store s using (store_id)
    where a.confirmed_at is not null and a.sent_at is null
      and ${store === undefined ? sql`true` : sql`s.code = ${store}`}
      and a.sku in (p.sku, (select o.sku from product_variant v join product o on o.product_id = v.parent_id
        where v.child_id = p.product_id limit 1)))::int as waiting
  from stock_item i join product p using (product_id)
  where i.manage_stock and i.qty < i.low_stock_qty
    and not exists (select from product_variant v where v.parent_id = p.product_id)`

type SizeCounts = { sold_out: number; low: number; waiting: number }

export async function countSizes({ db }: Context, store: string | undefined): Promise<SizeCounts> {
  const { rows } = await sql<SizeCounts>`
    select count(*) filter (where qty = 0)::int as sold_out, count(*) filter (where qty > 0)::int as low,
      coalesce(sum(waiting) filter (where qty = 0), 0)::int as waiting
    from (${lowSizes(store)}) low`.execute(db)
  return rows[0] ?? { sold_out: 0, low: 0, waiting: 0 }
}

const WORST_FIRST = sql`low.waiting desc, low.qty, low.sku`

/** Names are read of those alone that are shown. */
export async function selectSizes(ctx: Context, store: string | undefined): Promise<LowSize[]> {
  const { rows } = await sql<LowSize>`
    select low.sku, coalesce(own.name, en.name, low.sku) as name, low.qty::int as qty, low.waiting
    from (select * from (${lowSizes(store)}) low order by ${WORST_FIRST} limit ${SHOWN}) low
    left join product_text en on en.product_id = low.product_id and en.language = 'en'
    left join product_text own on own.product_id = low.product_id and own.language = ${ctx.store.language}
    order by ${WORST_FIRST}`.execute(ctx.db)
  return rows
}

/** Letters and messages nobody would take, of the last week: older ones are the audit's. */
export function countFailed({ db, now }: Context): Promise<number> {
  return countFailedSince(db, daysBefore(now(), 7))
}

type PaymentRow = Omit<UnknownPayment, 'sum' | 'at'> & { minor: number; at: Date }

/** Money alone: that a payment of somebody else failed is nobody's care here. */
export async function selectUnknownPayments({ db }: Context): Promise<UnknownPayment[]> {
  const { rows } = await sql<PaymentRow>`
    select review_id::int as id, details->>'provider' as provider, details->>'reference' as reference,
      (details->'report'->>'amountMinor')::float8 as minor, details->'report'->>'currencyCode' as currency, at
    from payment_review
    where reason = 'unknown_payment' and resolved_at is null and details->'report'->>'kind' = 'paid'
    order by at, review_id limit ${PAYMENTS_SHOWN}`.execute(db)
  return rows.map(({ minor, at, ...row }) => ({ ...row, sum: toMajor(minor), at: at.toISOString() }))
}
