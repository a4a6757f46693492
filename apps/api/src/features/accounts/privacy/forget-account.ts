import { sql } from 'kysely'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { isFormerOfSql } from '#api/db/rules/former-order-rules.ts'
import { ShopError } from '#api/errors.ts'
import { assertNotLastAdmin, endAllSessions } from '#api/features/sessions/index.ts'

type Whom = { customerId: number; photos: PhotoStore }

/**
 * Inside a transaction. What tax law asks for stays, without who it was; the rest is gone with the commit. An order on its way
 * holds the row and is waited for; one that comes behind finds nobody.
 */
export async function forgetAccount(ctx: Context, { customerId, photos }: Whom): Promise<void> {
  const row = await ctx.db
    .selectFrom('customer')
    .select('photo')
    .where('customer_id', '=', customerId)
    .where('enabled', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ShopError('NOT_FOUND')
  const { photo } = row
  await assertNothingUnderWay(ctx, customerId)
  await assertNotLastAdmin(ctx, customerId)
  await forgetOrders(ctx, customerId)
  await forgetCustomer(ctx, customerId)
  await endAllSessions(ctx, customerId)
  // Nobody finds it from the commit on; where the disk is away just then, the sweep takes the file.
  if (photo !== null) ctx.afterCommit(() => photos.remove(photo))
}

/** A parcel needs its address, and money its way back. */
export async function assertNothingUnderWay({ db }: Context, customerId: number): Promise<void> {
  const found = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('state', 'not in', ['delivered', 'returned', 'canceled'])
    .limit(1)
    .execute()
  if (found.length > 0) throw new ShopError('CONFLICT', { message: 'ORDERS_UNDER_WAY' })
}

/** Sums, goods and the country they were taxed in stay. Nobody is told by them. */
async function forgetOrders({ db }: Context, customerId: number): Promise<void> {
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
async function forgetCustomer({ db }: Context, customerId: number): Promise<void> {
  await sql`delete from former_order f where ${isFormerOfSql('f', customerId)}`.execute(db)
  await sql`delete from newsletter_subscriber
    where email = (select email from customer where customer_id = ${customerId})`.execute(db)
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
    'payout_account',
    'partner_code',
    // Photos and posts; the files of photos go with the sweep.
    'partner_post',
    'promo_product',
  ] as const)
    await db.deleteFrom(table).where('customer_id', '=', customerId).execute()
  await sql`update customer set email = null, phone = null, firstname = '', lastname = '', city = '', postcode = '',
      country = '', photo = null, roles = '{}', enabled = false where customer_id = ${customerId}`.execute(db)
}
