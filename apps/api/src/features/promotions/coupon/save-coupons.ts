import type { CouponRecord } from '@vitrine/domain/promotion/coupon-record'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Those the shop does not have yet; what somebody has changed since stays as it is. Answers how many are new. */
export async function saveCoupons(db: Database, records: readonly CouponRecord[]): Promise<number> {
  const coupons = records.map(({ amountMinor, minimumMinor, stores, ...record }) => ({
    percent: 0,
    freeDelivery: false,
    categories: [],
    ...record,
    stores: STORE_CODES.filter((code) => stores.includes(code)).map((code) => ({
      storeId: STORE_IDENTITIES[code].storeId,
      amountMinor: amountMinor?.[code] ?? 0,
      minimumMinor: minimumMinor?.[code] ?? 0,
    })),
  }))
  const { rows } = await sql<{ saved: number }>`
    with record as (
      select * from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as r(code text, type text, percent numeric,
        "freeDelivery" boolean, "totalLimit" int, "customerLimit" int, categories jsonb, stores jsonb)),
    saved as (
      insert into coupon (code, type, percent, free_delivery, total_limit, customer_limit)
      select code, type, percent, "freeDelivery", "totalLimit", "customerLimit" from record
      on conflict (code) do nothing returning coupon_id, code),
    stores as (
      insert into coupon_store (coupon_id, store_id, amount_minor, minimum_minor)
      select coupon_id, s."storeId", s."amountMinor", s."minimumMinor" from saved join record using (code),
        jsonb_to_recordset(stores) as s("storeId" smallint, "amountMinor" bigint, "minimumMinor" bigint)),
    categories as (
      insert into coupon_category (coupon_id, category_id)
      select coupon_id, c.category_id from saved join record using (code),
        jsonb_array_elements_text(categories) as k(key) join category c on c.key = k.key)
    select count(*)::int as saved from saved`.execute(db)
  return rows[0]?.saved ?? 0
}
