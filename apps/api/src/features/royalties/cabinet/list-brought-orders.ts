import type { CallParsed, CallReply } from '@vitrine/contract/call'
import { type listPartnerOrders, ORDER_MONEY } from '@vitrine/contract/partner/money'
import { toMajor } from '@vitrine/domain/money/money'
import { type OrderState, type PaymentState, shownStatus } from '@vitrine/domain/order/status'
import { type RoyaltyLine, royaltyShares } from '@vitrine/domain/partner/royalty/royalty-due'
import { type RawBuilder, sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'
import { toRoyalty, type Written, written } from '#api/ledger/order-royalties.ts'
import { unknownPayout } from '../payouts/unknown-payout.ts'
import { isOfPeriod } from './period-sums.ts'

type Page = CallParsed<typeof listPartnerOrders>['query']
type Order = CallReply<typeof listPartnerOrders>['items'][number]
type Product = Omit<Order['products'][number], 'price' | 'royalty'> & RoyaltyLine & { priceMinor: number }
type Row = Written & {
  order_id: number
  number: string
  created_at: Date
  base_minor: number
  currency_code: string
  way: Order['way']
  state: OrderState
  payment_state: PaymentState
  products: Product[]
}

/** What was bought, and nothing of who bought it. */
export async function listBroughtOrders(
  ctx: Context,
  page: Page,
): Promise<CallReply<typeof listPartnerOrders>> {
  const { size, from, sort } = page
  if (page.payout !== undefined) await assertOwnPayout(ctx, page.payout)
  const direction = sort === 'id:asc' ? sql`asc` : sql`desc`
  // Lines and names are read once the page is cut: in the list of all they would be read of every order before it, too.
  const { rows } = await sql<Row>`
    select o.*, (
        select coalesce(json_agg(json_build_object('name', coalesce(${nameOfLine(ctx)}, l.name), 'image', l.thumbnail, 'sku', l.sku, 'count', l.qty,
          'priceMinor', l.price_minor, 'returned', l.returned_qty = l.qty or o.state = 'returned',
          'qty', l.qty, 'returnedQty', l.returned_qty,
          'percent', coalesce(w.percent, 0), 'royaltyMinor', coalesce(w.royalty_minor, 0)) order by l.line_id), '[]')
        from (select *, row_number() over (order by line_id) - 1 as place from shop_order_line where order_id = o.order_id) l
          left join royalty_line w on w.order_id = o.order_id and w.place = l.place) as products
    from (
      select o.order_id, o.number, o.created_at, a.base_minor, a.currency_code, a.way, o.state, o.payment_state, r.*
      from order_attribution a join shop_order o using (order_id) cross join lateral ${written} r
      where ${sql.join(wanted(ctx, page), sql` and `)}
      order by o.order_id ${direction} limit ${size} offset ${from}) o
    order by o.order_id ${direction}`.execute(ctx.db)
  const items = rows.map(toWire)
  const counts = await countStates(ctx, page)
  return { items, total: counts[page.money ?? 'all'], counts }
}

/** Beside each way to narrow the list how many it would leave. */
async function countStates(ctx: Context, page: Page): Promise<CallReply<typeof listPartnerOrders>['counts']> {
  const { rows } = await sql<CallReply<typeof listPartnerOrders>['counts']>`
    select ${sql.join([undefined, ...ORDER_MONEY].map((money) => countOf({ ...page, money })))}
    from order_attribution a join shop_order o using (order_id) cross join lateral ${written} r
    where ${sql.join(asked(ctx, page), sql` and `)}`.execute(ctx.db)
  return rows[0] ?? { all: 0, pending: 0, active: 0, paid: 0, undone: 0 }
}

const countOf = (page: Page) =>
  sql`(count(*) filter (where ${isIn(page)}))::int as ${sql.ref(page.money ?? 'all')}`

/** Of a period those its sums count; what nothing is left of is asked for by itself. */
function isIn({ money, period }: Page): RawBuilder<boolean> {
  if (money === 'undone') return sql`not ${isSaleSql('o')}`
  const state = money === undefined ? sql`true` : sql`r.${sql.ref(money)} <> 0`
  return period === undefined ? sql`${state}` : sql`(${state} and ${isSaleSql('o')})`
}

async function assertOwnPayout(ctx: Context, payoutId: number): Promise<void> {
  const own = await ctx.db
    .selectFrom('payout')
    .select('payout_id')
    .where('payout_id', '=', payoutId)
    .where('partner_id', '=', myId(ctx))
    .executeTakeFirst()
  if (!own) throw unknownPayout('payout')
}

/** In the language of who reads it; an order speaks that of the store it was placed in. */
const nameOfLine = ({ store }: Context): RawBuilder<string | null> => sql`(
  select t.name from product p join product_text t using (product_id)
  where p.sku = coalesce(l.parent_sku, l.sku)
  order by t.language = ${store.language} desc, t.language = 'en' desc limit 1)`

const wanted = (ctx: Context, page: Page) => [...asked(ctx, page), isIn(page)]

/** Whatever the state of their money. */
function asked(ctx: Context, { payout, currency, period, at }: Page): RawBuilder<unknown>[] {
  const all = [sql`a.partner_id = ${myId(ctx)}`]
  if (currency !== undefined) all.push(sql`a.currency_code = ${currency}`)
  if (period !== undefined) all.push(isOfPeriod(ctx, { period, at }))
  if (payout !== undefined)
    all.push(
      sql`exists (select from royalty_entry e where e.order_id = a.order_id and e.payout_id = ${payout})`,
    )
  return all
}

function toWire(row: Row): Order {
  const { order_status, stage, canceled } = shownStatus({ order: row.state, payment: row.payment_state })
  const currency = row.currency_code
  return {
    ...{ id: row.order_id, number: row.number, date: row.created_at.toISOString(), way: row.way },
    ...{ price: toMajor(row.base_minor), currency, order_status, stage, canceled },
    royalty: toRoyalty(row, currency),
    products: productsOf(row),
  }
}

/** What is written of the order, among its pieces: together they are its royalty, whatever came back. */
function productsOf({ pending, active, paid, products }: Row): Order['products'] {
  const shares = royaltyShares(pending + active + paid, products)
  return products.map(({ priceMinor, royaltyMinor, qty, returnedQty, ...product }, at) => ({
    ...product,
    ...{ price: toMajor(priceMinor), royalty: toMajor(shares[at] ?? 0) },
  }))
}
