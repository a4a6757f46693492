import { normalMailbox } from '@vitrine/domain/contact/mailbox'
import { isSamePhone } from '@vitrine/domain/contact/same-phone'
import { answeredStores } from '#api/commerce/closed-stores.ts'
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
    .where('store_id', 'in', await answeredStores(ctx))
    .executeTakeFirst()
  if (!order || !isContactOf(order, contact)) throw new ShopError('ORDER_NOT_FOUND')
  return order
}

type Contacts = Pick<OrderRow, 'email' | 'billing_address' | 'shipping_address'>

/** A mailbox, or a number however it was spelled: with its country's code or without. */
function isContactOf({ email, billing_address, shipping_address }: Contacts, contact: string): boolean {
  if (contact.includes('@')) return normalMailbox(email) === normalMailbox(contact)
  return [billing_address, shipping_address].some((address) =>
    isSamePhone((address as { telephone?: string } | null)?.telephone ?? '', contact),
  )
}
