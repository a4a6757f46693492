// What is wrong is said at its field, before it is sent where that can be known.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, it } from 'vitest'
import { below, find, page, press, submit, type, typedIn } from '#web/engine/testing/find.ts'
import { halfType } from '#web/engine/testing/half-type.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { aCoupon } from './testing/a-coupon.ts'
import { openCoupons, refusesFields } from './testing/open-coupons.tsx'

const { desk, sent, open, make } = openCoupons()

it('an end, half typed, is no coupon without an end: it is asked for', async () => {
  await make()
  await type('Code', 'SPRING')
  await halfType('Ends')
  await submit()
  expect([below('Ends'), sent('staff.createCoupon')]).toEqual([
    'This is only half typed. Complete it, or empty the field.',
    [],
  ])
  await type('Ends', '')
  await submit()
  expect(sent('staff.createCoupon')).toHaveLength(1)
})

it('a limit that is no whole number is no coupon without a limit', async () => {
  await make()
  await type('Code', 'SPRING')
  await type('Uses in all', '1e3')
  await type('Uses by one person', '2.5')
  await submit()
  const words = 'A whole number, such as 12.'
  expect([below('Uses in all'), below('Uses by one person'), sent('staff.createCoupon')]).toEqual([
    words,
    words,
    [],
  ])
  await type('Uses in all', '1000')
  await type('Uses by one person', '')
  await submit()
  expect(sent('staff.createCoupon')).toMatchObject([{ body: { total_limit: 1000, customer_limit: null } }])
})

it('a least bag of 1,000 is not saved as one of 1', async () => {
  await make()
  await type('Code', 'SPRING')
  await type('United States: From a bag of, USD', '1,000')
  await submit()
  expect([below('United States: From a bag of, USD'), sent('staff.createCoupon')]).toEqual([
    'Two decimals at most and no other signs, such as 1250.50.',
    [],
  ])
})

it('a German reads and writes the sums of a coupon with a comma', async () => {
  desk.stands = aCoupon({ percent: 7.5, stores: [{ store_code: 'de', amount: 0, minimum: 49.5 }] })
  await open(4, '/admin/coupons', 'de')
  const minimum = 'Deutschland: From a bag of, EUR'
  expect([typedIn('Percent'), typedIn(minimum)]).toEqual(['7,5', '49,50'])
  await type('Percent', '12,5')
  await type(minimum, '59,90')
  await submit()
  expect(sent('staff.changeCoupon')).toMatchObject([
    { body: { percent: 12.5, stores: [{ store_code: 'de', minimum: 59.9 }] } },
  ])
})

it('a code the shop has had is said at its field, which is gone on from', async () => {
  await make()
  await type('Code', 'WINTER15')
  desk.shop.client.script['staff.createCoupon'] = refuses(409, { errorCode: 'CONFLICT' })
  await submit()
  expect(below('Code')).toBe('The shop has had a coupon of this code. Choose another.')
  await until(() => document.activeElement === find('field', 'Code'))
  expect(typedIn('Code')).toBe('WINTER15')
})

it('what makes no sense is said at its fields in words, not by names of the wire', async () => {
  await open(4)
  desk.shop.client.script['staff.changeCoupon'] = refusesFields(
    { path: 'percent', key: 'REFUSED', message: 'takes nothing off and delivers for money' },
    { path: 'total_limit', key: 'TOO_SMALL', message: 'must not be below what was used already' },
    { path: 'ends_at', key: 'REFUSED', message: 'must come after the beginning' },
  )
  await submit()
  expect([below('Percent'), below('Uses in all'), below('Ends')]).toEqual([
    'Takes nothing off and does not deliver for free.',
    'Is less than it was used already.',
    'Must be after it starts.',
  ])
  expect(page()).not.toMatch(/ends_at|total_limit/)
})

it('a share or sum with more than two decimals is said at its field and not sent; nor is it rounded', async () => {
  await make()
  await type('Code', 'SPRING')
  await type('Percent', '10.123')
  await type('Deutschland: From a bag of, EUR', '19.999')
  await submit()
  const words = 'Two decimals at most and no other signs, such as 1250.50.'
  expect([below('Percent'), below('Deutschland: From a bag of, EUR')]).toEqual([words, words])
  expect([sent('staff.createCoupon'), typedIn('Percent')]).toEqual([[], '10.123'])
  await type('Percent', '10.12')
  await type('Deutschland: From a bag of, EUR', '19.99')
  await submit()
  expect(sent('staff.createCoupon')).toMatchObject([{ body: { percent: 10.12 } }])
})

it('what makes no sense is said before it is sent, at each field, and the first of it is gone on from', async () => {
  await make()
  await type('Code', 'AB')
  await type('Percent', '0')
  await type('Starts', '2026-11-02T09:30')
  await type('Ends', '2026-11-01T09:30')
  await submit()
  expect(['Code', 'Percent', 'Ends'].map(below)).toEqual([
    '3 to 40 letters and digits, without spaces.',
    'Takes nothing off and does not deliver for free.',
    'Must be after it starts.',
  ])
  expect([document.activeElement === find('field', 'Code'), sent('staff.createCoupon')]).toEqual([true, []])
  await press('checkbox', 'Free delivery')
  expect(below('Percent')).toBe('')
})

it('a sum that is missing is said at the store it is missing for, and no store at all above them', async () => {
  await make()
  await type('Code', 'SPRING5')
  await press('choice', 'A fixed sum')
  await type('Deutschland: Sum, EUR', '5')
  await submit()
  expect([below('Deutschland: Sum, EUR'), below('United States: Sum, USD')]).toEqual([
    '',
    'Takes nothing off and does not deliver for free.',
  ])
  for (const { name } of STORE_VIEWS) await press('checkbox', name)
  await submit()
  expect([page().includes('Choose at least one store.'), sent('staff.createCoupon')]).toEqual([true, []])
})

it('a store’s field the shop does not take is marked, whatever its place among those that were sent', async () => {
  await open(4)
  await type('Deutschland: From a bag of, EUR', '2000000')
  desk.shop.client.script['staff.changeCoupon'] = refusesFields({
    ...{ path: 'stores.0.minimum', key: 'TOO_LARGE', message: 'is too large', params: { limit: 1_000_000 } },
  })
  await submit()
  expect(below('Deutschland: From a bag of, EUR')).toMatch(/must be at most 1.?000.?000/)
  expect(document.activeElement).toBe(find('field', 'Deutschland: From a bag of, EUR'))
})
