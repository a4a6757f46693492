import { sql } from 'kysely'
import { hashKey } from '#api/access/hash-key.ts'
import type { Context } from '#api/context.ts'
import type { Reached } from '#api/features/sessions/index.ts'

type Proven = { by: Reached; orderKeys?: readonly string[] | undefined }

/**
 * What guests ordered from a mailbox and wished an account for belongs to whoever has proven that it is theirs. An empty
 * account begins with the name and the address of the last of these orders, if whoever proves it has its key, too: an order
 * can be made with the mailbox of a stranger.
 */
export async function adoptOrders(
  { db, now }: Context,
  customerId: number,
  { by, orderKeys = [] }: Proven,
): Promise<void> {
  if (!('email' in by)) return
  const hashes = orderKeys.map(hashKey)
  await sql`
    with adopted as (
      update shop_order set customer_id = ${customerId}
      where for_account and customer_id is null and lower(email) = ${by.email.toLowerCase()}
      returning order_id, access_hash, shipping_address, billing_address),
    latest as (select * from adopted where access_hash = any(${hashes}::bytea[]) order by order_id desc limit 1),
    named as (
      update customer c set firstname = latest.billing_address ->> 'firstname',
        lastname = latest.billing_address ->> 'lastname'
      from latest where c.customer_id = ${customerId} and c.firstname = '' and c.lastname = '')
    insert into customer_address (customer_id, address, is_default, created_at)
    select ${customerId}, shipping_address - 'email', true, ${now()} from latest
    where shipping_address is not null
      and not exists (select from customer_address where customer_id = ${customerId})`.execute(db)
  await adoptFormer({ db }, customerId, by.email)
}

/** What they ordered in the shop that was here before stays theirs, whatever their mailbox is called later. */
async function adoptFormer({ db }: Pick<Context, 'db'>, customerId: number, email: string): Promise<void> {
  await sql`update former_order set customer_id = ${customerId}
    where customer_id is null and email = ${email.toLowerCase()}`.execute(db)
}
