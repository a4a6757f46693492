import { expect, it } from 'vitest'
import { english } from '#web/engine/testing/open-page.tsx'
import { couponChanges } from './form/coupon-changes.ts'
import { aCoupon } from './testing/a-coupon.ts'

it('what somebody else made of a coupon is told to a German with a comma, as its fields are', () => {
  const now = aCoupon({ percent: 17.5, stores: [{ store_code: 'de', amount: 0, minimum: 59.9 }] })
  const changes = couponChanges([aCoupon(), now], english, { locale: 'de-DE', stores: [] } as never)
  expect(changes.map(({ was, now }) => [was, now])).toEqual([
    ['15', '17,5'],
    ['50', '59,90'],
  ])
})
