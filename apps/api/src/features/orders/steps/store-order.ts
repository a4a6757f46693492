import { FIRST_STATES } from '@vitrine/domain/order/status'
import { payUntil } from '@vitrine/domain/order/unpaid-hold'
import { type RawBuilder, sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { type Cart, type LeftLine, leaveInCart } from '#api/features/cart/index.ts'
import { insertEvent } from '../order-event.ts'
import type { OrderIntent } from '../order-intent.ts'
import type { PricedOrder } from './price-order.ts'

type Input = {
  orderId: number
  intent: OrderIntent
  priced: PricedOrder
  cart: Pick<Cart, 'cartId' | 'version'>
  leftInCart: readonly LeftLine[]
}

/**
 * Fills the claimed row and draws its number; with it, in one statement, its lines, its first event, what must follow the
 * commit, and the cart without what was ordered. Answers the number.
 */
export async function storeOrder(ctx: Context, input: Input): Promise<string> {
  const { orderId, intent, cart, leftInCart } = input
  // Kept with the moment it was agreed to.
  const details = intent.body.personal?.earlyDelivery ? { earlyDelivery: true } : {}
  const event = { orderId, step: 'place', states: FIRST_STATES, by: 'customer', details } as const
  const { rows } = await sql<{ number: string }>`/* prepared */
    with stored as (${fillOrder(ctx, input)}),
    lines as (${insertLines(input)}),
    event as (${insertEvent(ctx, event)}),
    announced as (insert into outbox (topic, payload) values ('order.placed', ${orderPlaced(input)}::jsonb)),
    ${leaveInCart(ctx, { cartId: cart.cartId, lines: leftInCart })}
    select number from stored`.execute(ctx.db)
  const [stored] = rows
  if (!stored) throw new Error(`Order ${orderId} was claimed and is gone.`)
  return stored.number
}

/** The key opens the order from its mail; the sender forgets it once the mail is out. */
const orderPlaced = ({ orderId, intent }: Input) =>
  JSON.stringify({ orderId, secret: { key: intent.accessKey } })

function fillOrder(ctx: Context, { orderId, intent, priced, cart }: Input): RawBuilder<unknown> {
  const { totals, shipping, payment, point, shippingAddress } = priced
  const { billingAddress } = intent.body.addressInformation
  const asJson = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
  return sql`
    update shop_order set
      number = lpad(nextval('order_number')::text, 9, '0'),
      cart_id = ${cart.cartId},
      cart_version = ${cart.version},
      customer_id = ${customerIdOf(ctx)},
      subtotal_minor = ${totals.subtotalMinor},
      discount_minor = ${totals.couponMinor + totals.paymentDiscountMinor},
      shipping_minor = ${totals.shippingMinor ?? 0},
      payment_minor = ${totals.paymentFeeMinor},
      tax_minor = ${totals.taxMinor},
      zip_tax_minor = ${totals.zipTaxMinor},
      bonus_minor = ${totals.bonusMinor},
      gift_card_minor = ${totals.giftCardMinor},
      total_minor = ${totals.grandTotalMinor},
      shipping_method = ${asJson(shipping && { ...shippingFacts(shipping), point })},
      payment_method = ${asJson(payment ? paymentFacts(payment) : {})},
      pay_until = ${payTerm(ctx, payment)},
      shipping_address = ${asJson(shippingAddress)},
      billing_address = ${asJson(billingAddress)},
      email = ${billingAddress.email},
      for_account = ${isForAccount(ctx, intent)},
      comment = ${intent.body.comment},
      totals = ${asJson(priced.wireTotals)},
      basis = ${asJson(priced.basis)}
    where order_id = ${orderId} returning number`
}

/** A guest's wish; a customer's order is in the account already. */
const isForAccount = (ctx: Context, { body }: OrderIntent): boolean =>
  customerIdOf(ctx) === null && body.personal?.createAccount === true

function shippingFacts({ carrierCode, methodCode, title, days }: NonNullable<PricedOrder['shipping']>) {
  return { carrierCode, methodCode, title, days }
}

function payTerm({ now }: Context, payment: PricedOrder['payment']): Date | null {
  const until = payUntil(now().getTime(), payment?.provider ?? null)
  return until === null ? null : new Date(until)
}

function paymentFacts({ code, title, provider }: NonNullable<PricedOrder['payment']>) {
  return { code, title, provider }
}

function insertLines({ orderId, priced }: Input): RawBuilder<unknown> {
  const rows = priced.lines.map((line, index) => ({
    place: index,
    product_id: line.product.productId,
    sku: line.product.sku,
    parent_sku: line.product.parentSku,
    name: line.product.name,
    options: line.options,
    product_option: line.productOption,
    thumbnail: line.product.thumbnail,
    qty: line.qty,
    price_minor: priced.priced[index]?.unitMinor ?? 0,
    base_price_minor: Math.max(line.oldUnitMinor ?? 0, priced.priced[index]?.unitMinor ?? 0),
    row_minor: priced.totals.lines[index]?.rowMinor ?? 0,
    tax_minor: priced.totals.lines[index]?.taxMinor ?? 0,
  }))
  return sql`
    insert into shop_order_line (order_id, product_id, sku, parent_sku, name, options, product_option, thumbnail, qty,
      price_minor, base_price_minor, row_minor, tax_minor)
    select ${orderId}::bigint, product_id, sku, parent_sku, name, options, product_option, thumbnail, qty, price_minor,
      base_price_minor, row_minor, tax_minor
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(place int, product_id bigint, sku text, parent_sku text,
      name text, options jsonb, product_option jsonb, thumbnail text, qty int, price_minor bigint,
      base_price_minor bigint, row_minor bigint, tax_minor bigint)
    order by place`
}
