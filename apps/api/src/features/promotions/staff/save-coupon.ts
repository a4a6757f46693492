import type { CouponTermsOfStaff, StaffCoupon } from '@vitrine/contract/desk/coupons'
import { toMinor } from '@vitrine/domain/money/money'
import { storeIdOf } from '@vitrine/domain/store/store-identity'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { madeAlready } from '#api/access/made-already.ts'
import type { Context } from '#api/context.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { assertCoupon } from './assert-coupon.ts'
import { assertPartner } from './assert-partner.ts'
import { findStaffCoupon } from './coupon-queries.ts'
import { goodsGuards, saveGoods } from './save-goods.ts'
import { senseOf, standsAs } from './stands-as.ts'

/** Swapped one by one in tests, to prove that each is needed. */
export const couponGuards = { ...goodsGuards, findStaffCoupon, standsAs, madeAlready }
export type CouponGuards = typeof couponGuards

export async function createCoupon(
  ctx: Context,
  terms: CouponTermsOfStaff,
  guards: CouponGuards = couponGuards,
): Promise<StaffCoupon> {
  assertMay(ctx, 'commerce:change')
  assertCoupon(terms)
  return inTransaction(ctx, async (ctx) => {
    await assertPartner(ctx, terms.partner_id)
    const row = await ctx.db
      .insertInto('coupon')
      .values(columnsOf(terms))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('coupon_id')
      .executeTakeFirst()
    if (!row) return madeBefore(ctx, terms, guards)
    await saveStores(ctx, row.coupon_id, terms)
    await saveGoods(ctx, { couponId: row.coupon_id, goods: terms.goods }, guards)
    const made = { entity: 'coupon', id: row.coupon_id, wish: senseOf(terms) }
    await audit(ctx, { may: 'commerce:change', ...made, after: terms })
    return foundAgain(ctx, row.coupon_id)
  })
}

/** The one whose answer was lost. What somebody else made, or has stopped or changed since, has taken the code. */
async function madeBefore(
  ctx: Context,
  terms: CouponTermsOfStaff,
  guards: CouponGuards,
): Promise<StaffCoupon> {
  const named = ctx.db.selectFrom('coupon').select('coupon_id').where('code', '=', terms.code)
  const row = await named.executeTakeFirst()
  const made = row && { entity: 'coupon', id: row.coupon_id, wish: senseOf(terms) }
  if (made && (await guards.madeAlready(ctx, made))) return foundAgain(ctx, made.id)
  throw new ShopError('CONFLICT', { message: 'COUPON_CODE_TAKEN' })
}

/** Held against its uses: what was checked of them is so when the change is written. */
export async function changeCoupon(
  ctx: Context,
  { id, version, ...terms }: CouponTermsOfStaff & { id: number; version: number },
  guards: CouponGuards = couponGuards,
): Promise<StaffCoupon> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    const before = await guards.findStaffCoupon(ctx, id, { lock: true })
    if (!before) throw new ShopError('COUPON_NOT_FOUND')
    if (before.version !== version) {
      if (guards.standsAs(before, terms)) return before
      throw new ShopError('CONFLICT', { message: 'CHANGED_MEANWHILE', details: before })
    }
    assertCoupon(terms, before)
    // Who is no partner any more keeps the code they had: it brings nothing.
    if (terms.partner_id !== before.partner_id) await assertPartner(ctx, terms.partner_id)
    await writeTerms(ctx, { id, version, terms })
    await ctx.db.deleteFrom('coupon_store').where('coupon_id', '=', id).execute()
    await saveStores(ctx, id, terms)
    await saveGoods(ctx, { couponId: id, goods: terms.goods }, guards)
    await audit(ctx, { may: 'commerce:change', entity: 'coupon', id, before, after: terms })
    return foundAgain(ctx, id)
  })
}

/** At once and for everybody; bags that have it say so when they are next counted. */
export async function switchCoupon(ctx: Context, id: number, enabled: boolean): Promise<StaffCoupon> {
  assertMay(ctx, 'commerce:change')
  return inTransaction(ctx, async (ctx) => {
    const before = await findStaffCoupon(ctx, id, { lock: true })
    if (!before) throw new ShopError('COUPON_NOT_FOUND')
    if (before.enabled === enabled) return before
    await ctx.db
      .updateTable('coupon')
      .set({ enabled, version: before.version + 1 })
      .where('coupon_id', '=', id)
      .execute()
    const { enabled: was } = before
    await audit(ctx, {
      ...{ may: 'commerce:change', entity: 'coupon', id },
      ...{ before: { enabled: was }, after: { enabled } },
    })
    return foundAgain(ctx, id)
  })
}

function columnsOf({ stores: _, goods: __, percent, ...terms }: CouponTermsOfStaff) {
  return {
    ...terms,
    percent: terms.type === 'percent' ? percent : 0,
    starts_at: terms.starts_at === null ? null : new Date(terms.starts_at),
    ends_at: terms.ends_at === null ? null : new Date(terms.ends_at),
  }
}

type Change = { id: number; version: number; terms: CouponTermsOfStaff }

/** The index says whether a code is taken: of two who want one at once both would find it free. */
async function writeTerms({ db }: Context, { id, version, terms }: Change): Promise<void> {
  try {
    await db
      .updateTable('coupon')
      .set({ ...columnsOf(terms), version: version + 1 })
      .where('coupon_id', '=', id)
      .execute()
  } catch (error) {
    if (isDuplicate(error)) throw new ShopError('CONFLICT', { message: 'COUPON_CODE_TAKEN' })
    throw error
  }
}

async function saveStores({ db }: Context, coupon_id: number, { type, stores }: CouponTermsOfStaff) {
  await db
    .insertInto('coupon_store')
    .values(
      stores.map(({ store_code, amount, minimum }) => ({
        coupon_id,
        store_id: storeIdOf(store_code) ?? 0,
        amount_minor: type === 'fixed' ? toMinor(amount) : 0,
        minimum_minor: toMinor(minimum),
      })),
    )
    .execute()
}

async function foundAgain(ctx: Context, id: number): Promise<StaffCoupon> {
  const saved = await findStaffCoupon(ctx, id)
  if (!saved) throw new Error(`Coupon ${id} was saved and is not there.`)
  return saved
}
