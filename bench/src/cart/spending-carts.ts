import { loadSecret } from '@vitrine/api/features/sessions/keys/load-secret'
import { sessionKeys, signAccess } from '@vitrine/api/features/sessions/keys/session-keys'
import type pg from 'pg'
import { type FilledCart, filledCarts } from './filled-carts.ts'

/** `token` is the cart's number, which opens it for who is signed in by `authorization` alone. */
export type SpendingCart = FilledCart & { authorization: string }
type Store = { storeId: number; currency: string; dataDir: string }

/** More than any cart may be paid by. */
const BONUS_MINOR = 1_000_000

/** Carts of as many customers, each with bonuses that are to be spent and a coupon of its own. */
export async function spendingCarts(
  pool: pg.Pool,
  { storeId, currency, dataDir }: Store,
  count: number,
): Promise<SpendingCart[]> {
  const carts = await filledCarts(pool, storeId, count)
  const signedIn = await signUp(pool, currency, count)
  const coupons = await printCoupons(pool, storeId, count)
  const { rows } = await pool.query<{ cart_id: string; place: string }>(
    `update cart c set customer_id = w.customer_id, token_hash = null,
        promotions = jsonb_build_object('couponId', w.coupon_id, 'spendsBonuses', true)
      from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as w(token, customer_id, coupon_id, place)
      where c.token_hash = sha256(convert_to(w.token, 'UTF8')) returning c.cart_id, w.place`,
    [carts.map(({ token }) => token), signedIn.map(({ customerId }) => customerId), coupons],
  )
  const keys = sessionKeys(loadSecret(dataDir))
  return Promise.all(
    rows.map(async ({ cart_id, place }) => {
      const at = Number(place) - 1
      const who = signedIn[at] ?? { customerId: 0, sessionId: 0 }
      const authorization = `Bearer ${await signAccess(keys, who, new Date())}`
      return { token: cart_id, products: carts[at]?.products ?? [], authorization }
    }),
  )
}

async function signUp(pool: pg.Pool, currency: string, count: number) {
  const { rows } = await pool.query<{ customer_id: string; session_id: string }>(
    `with customer_new as (
        insert into customer (email) select 'spends-' || n || '@example.org' from generate_series(1, $1) n
        returning customer_id),
      numbered as (
        select customer_id, nextval(pg_get_serial_sequence('ledger_account', 'account_id')) as account_id from customer_new),
      account as (
        insert into ledger_account (account_id, currency_code, balance_minor) overriding system value
        select account_id, $2, $3 from numbered returning account_id),
      bonus as (
        insert into bonus_account (customer_id, currency_code, account_id) select customer_id, $2, account_id from numbered),
      session_new as (
        insert into session (customer_id, started_at) select customer_id, now() from numbered returning session_id, customer_id)
      select customer_id, session_id from session_new`,
    [count, currency, BONUS_MINOR],
  )
  return rows.map((row) => ({ customerId: Number(row.customer_id), sessionId: Number(row.session_id) }))
}

async function printCoupons(pool: pg.Pool, storeId: number, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ coupon_id: string }>(
    `with printed as (
        insert into coupon (code, type, percent) select 'SPEND' || n, 'percent', 10 from generate_series(1, $1) n
        returning coupon_id),
      valid as (insert into coupon_store (coupon_id, store_id) select coupon_id, $2 from printed)
      select coupon_id from printed`,
    [count, storeId],
  )
  return rows.map(({ coupon_id }) => coupon_id)
}
