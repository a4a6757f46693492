import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import { toMajor } from '@vitrine/domain/money/money'
import { isGiftCard } from '@vitrine/domain/promotion/bought-gift-card'
import { type CouponRefusal, type CouponTerms, couponRefusal } from '@vitrine/domain/promotion/coupon'
import { couponCode } from '@vitrine/domain/promotion/coupon-code'
import { reducibleRows } from '@vitrine/domain/promotion/reducible-rows'
import { sql } from 'kysely'
import { type Context, customerIdOf } from '#api/context.ts'

/** A coupon with its terms in one store, for goods of a cart. */
export type StoreCoupon = {
  couponId: number
  code: string
  /** Whose code it is; null: the shop's own. */
  partnerId: number | null
  terms: CouponTerms
  endsAt: Date | null
  /** Of the coupon itself; whether the cart has what it asks for is another question. */
  problem: 'COUPON_EXPIRED' | 'COUPON_USED' | null
}
export type CouponProblem = NonNullable<StoreCoupon['problem']> | CouponRefusal
export type CouponGoods = readonly { key: string; product: { productId: number } }[]

type Row = {
  coupon_id: number
  code: string
  partner_id: number | null
  type: 'percent' | 'fixed'
  percent: number
  free_delivery: boolean
  ends_at: Date | null
  amount_minor: number
  minimum_minor: number
  is_over: boolean
  is_used: boolean
  /** Null: all there are. */
  covered: number[] | null
}
type Wanted = { code: string } | { couponId: number }

/** Undefined for what this store does not know, switched off and not begun included: nobody learns of those. */
export async function findCoupon(
  ctx: Context,
  wanted: Wanted,
  goods: CouponGoods,
): Promise<StoreCoupon | undefined> {
  const { store, now } = ctx
  const isIt =
    'code' in wanted ? sql`c.code = ${couponCode(wanted.code)}` : sql`c.coupon_id = ${wanted.couponId}`
  const ids = [...new Set(goods.map(({ product }) => product.productId))]
  const me = customerIdOf(ctx)
  const buyer = me === null ? '' : customerBuyer(me)
  const { rows } = await sql<Row>`/* prepared */
    select c.coupon_id, c.code, c.partner_id, c.type, c.percent, c.free_delivery, c.ends_at, s.amount_minor, s.minimum_minor,
      c.ends_at <= ${now()} is true as is_over,
      c.used >= c.total_limit is true or exists (select from coupon_buyer b
        where b.coupon_id = c.coupon_id and b.buyer = ${buyer} and b.used >= c.customer_limit) as is_used,
      case when exists (select from coupon_product p where p.coupon_id = c.coupon_id)
        or exists (select from coupon_category p where p.coupon_id = c.coupon_id)
      then ${coveredOf(ids)} end as covered
    from coupon c join coupon_store s using (coupon_id)
    where ${isIt} and s.store_id = ${store.storeId} and c.enabled and (c.starts_at is null or c.starts_at <= ${now()})`.execute(
    ctx.db,
  )
  return rows[0] && toCoupon(rows[0], goods)
}

export const customerBuyer = (customerId: number) => `customer ${customerId}`

/** Those of these products the coupon `c` is for: by themselves, by their parent, by a category of either or above it. */
const coveredOf = (ids: readonly number[]) => sql`array(
  select g.product_id from unnest(${ids}::bigint[]) g(product_id) left join product_variant v on v.child_id = g.product_id
  where exists (select from coupon_product p
      where p.coupon_id = c.coupon_id and p.product_id in (g.product_id, v.parent_id))
    or exists (
      with recursive above as (
        select k.category_id, k.parent_id from product_category pc join category k using (category_id)
        where pc.product_id in (g.product_id, v.parent_id)
        union
        select k.category_id, k.parent_id from above a join category k on k.category_id = a.parent_id)
      select from coupon_category p join above using (category_id) where p.coupon_id = c.coupon_id))`

function toCoupon(row: Row, goods: CouponGoods): StoreCoupon {
  const covered = row.covered && new Set(row.covered)
  const keys = covered && goods.filter(({ product }) => covered.has(product.productId)).map(({ key }) => key)
  return {
    couponId: row.coupon_id,
    code: row.code,
    partnerId: row.partner_id,
    endsAt: row.ends_at,
    problem: row.is_over ? 'COUPON_EXPIRED' : row.is_used ? 'COUPON_USED' : null,
    terms: {
      type: row.type,
      value: row.type === 'percent' ? row.percent : toMajor(row.amount_minor),
      freeDelivery: row.free_delivery,
      minimumMinor: row.minimum_minor,
      ...(keys && { covers: new Set(keys) }),
    },
  }
}

type Priced = readonly { key: string; qty: number; unitMinor: number; product: Sellable }[]

/** Why it gives nothing for these goods; null when it does. */
export function couponProblem({ problem, terms }: StoreCoupon, priced: Priced): CouponProblem | null {
  const rows = reducibleRows(priced.map((line) => ({ ...line, isGiftCard: isGiftCard(line.product) })))
  return problem ?? couponRefusal(rows, terms)
}
