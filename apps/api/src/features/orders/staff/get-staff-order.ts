import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { toMajor } from '@vitrine/domain/money/money'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import { sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { mailsOf } from '@vitrine/domain/order/order-mails'
import { staffSteps } from '@vitrine/domain/order/staff-steps'
import { type OrderStates, takeStep } from '@vitrine/domain/order/status'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { openReviewsSql } from '#api/db/rules/open-reviews.ts'
import { isPlacedSql } from '#api/db/rules/order-rules.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { ShopError } from '#api/errors.ts'
import { notesOf } from '#api/features/customers/index.ts'
import { toWireParts } from '#api/ledger/paid-parts.ts'
import { viewOrder } from '../get-order.ts'
import type { OrderPayments, OrderRow } from '../order-payments.ts'
import { type FactLine, listReturnableLines } from '../returns/return-facts.ts'
import { returnedWorth } from './returned-worth.ts'
import { type KeptWords, readersWords } from './words/readers-words.ts'

type Deps = { payments: OrderPayments }

export async function getStaffOrder(
  ctx: Context,
  { payments }: Deps,
  id: number,
): Promise<StaffOrderDetails> {
  assertMay(ctx, 'order:manage')
  const row = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', id)
    .where(isPlacedSql('shop_order'))
    .executeTakeFirst()
  if (!row) throw new ShopError('ORDER_NOT_FOUND')
  const [order, facts, refundable, notes, lines] = await Promise.all([
    readOrder(ctx, payments, row),
    readFacts(ctx, row),
    payments.refundableOf(ctx, row),
    notesOf(ctx, { orderId: id }),
    listReturnableLines(ctx, row),
  ])
  const states = statesOf(row)
  return {
    order,
    ...facts,
    states,
    steps: staffSteps({ states, isPaidOnline: isPaidOnline(row) }),
    refundable: toMajor(sumOfParts(refundable)),
    refundable_parts: toWireParts(refundable),
    returned_worth: returnedWorth({ row, lines, refundable }),
    returnable: returnableOf(row, lines),
    mails: row.email === '' ? [] : [...mailsOf(row.state)],
    notes,
  }
}

/** The order, with its ways and sums in the words of whoever reads it. */
async function readOrder(ctx: Context, payments: OrderPayments, row: OrderRow) {
  const [order, words] = await Promise.all([viewOrder(ctx, payments, row), readersWords(ctx)])
  const kept: KeptWords = {
    storeId: row.store_id,
    payment: row.payment_method as KeptWords['payment'],
    way: row.shipping_method as KeptWords['way'],
  }
  return {
    ...order,
    shipping_title: words.way(kept),
    payment_title: words.payment(kept),
    totals: { ...order.totals, total_segments: words.segments(kept, order.totals) },
  }
}

export const statesOf = (row: OrderRow): OrderStates => ({ order: row.state, payment: row.payment_state })

/** What has left the house and not come back, whatever its shopper may send back by law. */
function returnableOf(row: OrderRow, lines: readonly FactLine[]): StaffOrderDetails['returnable'] {
  if (!takeStep(statesOf(row), 'return', 'staff').ok) return []
  return lines
    .filter(({ qty, returned }) => returned < qty)
    .map(({ lineId, name, options, qty, returned, announced }) => ({
      ...{ line_id: lineId, name, options, returned, left: qty - returned, awaited: announced },
    }))
}

type Facts = Pick<StaffOrderDetails, 'store_code' | 'language' | 'reviews' | 'events' | 'orders_of_customer'>

type MoneyReview = StaffOrderDetails['reviews'][number]
type ReviewRow = Omit<MoneyReview, 'refund'> & {
  refund: { minor: number; reason: string; why: string } | null
}

function toReview({ refund, ...review }: ReviewRow): MoneyReview {
  if (!refund) return { ...review, refund }
  const { minor, ...told } = refund
  return { ...review, refund: { ...told, sum: toMajor(minor) } }
}

/** All that stands in other tables, in one statement. */
async function readFacts({ db }: Context, { order_id, email }: OrderRow): Promise<Facts> {
  const { rows } = await sql<Omit<Facts, 'reviews'> & { reviews: ReviewRow[] }>`
    select s.code as store_code, s.language,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.review_id, 'reason', r.reason, 'at', r.at,
          'refund', case when f.refund_id is not null then jsonb_build_object('minor', f.amount_minor,
            'reason', f.reason, 'why', coalesce(r.details ->> 'why', '')) end) order by r.at, r.review_id), '[]')
        from ${openReviewsSql('o')} r left join refund f using (refund_id)) as reviews,
      (select coalesce(jsonb_agg(jsonb_build_object('step', e.step, 'by', e.taken_by, 'at', e.at,
          'states', jsonb_build_object('order', e.state, 'payment', e.payment_state),
          'name', coalesce(${nameSql('c')}, '')) order by e.event_id), '[]')
        from order_event e left join customer c using (customer_id)
        where e.order_id = o.order_id) as events,
      (select count(*)::int from shop_order other where other.email = ${email}) as orders_of_customer
    from shop_order o join store s using (store_id) where o.order_id = ${order_id}`.execute(db)
  const [facts] = rows
  if (!facts) throw new ShopError('ORDER_NOT_FOUND')
  return { ...facts, reviews: facts.reviews.map(toReview) }
}
