import {
  COUPON_LISTS,
  type CouponListName,
  type CouponSort,
  type StaffCoupon,
} from '@vitrine/contract/desk/coupons'
import { toMajor } from '@vitrine/domain/money/money'
import type { Language, StoreCode } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { endSql } from '#api/db/paging/end-sql.ts'
import { keysetOf, pageOf, type SortWish } from '#api/db/paging/keyset.ts'
import type { SortKey } from '#api/db/paging/sort-key.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { nameSql } from '#api/db/text/name-sql.ts'
import { coversIn, GOODS } from './covers-sql.ts'

type Row = Omit<StaffCoupon, 'starts_at' | 'ends_at' | 'stores'> & {
  starts_at: Date | null
  ends_at: Date | null
  stores: { store_code: StoreCode; amount_minor: number; minimum_minor: number }[]
}

const columnsIn = (
  language: Language,
) => sql`c.coupon_id as id, c.code, c.type, c.percent::float8 as percent, c.free_delivery, c.starts_at,
  c.ends_at, c.total_limit, c.customer_limit, c.used, c.enabled, c.version, c.partner_id,
  case when c.partner_id is not null then coalesce((
    select ${nameSql('p')}
    from customer p where p.customer_id = c.partner_id), '') end as partner,
  coalesce((select jsonb_agg(jsonb_build_object('store_code', s.code, 'amount_minor', cs.amount_minor,
    'minimum_minor', cs.minimum_minor) order by s.store_id)
    from coupon_store cs join store s using (store_id) where cs.coupon_id = c.coupon_id), '[]') as stores,
  ${coversIn(language)} as covers, ${GOODS} as goods`

/** A partner's stand in a list of their own: the shop's people look for theirs. */
function views(now: Date): Readonly<Record<CouponListName, RawBuilder<boolean>>> {
  const isOver = sql`(not c.enabled or c.ends_at <= ${now} is true or c.used >= c.total_limit is true)`
  const isPlanned = sql`(c.starts_at > ${now} is true)`
  const isOurs = sql`c.partner_id is null`
  return {
    on: sql`(${isOurs} and not ${isOver} and not ${isPlanned})`,
    planned: sql`(${isOurs} and not ${isOver} and ${isPlanned})`,
    partners: sql`(c.partner_id is not null)`,
    over: sql`(${isOurs} and ${isOver})`,
    all: sql`true`,
  }
}

type Wanted = { view: CouponListName; q: string; store?: string | undefined }

const SORTS: Readonly<Record<CouponSort, SortKey>> = {
  code: { by: sql`c.code`, as: 'text' },
  used: { by: sql`c.used`, as: 'bigint' },
  ends: { by: endSql('c.ends_at'), as: 'bigint' },
}

const narrowed = ({ q, store }: Omit<Wanted, 'view'>) => sql`c.code like ${`%${likeText(q.toUpperCase())}%`}
  and ${
    store === undefined
      ? sql`true`
      : sql`exists (select from coupon_store n join store s using (store_id)
        where n.coupon_id = c.coupon_id and s.code = ${store})`
  }`

export const couponRows = (ctx: Context, wanted: Wanted): RawBuilder<unknown> =>
  sql`from coupon c where ${views(ctx.now())[wanted.view]} and ${narrowed(wanted)}`

export async function selectCoupons(
  ctx: Context,
  { size, ...wanted }: Wanted & SortWish<CouponSort> & { size: number },
): Promise<{ items: StaffCoupon[]; next: string | null }> {
  const { sortedBy, isAfter, order } = keysetOf({ id: sql`c.coupon_id`, keys: SORTS }, wanted)
  // One more than asked for, which tells whether there are more.
  const { rows } = await sql<Row & { sorted_by: string | null }>`
    select ${columnsIn(ctx.store.language)}, ${sortedBy} as sorted_by ${couponRows(ctx, wanted)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(ctx.db)
  const { shown, next } = pageOf(rows, size)
  return { items: shown.map(({ sorted_by: _, ...row }) => toCoupon(row)), next }
}

export async function countCoupons(
  ctx: Context,
  wanted: Omit<Wanted, 'view'>,
): Promise<Record<CouponListName, number>> {
  const lists = views(ctx.now())
  const counts = COUPON_LISTS.map(
    (name) => sql`count(*) filter (where ${lists[name]})::int as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<CouponListName, number>>`
    select ${sql.join(counts)} from coupon c where ${narrowed(wanted)}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}

/** Locked, nobody uses or changes it until the transaction ends. */
export async function findStaffCoupon(
  { db, store }: Context,
  id: number,
  { lock = false } = {},
): Promise<StaffCoupon | undefined> {
  if (lock) await sql`select from coupon where coupon_id = ${id} for update`.execute(db)
  const { rows } = await sql<Row>`
    select ${columnsIn(store.language)} from coupon c where c.coupon_id = ${id}`.execute(db)
  return rows[0] && toCoupon(rows[0])
}

function toCoupon({ starts_at, ends_at, stores, ...row }: Row): StaffCoupon {
  return {
    ...row,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    stores: stores.map(({ store_code, amount_minor, minimum_minor }) => ({
      store_code,
      amount: toMajor(amount_minor),
      minimum: toMajor(minimum_minor),
    })),
  }
}
