import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import type { Insertable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'

type Facts = Partial<Insertable<Schema['coupon']>> & {
  code: string
  amountMinor?: number
  minimumMinor?: number
  stores?: string[]
}

/** Ten per cent, in every store, for everybody and for ever, unless told otherwise. */
export async function aCoupon(db: Database, facts: Facts): Promise<number> {
  const { amountMinor = 0, minimumMinor = 0, stores, ...coupon } = facts
  const { coupon_id } = await db
    .insertInto('coupon')
    .values({ type: 'percent', percent: coupon.type === 'fixed' ? 0 : 10, ...coupon })
    .returning('coupon_id')
    .executeTakeFirstOrThrow()
  const views = STORE_VIEWS.filter(({ code }) => stores?.includes(code) ?? true)
  await db
    .insertInto('coupon_store')
    .values(
      views.map(({ storeId: store_id }) => ({
        coupon_id,
        store_id,
        amount_minor: amountMinor,
        minimum_minor: minimumMinor,
      })),
    )
    .execute()
  return coupon_id
}
