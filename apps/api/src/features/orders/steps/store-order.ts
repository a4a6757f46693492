import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import type { OrderIntent } from '../order-intent.ts'
import type { PricedOrder } from './price-order.ts'

type Input = {
  orderId: number
  intent: OrderIntent
  priced: PricedOrder
  cartId: number
  cartVersion: number
}

/** Fills the claimed row, draws the number, writes lines and what must follow the commit. */
export async function storeOrder(ctx: Context, input: Input): Promise<void> {
  await fillOrder(ctx, input)
  await insertLines(ctx, input)
  await ctx.db
    .insertInto('outbox')
    .values({ topic: 'order.placed', payload: json(orderPlaced(input)) })
    .execute()
}

/** The key opens the order from its mail; the sender forgets it once the mail is out. */
const orderPlaced = ({ orderId, intent }: Input) => ({ orderId, secret: { key: intent.accessKey } })

async function fillOrder(ctx: Context, { orderId, intent, priced, ...cart }: Input): Promise<void> {
  const { totals, shipping, payment } = priced
  const { billingAddress } = intent.body.addressInformation
  await ctx.db
    .updateTable('shop_order')
    .set({
      number: sql`lpad(nextval('order_number')::text, 9, '0')`,
      cart_id: cart.cartId,
      cart_version: cart.cartVersion,
      customer_id: customerIdOf(ctx),
      subtotal_minor: totals.subtotalMinor,
      discount_minor: totals.couponMinor + totals.paymentDiscountMinor,
      shipping_minor: totals.shippingMinor ?? 0,
      payment_minor: totals.paymentFeeMinor,
      tax_minor: totals.taxMinor,
      total_minor: totals.grandTotalMinor,
      shipping_method: shipping && json({ ...shippingFacts(shipping) }),
      payment_method: json({ code: payment?.code, title: payment?.title }),
      shipping_address: priced.shippingAddress && json(priced.shippingAddress),
      billing_address: json(billingAddress),
      email: billingAddress.email,
      totals: json(priced.wireTotals),
    })
    .where('order_id', '=', orderId)
    .execute()
}

function shippingFacts({ carrierCode, methodCode, title, days }: NonNullable<PricedOrder['shipping']>) {
  return { carrierCode, methodCode, title, days }
}

async function insertLines({ db }: Context, { orderId, priced }: Input): Promise<void> {
  const rows = priced.lines.map((line, index) => ({
    order_id: orderId,
    product_id: line.product.productId,
    sku: line.product.sku,
    parent_sku: line.product.parentSku,
    name: line.product.name,
    options: json(line.options),
    thumbnail: line.product.thumbnail,
    qty: line.qty,
    price_minor: priced.priced[index]?.unitMinor ?? 0,
    row_minor: priced.totals.lines[index]?.rowMinor ?? 0,
    tax_minor: priced.totals.lines[index]?.taxMinor ?? 0,
  }))
  await db.insertInto('shop_order_line').values(rows).execute()
}
