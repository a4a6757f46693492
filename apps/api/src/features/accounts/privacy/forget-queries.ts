// What is left of somebody who goes, as SQL.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isFormerOfSql } from '#api/db/rules/former-order-rules.ts'

/** Sums, goods and the country they were taxed in stay. Nobody is told by them. */
export async function forgetOrders(db: Database, customerId: number): Promise<void> {
  const place = (column: 'shipping_address' | 'billing_address') =>
    sql`case when ${sql.ref(column)} is null then null else jsonb_build_object(
      'country_id', ${sql.ref(column)} -> 'country_id', 'region', ${sql.ref(column)} -> 'region',
      'postcode', ${sql.ref(column)} -> 'postcode') end`
  await sql`update shop_order set email = '', comment = '', tracking = null,
      shipping_address = ${place('shipping_address')}, billing_address = ${place('billing_address')},
      access_hash = sha256(gen_random_uuid()::text::bytea), customer_id = null
    where customer_id = ${customerId}`.execute(db)
}

/** The row stays for what refers to it, empty, and nobody signs in by it. */
export async function forgetCustomer(db: Database, customerId: number): Promise<void> {
  await sql`delete from former_order f where ${isFormerOfSql('f', customerId)}`.execute(db)
  await sql`delete from newsletter_subscriber
    where email = (select email from customer where customer_id = ${customerId})`.execute(db)
  // The cart before its lines, as every change of one locks them.
  await sql`update cart set shipping = null where customer_id = ${customerId}`.execute(db)
  await sql`delete from cart_line where cart_id in
    (select cart_id from cart where customer_id = ${customerId} and status = 'open')`.execute(db)
  await sql`delete from stock_alert
    where email = (select email from customer where customer_id = ${customerId})`.execute(db)
  await sql`update review set customer_id = null, nickname = '' where customer_id = ${customerId}`.execute(db)
  await sql`update bonus_booking set reason = '' where customer_id = ${customerId}`.execute(db)
  for (const table of [
    'passkey',
    'authenticator',
    'recovery_code',
    'customer_password',
    'sign_in_ticket',
    'staff_note',
    'staff_view',
    'customer_address',
    'wishlist',
    'partner_application',
    'partner_agreement',
    'partner',
    'partner_code',
    // Photos and posts; the files of photos go with the sweep.
    'partner_post',
    'promo_product',
  ] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await sql`update customer set email = null, phone = null, firstname = '', lastname = '', city = '', postcode = '',
      country = '', photo = null, roles = '{}', enabled = false where customer_id = ${customerId}`.execute(db)
}
