// The guard of the coupons: a use is taken here, in the transaction of its order, and given back here.
import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { mailBuyer } from './buyer-key.ts'
import { customerBuyer } from './find-coupon.ts'

export type CouponTaking = { orderId: number; couponId: number; email: string }

/** Of many who want the last use one gets it: the counters are rows, raised only while they are below their limits. */
export async function takeCoupon(ctx: Context, { orderId, couponId, email }: CouponTaking): Promise<void> {
  const customerId = customerIdOf(ctx)
  const buyers = [
    ...(customerId === null ? [] : [customerBuyer(customerId)]),
    mailBuyer(ctx.buyerKey, email),
  ].sort()
  const { rows } = await sql<{ counted: number }>`/* prepared */
    with taken as (
      update coupon set used = used + 1
      where coupon_id = ${couponId} and enabled and (ends_at is null or ends_at > ${ctx.now()})
        and (total_limit is null or used < total_limit)
      returning coupon_id),
    counted as (
      insert into coupon_buyer as b (coupon_id, buyer, used)
      select coupon_id, buyer, 1 from taken, unnest(${buyers}::text[]) buyer order by buyer
      on conflict (coupon_id, buyer) do update set used = b.used + 1
      where b.used < (select coalesce(customer_limit, 2147483647) from coupon c where c.coupon_id = b.coupon_id)
      returning b.buyer),
    noted as (
      insert into coupon_use (order_id, coupon_id, buyers)
      select ${orderId}::bigint, coupon_id, ${buyers}::text[] from taken)
    select count(*)::int as counted from counted`.execute(ctx.db)
  if (rows[0]?.counted !== buyers.length) throw new ShopError('COUPON_USED')
}

/** Of a canceled order, once: the use says itself whether it was given back. */
export async function releaseCoupon({ db, now }: Context, orderId: number): Promise<void> {
  await sql`
    with released as (
      update coupon_use set released_at = ${now()} where order_id = ${orderId} and released_at is null
      returning coupon_id, buyers),
    counter as (
      update coupon c set used = c.used - 1 from released r where c.coupon_id = r.coupon_id)
    update coupon_buyer b set used = b.used - 1 from released r
    where b.coupon_id = r.coupon_id and b.buyer = any(r.buyers)`.execute(db)
}
