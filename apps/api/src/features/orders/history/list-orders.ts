import { myId } from '#api/access/my-id.ts'
import { answeredStores } from '#api/commerce/closed-stores.ts'
import type { Context } from '#api/context.ts'
import { cashbacksOf } from '#api/ledger/cashback-of.ts'
import { royaltiesOf } from '#api/ledger/order-royalties.ts'
import type { OrderPayments, OrderRow } from '../order-payments.ts'
import { lineFactsOf } from './line-facts.ts'
import { progressOf } from './progress-of.ts'
import { toHistory } from './to-history.ts'

type Page = { pageSize: number; currentPage: number }

/** Of whoever asks, in the store they ask in, or that answers for it; a page too far holds nothing. */
export async function listOrders(ctx: Context, payments: OrderPayments, { pageSize, currentPage }: Page) {
  const customerId = myId(ctx)
  const { db } = ctx
  const own = db
    .selectFrom('shop_order')
    .where('customer_id', '=', customerId)
    .where('store_id', 'in', await answeredStores(ctx))
  const { total } = await own.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const orders = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute()
  const ids = orders.map(({ order_id }) => order_id)
  const lines = ids.length > 0 ? await linesOf(ctx, ids) : []
  const factsOf = await lineFactsOf(ctx, lines)
  const progress = await progressOf(ctx, orders)
  const royalty = await royaltiesOf(ctx, orders)
  const cashback = await cashbacksOf(ctx, ids)
  const items = []
  for (const order of orders)
    items.push(
      toHistory(order, {
        lines: lines.filter(({ order_id }) => order_id === order.order_id),
        factsOf,
        ...{ progress: progress(order), royalty: royalty(order), cashback: cashback(order) },
        payment: mayBePaid(order) ? await payments.viewOf(ctx, order) : undefined,
      }),
    )
  return {
    items,
    total_count: Number(total),
    page_size: pageSize,
    current_page: currentPage,
  }
}

const linesOf = ({ db }: Context, ids: number[]) =>
  db.selectFrom('shop_order_line').selectAll().where('order_id', 'in', ids).orderBy('line_id').execute()

/** Of all others nobody needs to ask. */
const mayBePaid = ({ state, pay_until }: OrderRow) => state === 'placed' && pay_until !== null
