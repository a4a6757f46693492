// Coupons as the shop's people make, change and stop them.
import { couponCode } from '@vitrine/domain/promotion/coupon-code'
import { COUPON_CODE } from '@vitrine/domain/promotion/coupon-faults'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { IdSchema, MAX_INTEGER, moment, SmallIdSchema, StoreCodeSchema, wholeNumber } from '../atoms.ts'
import { defineCall } from '../call.ts'
import { CursorSchema } from './list-cursor.ts'

export const COUPON_LISTS = ['on', 'planned', 'partners', 'over', 'all'] as const
export type CouponListName = (typeof COUPON_LISTS)[number]
export const COUPON_SORTS = ['code', '-code', 'used', '-used', 'ends', '-ends'] as const
export type CouponSort = Exclude<(typeof COUPON_SORTS)[number], `-${string}`>

const MOST_MONEY = 1_000_000
const MomentSchema = moment().meta({ example: '2026-03-02T00:00:00.000Z' })
const MoneySchema = z.number().min(0).max(MOST_MONEY)

const CouponStoreSchema = z.object({
  store_code: z.enum(STORE_CODES),
  /** Of a fixed one, in the money of the store. */
  amount: MoneySchema,
  /** Goods must be worth this much. */
  minimum: MoneySchema,
})

/** What it is for alone; nothing in both: all goods. A category counts with all below it, a product with its variants. */
const CouponGoodsSchema = z.object({
  categories: z.array(SmallIdSchema).max(100),
  skus: z.array(z.string().trim().min(1).max(64)).max(500),
})

const termsOf = {
  code: z.string().overwrite(couponCode).regex(COUPON_CODE).meta({ example: 'WINTER15' }),
  type: z.enum(['percent', 'fixed']),
  percent: z.number().min(0).max(100),
  free_delivery: z.boolean(),
  starts_at: MomentSchema.nullable(),
  ends_at: MomentSchema.nullable(),
  /** How often in all, and by one customer; null: as often as one likes. */
  total_limit: wholeNumber(1, 10_000_000).nullable(),
  customer_limit: wholeNumber(1, 10_000).nullable(),
  stores: z.array(CouponStoreSchema).min(1).max(STORE_CODES.length),
}
/** Said to a change, it takes the place of what there was; unsaid, that stays. */
const wishesOf = {
  ...termsOf,
  goods: CouponGoodsSchema.optional(),
  /** Whom orders with it bring royalties; null: nobody, it is the shop's own. */
  partner_id: IdSchema.nullable().optional(),
}
export type CouponTermsOfStaff = z.output<z.ZodObject<typeof wishesOf>>

const CouponSchema = z
  .object({
    ...termsOf,
    id: z.number(),
    used: z.number(),
    enabled: z.boolean(),
    /** Categories by their names and products by their numbers, which it is for alone; none: all goods. */
    covers: z.array(z.string()),
    goods: CouponGoodsSchema,
    /** Whose code it is; null: the shop's own. */
    partner: z.string().nullable(),
    partner_id: z.number().nullable(),
    /** Rises with each change; who saves tells which one they saw. */
    version: z.number(),
  })
  .meta({ id: 'StaffCoupon' })
export type StaffCoupon = z.output<typeof CouponSchema>

const manage = { may: 'commerce:change', storeScoped: true } as const

export const listCoupons = defineCall({
  ...manage,
  id: 'staff.coupons',
  method: 'GET',
  path: '/api/admin/coupons',
  summary:
    'Coupons of the shop and of partners, the newest first or as `sort` says; `counts` says how many stand in each view',
  query: z.object({
    view: z.enum(COUPON_LISTS).default('on'),
    q: z.string().trim().max(40).default(''),
    store: StoreCodeSchema,
    sort: z.enum(COUPON_SORTS).optional(),
    /** `next` of the page before, in the same order. */
    before: CursorSchema.optional(),
    size: wholeNumber(1, 100).default(50),
  }),
  reply: z.object({
    items: z.array(CouponSchema),
    counts: z.record(z.enum(COUPON_LISTS), z.number()),
    next: CursorSchema.nullable(),
  }),
})

const params = z.object({ id: SmallIdSchema })

export const getCoupon = defineCall({
  ...manage,
  id: 'staff.coupon',
  method: 'GET',
  path: '/api/admin/coupons/:id',
  summary: 'A coupon, in whichever view it stands',
  params,
  reply: CouponSchema,
})

export const createCoupon = defineCall({
  ...manage,
  id: 'staff.createCoupon',
  method: 'POST',
  path: '/api/admin/coupons',
  summary: 'Make a coupon; 409 where the shop has had one of this code',
  body: z.strictObject(wishesOf),
  reply: CouponSchema,
})

const version = wholeNumber(1, MAX_INTEGER)

export const changeCoupon = defineCall({
  ...manage,
  id: 'staff.changeCoupon',
  method: 'POST',
  path: '/api/admin/coupons/:id',
  summary:
    'Change a coupon; 409 where somebody did meanwhile, with the coupon as it stands. The code of one that was used stays',
  params,
  body: z.strictObject({ ...wishesOf, version }),
  reply: CouponSchema,
})

export const switchCoupon = defineCall({
  ...manage,
  id: 'staff.switchCoupon',
  method: 'POST',
  path: '/api/admin/coupons/:id/switch',
  summary: 'Stop a coupon at once, or let it be used again',
  params,
  body: z.strictObject({ enabled: z.boolean() }),
  reply: CouponSchema,
})
