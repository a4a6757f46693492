// Clerks who save goods of one coupon at once, and one who removes a category another is about to name.
import { describe, expect, test } from 'vitest'
import { answersOf, refusalsOf, together } from '#api/features/orders/testing/crowd.ts'
import { rounds } from '#api/testing/how-often.ts'
import { meeting } from '#api/testing/meeting.ts'
import { aCouponDesk, FIRST, THEN, termsOf } from '../testing/a-coupon-desk.ts'
import { findStaffCoupon } from './coupon-queries.ts'
import { type CouponGuards, changeCoupon, couponGuards, createCoupon } from './save-coupon.ts'

const desk = aCouponDesk()
const made = (code?: string) => createCoupon(desk.ctx(), termsOf(FIRST, 15, code))
const GOODS = [THEN, FIRST, { categories: [32], skus: [] }, { categories: [], skus: ['COAT', 'SCARF'] }]

describe('of twenty clerks who save goods of one coupon', () => {
  async function saveAtOnce(count: number, guards?: CouponGuards) {
    const { id, version } = await made()
    return together(count, async (at) => {
      const goods = GOODS[at % GOODS.length] ?? THEN
      const saved = await changeCoupon(desk.ctx(), { ...termsOf(goods, 20 + at), id, version }, guards)
      return [saved.percent, 2, goods.categories, goods.skus, 1, 2]
    })
  }
  test.each(rounds('RACE_ROUNDS', 2))('one is done, and the others are told (round %i)', async () => {
    const outcomes = await saveAtOnce(20)
    expect(refusalsOf(outcomes)).toEqual({ CONFLICT: 19 })
    expect(await desk.stands()).toEqual(answersOf(outcomes))
  })

  test('mutant: without the lock two are done, and the goods of one of them are lost unheard', async () => {
    const met = meeting(2)
    const unlocked: CouponGuards['findStaffCoupon'] = async (ctx, id) => {
      const found = await findStaffCoupon(ctx, id)
      await met()
      return found
    }
    const outcomes = await saveAtOnce(2, { ...couponGuards, findStaffCoupon: unlocked })
    expect([answersOf(outcomes).length, refusalsOf(outcomes)]).toEqual([2, {}])
  })
})

test('of two coupons that get one code at once the second is told so', async () => {
  const coupons = [await made('ONE'), await made('TWO')]
  const outcomes = await together(2, (at) => {
    const { id = 0, version = 0 } = coupons[at] ?? {}
    return changeCoupon(desk.ctx(), { ...termsOf(THEN, 20, 'SAME'), id, version })
  })
  expect(refusalsOf(outcomes)).toEqual({ CONFLICT: 1 })
})

describe('a category removed while a coupon is saved for it', () => {
  const removedMeanwhile = (lockGoods: CouponGuards['lockGoods']) => {
    const removed: string[] = []
    const guards: CouponGuards = {
      ...couponGuards,
      async lockGoods(db, goods) {
        const known = await lockGoods(db, goods)
        removed.push(
          await desk.removeCategory().then(
            () => 'removed',
            (error) => error.code,
          ),
        )
        return known
      },
    }
    return { removed, saving: createCoupon(desk.ctx(), termsOf(FIRST), guards) }
  }

  test('waits until it is saved', async () => {
    const { removed, saving } = removedMeanwhile(couponGuards.lockGoods)
    expect([(await saving).goods, removed]).toEqual([FIRST, ['55P03']])
  })

  test('mutant: one that is looked at without the lock is gone, and the coupon fails without a word', async () => {
    const { removed, saving } = removedMeanwhile(async (_, goods) => {
      const known = await desk.database().db.selectFrom('product').select(['sku', 'product_id']).execute()
      return {
        categoryIds: new Set(goods.categories),
        productIds: new Map(known.map(({ sku, product_id }) => [sku, product_id])),
      }
    })
    await expect(saving).rejects.toMatchObject({ code: '23503' })
    expect(removed).toEqual(['removed'])
  })
})
