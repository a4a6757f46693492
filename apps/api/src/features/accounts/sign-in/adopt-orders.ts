import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Reached } from '#api/features/sessions/index.ts'

/**
 * What guests ordered from a mailbox and wished an account for belongs to whoever has proven that it is theirs. An empty
 * account begins with the name and the address of the last of these orders.
 */
export async function adoptOrders({ db, now }: Context, customerId: number, by: Reached): Promise<void> {
  if (!('email' in by)) return
  await sql`
    with adopted as (
      update shop_order set customer_id = ${customerId}
      where for_account and customer_id is null and lower(email) = ${by.email.toLowerCase()}
      returning order_id, shipping_address, billing_address),
    latest as (select * from adopted order by order_id desc limit 1),
    named as (
      update customer c set firstname = latest.billing_address ->> 'firstname',
        lastname = latest.billing_address ->> 'lastname'
      from latest where c.customer_id = ${customerId} and c.firstname = '' and c.lastname = '')
    insert into customer_address (customer_id, address, is_default, created_at)
    select ${customerId}, shipping_address - 'email', true, ${now()} from latest
    where shipping_address is not null
      and not exists (select from customer_address where customer_id = ${customerId})`.execute(db)
}
