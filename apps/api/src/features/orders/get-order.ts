import type { Totals } from '@vitrine/contract/cart'
import type { OrderAddress, OrderView, PickedPoint } from '@vitrine/contract/order'
import { canonicalOption, type LooseProductOption } from '@vitrine/domain/cart/product-option'
import { isInvoiceDue } from '@vitrine/domain/invoice/invoice'
import { toMajor } from '@vitrine/domain/money/money'
import type { PayInstruction } from '@vitrine/domain/order/money/pay-instruction'
import { shownStatus } from '@vitrine/domain/order/status'
import type { Selectable } from 'kysely'
import type { Trading } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'
import { payInstructionOf } from '#api/features/invoices/index.ts'
import { type AskedOrder, getOrderFor } from './find-order.ts'
import { listBoughtCards } from './gifts/bought-cards.ts'
import { viewInstruction } from './history/pay-instruction.ts'
import { progressOf } from './history/progress-of.ts'
import type { OrderPayments, OrderRow } from './order-payments.ts'
import { listReturns, viewReturn } from './returns/view-returns.ts'
import { waysBackOf } from './returns/ways-back.ts'

/** As the order was made; older ones know of no point. */
type ShippingFacts = { title: string; days: [number, number]; point?: PickedPoint | null }
type LineRow = Selectable<Schema['shop_order_line']>

export async function getOrder(ctx: Context, payments: OrderPayments, asked: AskedOrder): Promise<OrderView> {
  const order = await getOrderFor(ctx, 'order:read', asked)
  return viewOrder(ctx, payments, order)
}

export async function viewOrder(ctx: Context, payments: OrderPayments, order: OrderRow): Promise<OrderView> {
  const lines = await listLines(ctx.db, order.order_id)
  const downloads = await payments.downloadsOf(ctx, order)
  const gift_cards = await listBoughtCards(ctx.db, order.order_id)
  const payment = await payments.viewOf(ctx, order)
  const progress = (await progressOf(ctx, [order]))(order)
  // What was ordered left the cart when the order was made.
  return {
    ...factsOf(order, lines),
    downloads,
    gift_cards,
    returns: (await listReturns(ctx.db, { orderId: order.order_id })).map(viewReturn),
    ways_back: await waysBackOf(ctx, order),
    payment,
    pay_instruction: await viewInstruction(ctx, order),
    progress,
    payment_link: payment.link,
    clear_basket: true,
  }
}

/** How its payment stands is asked of payments. */
export type OrderFacts = Omit<
  OrderView,
  | 'downloads'
  | 'gift_cards'
  | 'returns'
  | 'ways_back'
  | 'payment'
  | 'pay_instruction'
  | 'progress'
  | 'payment_link'
  | 'clear_basket'
>
export type FoundOrder = {
  storeId: number
  order: OrderFacts
  clientOrderId: string
  tracking: { carrier: string; number: string; link?: string } | null
  payInstruction: PayInstruction | null
}

/** For the shop itself, which needs no key: its mails. */
export async function findOrderById(ctx: Trading, orderId: number): Promise<FoundOrder | undefined> {
  const order = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  return {
    storeId: order.store_id,
    order: factsOf(order, await listLines(ctx.db, orderId)),
    clientOrderId: order.client_order_id,
    tracking: order.tracking as FoundOrder['tracking'],
    payInstruction: await payInstructionOf(ctx, order),
  }
}

function listLines(db: Database, orderId: number): Promise<LineRow[]> {
  return db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute()
}

function factsOf(order: OrderRow, lines: readonly LineRow[]): OrderFacts {
  const shipping = order.shipping_method as ShippingFacts | null
  return {
    id: order.order_id,
    number: order.number,
    created_at: order.created_at.toISOString(),
    ...shownStatus({ order: order.state, payment: order.payment_state }),
    currency: order.currency_code,
    email: order.email,
    shipping_address: order.shipping_address as OrderAddress | null,
    billing_address: order.billing_address as OrderAddress,
    shipping_title: shipping?.title ?? null,
    delivery_days: shipping?.days ?? null,
    pickup_point: shipping?.point ?? null,
    invoice_due: isInvoiceDue({ order: order.state, payment: order.payment_state }),
    payment_title: (order.payment_method as { title: string }).title,
    comment: order.comment,
    products: lines.map((line) => ({
      sku: line.sku,
      parent_sku: line.parent_sku,
      product_option: canonicalOption(line.product_option as LooseProductOption),
      name: line.name,
      options: line.options as { label: string; value: string }[],
      thumbnail: line.thumbnail,
      qty: line.qty,
      price: toMajor(line.price_minor),
      row_total: toMajor(line.row_minor),
      returned: line.returned_qty === line.qty || order.state === 'returned',
    })),
    totals: order.totals as Totals,
  }
}
