// A coupon and the goods it is for are saved together or not at all, wherever it is cut: without goods it is one for all.
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runChild } from '#api/testing/run-child.ts'
import { aCouponDesk, FIRST, THEN, termsOf } from '../testing/a-coupon-desk.ts'
import { changeCoupon, createCoupon } from './save-coupon.ts'

const CHILD = fileURLToPath(new URL('../testing/coupon-child.ts', import.meta.url))
const desk = aCouponDesk()
const cut = (job: { terms: object; change?: object; point: number | 'never' }) =>
  runChild(CHILD, { ...job, connectionString: desk.database().connectionString })
const points = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const MADE = [15, 1, FIRST.categories, FIRST.skus, 1, 1]
const CHANGED = [20, 2, THEN.categories, THEN.skus, 1, 2]

describe('a coupon that is made', () => {
  const STATEMENTS = 12
  const terms = termsOf(FIRST)
  test('has no more points than these', async () => {
    const { said, complaint } = await cut({ terms, point: 'never' })
    expect([Number(said), complaint, await desk.stands()]).toEqual([STATEMENTS, '', [MADE]])
  })

  test.each(points(STATEMENTS))(
    'cut at statement %i is there with its goods or not at all',
    async (point) => {
      expect((await cut({ terms, point })).signal).toBe('SIGKILL')
      expect([[], [MADE]]).toContainEqual(await desk.stands())
      await createCoupon(desk.ctx(), terms).catch((error) => expect(error.message).toBe('COUPON_CODE_TAKEN'))
      expect(await desk.stands()).toEqual([MADE])
    },
  )
})

describe('a coupon that is changed', () => {
  const STATEMENTS = 15
  const terms = termsOf(THEN, 20)
  const made = async () => {
    const { id, version } = await createCoupon(desk.ctx(), termsOf(FIRST))
    return { id, version }
  }
  test('has no more points than these', async () => {
    const { said, complaint } = await cut({ terms, change: await made(), point: 'never' })
    expect([Number(said), complaint, await desk.stands()]).toEqual([STATEMENTS, '', [CHANGED]])
  })

  test.each(points(STATEMENTS))('cut at statement %i is the one before or the one after', async (point) => {
    const change = await made()
    expect((await cut({ terms, change, point })).signal).toBe('SIGKILL')
    expect([[MADE], [CHANGED]]).toContainEqual(await desk.stands())
    await changeCoupon(desk.ctx(), { ...terms, ...change }).catch((error) =>
      expect(error.message).toBe('CHANGED_MEANWHILE'),
    )
    expect(await desk.stands()).toEqual([CHANGED])
  })
})
