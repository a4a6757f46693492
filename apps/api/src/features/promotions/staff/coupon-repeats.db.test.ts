// What a clerk sends again whose answer was lost on the way.
import { beforeEach, describe, expect, test } from 'vitest'
import { answersOf, refusalsOf, together } from '#api/features/orders/testing/crowd.ts'
import { rounds } from '#api/testing/how-often.ts'
import { aCouponDesk, FIRST, THEN, termsOf } from '../testing/a-coupon-desk.ts'
import { changeCoupon, couponGuards, createCoupon, switchCoupon } from './save-coupon.ts'

const desk = aCouponDesk()
const ONCE = termsOf(FIRST, 15, 'ONCE')
const TAKEN = { message: 'COUPON_CODE_TAKEN' }
beforeEach(async () => void (await desk.database().db.deleteFrom('audit').execute()))
const lines = async () => (await desk.database().db.selectFrom('audit').select('audit_id').execute()).length

test('a coupon saved again after its answer was lost was called a code that is taken', async () => {
  const made = await createCoupon(desk.ctx(), ONCE)
  const turned = { ...FIRST, categories: FIRST.categories.toReversed() }
  expect(await createCoupon(desk.ctx(), { ...ONCE, goods: turned })).toEqual(made)
  expect(await lines()).toBe(1)
})

test('a change saved again after its answer was lost was shown to its clerk as somebody else’s', async () => {
  const { id, version } = await createCoupon(desk.ctx(), termsOf(FIRST, 15, 'TWICE'))
  const wish = { ...termsOf(THEN, 20, 'TWICE'), id, version }
  const saved = await changeCoupon(desk.ctx(), wish)
  expect(await changeCoupon(desk.ctx(), wish)).toEqual(saved)
  expect(await lines()).toBe(2)
  await expect(changeCoupon(desk.ctx(), { ...wish, percent: 21 })).rejects.toMatchObject({
    message: 'CHANGED_MEANWHILE',
  })
})

test('one that has another sense, or was stopped or changed since, is another coupon; one that was used is theirs', async () => {
  const code = 'OTHER'
  const { id, version } = await createCoupon(desk.ctx(), termsOf(FIRST, 15, code))
  const again = (percent = 15, goods = FIRST) => createCoupon(desk.ctx(), termsOf(goods, percent, code))
  await expect(again(16)).rejects.toMatchObject(TAKEN)
  await expect(again(15, THEN)).rejects.toMatchObject(TAKEN)
  await desk.database().db.updateTable('coupon').set({ used: 1 }).where('code', '=', code).execute()
  expect(await again()).toMatchObject({ id, used: 1 })
  await switchCoupon(desk.ctx(), id, false)
  await expect(again()).rejects.toMatchObject(TAKEN)
  await switchCoupon(desk.ctx(), id, true)
  await changeCoupon(desk.ctx(), { ...termsOf(FIRST, 15, code), id, version: version + 2 })
  await expect(again()).rejects.toMatchObject(TAKEN)
})

describe('of ten that are sent at once', () => {
  test.each(rounds('RACE_ROUNDS', 2))('the same wish makes one coupon (round %i)', async (round) => {
    const wish = termsOf(FIRST, 15, `SAME${round}`)
    const outcomes = await together(10, () => createCoupon(desk.ctx(), wish))
    expect(refusalsOf(outcomes)).toEqual({})
    expect(new Set(answersOf(outcomes).map(({ id }) => id)).size).toBe(1)
    expect(await lines()).toBe(1)
  })

  const differ = (code: string, guards = couponGuards) =>
    together(2, (at) => createCoupon(desk.ctx(), termsOf(FIRST, 15 + at, code), guards))

  test('another wish is told that the code is taken', async () => {
    expect(refusalsOf(await differ('DIFFER'))).toEqual({ CONFLICT: 1 })
  })

  test('mutant: where it is not asked who made it and how, a clerk is told that a coupon was made which is not there', async () => {
    const outcomes = await differ('MUTANT', { ...couponGuards, madeAlready: async () => true })
    expect(refusalsOf(outcomes)).toEqual({})
  })
})
