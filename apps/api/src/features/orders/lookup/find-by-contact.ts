import { normalMailbox } from '@vitrine/domain/contact/mailbox'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { type Allowance, spendAllowance } from '#api/limits/spend-allowance.ts'
import type { OrderRow } from '../order-payments.ts'

/** Numbers count up: neither one address may walk along them, nor many try the contacts of one. */
const ASKS: Allowance = { name: 'order-lookup', times: 20, seconds: 600 }
const ASKS_OF_ONE: Allowance = { name: 'order-lookup-of', times: 30, seconds: 86_400 }

export type AskedByContact = { number: string; contact: string; ip: string }

/** A wrong number and a wrong contact look alike, and cost the same. */
export async function findByContact(
  ctx: Context,
  { number, contact, ip }: AskedByContact,
): Promise<OrderRow> {
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
  return order
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
