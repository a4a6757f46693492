import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { type OrderRow, takeOrderStep } from '#api/features/orders/index.ts'
import type { PayableBy } from './other-methods.ts'

/**
 * The order costs from now on what it does paid this way: its row, its lines and what it shows, all at once. What is settled
 * outside the shop is kept until somebody decides.
 */
export async function chooseMethod(ctx: Context, order: OrderRow, method: PayableBy): Promise<OrderRow> {
  const { code, title, provider, counted } = method
  if (code === (order.payment_method as { code?: string }).code) return order
  const orderId = order.order_id
  const changed = await ctx.db
    .updateTable('shop_order')
    .set({
      payment_method: json({ code, title, provider }),
      ...(provider === null && { pay_until: null }),
      ...(counted && {
        discount_minor: counted.totals.couponMinor + counted.totals.paymentDiscountMinor,
        shipping_minor: counted.totals.shippingMinor ?? 0,
        payment_minor: counted.totals.paymentFeeMinor,
        tax_minor: counted.totals.taxMinor,
        zip_tax_minor: counted.totals.zipTaxMinor,
        total_minor: counted.totals.grandTotalMinor,
        totals: json(counted.wire),
      }),
    })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (counted)
    await saveLineTaxes(
      ctx,
      orderId,
      counted.totals.lines.map(({ taxMinor }) => taxMinor),
    )
  const details = { payment_method: code, total_minor: changed.total_minor }
  if (provider === null) await takeOrderStep(ctx, { orderId, step: 'payOtherwise', by: 'customer', details })
  return changed
}

/** In the sequence they were ordered in. */
async function saveLineTaxes({ db }: Context, orderId: number, taxes: readonly number[]): Promise<void> {
  await sql`
    update shop_order_line l set tax_minor = (${JSON.stringify(taxes)}::jsonb ->> (place.at::int - 1))::bigint
    from (select line_id, row_number() over (order by line_id) as at from shop_order_line where order_id = ${orderId}) place
    where l.line_id = place.line_id`.execute(db)
}
