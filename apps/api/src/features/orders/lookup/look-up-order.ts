import type { OrderLookup } from '@vitrine/contract/order/lookup'
import { normalMailbox } from '@vitrine/domain/contact/mailbox'
import { isPaidOnline } from '@vitrine/domain/order/money/outside-money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import { findOrderById } from '../get-order.ts'
import { progressOf } from '../history/progress-of.ts'

/** Numbers count up: neither one address may walk along them, nor many try the contacts of one. */
const ASKS: Allowance = { name: 'order-lookup', times: 20, seconds: 600 }
const ASKS_OF_ONE: Allowance = { name: 'order-lookup-of', times: 30, seconds: 86_400 }

type Asked = { number: string; contact: string; ip: string }

/**
 * For who ordered without an account and lost the letter: what was ordered and where it stands, without addresses. A wrong
 * number and a wrong contact look alike, and cost the same.
 */
export async function lookUpOrder(ctx: Context, { number, contact, ip }: Asked): Promise<OrderLookup> {
  const wanted = number.trim().replace(/^#/, '').padStart(9, '0')
  await spendAllowance(ctx.db, ASKS, ip)
  await spendAllowance(ctx.db, ASKS_OF_ONE, wanted)
  const order = await ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', wanted)
    .where('store_id', '=', ctx.store.storeId)
    .executeTakeFirst()
  if (!order || !contactsOf(order).includes(normalContact(contact))) throw new ShopError('ORDER_NOT_FOUND')
  const found = await findOrderById(ctx.db, order.order_id)
  if (!found) throw new ShopError('ORDER_NOT_FOUND')
  const {
    id: _,
    email: __,
    shipping_address: ___,
    billing_address: ____,
    pickup_point: _____,
    ...facts
  } = found.order
  return {
    ...facts,
    progress: (await progressOf(ctx, [order]))(order),
    payment: { online: isPaidOnline(order), state: order.payment_state },
  }
}

type Row = { email: string; billing_address: unknown; shipping_address: unknown }

function contactsOf({ email, billing_address, shipping_address }: Row): string[] {
  const phones = [billing_address, shipping_address].map(
    (address) => (address as { telephone?: string } | null)?.telephone ?? '',
  )
  return [email, ...phones].map(normalContact).filter(Boolean)
}

/** A mailbox, or the last digits of a number however it was spelled: with its country's code or without. */
function normalContact(text: string): string {
  if (text.includes('@')) return normalMailbox(text)
  const digits = text.replace(/\D/g, '')
  return digits.length < 7 ? '' : digits.slice(-9)
}
