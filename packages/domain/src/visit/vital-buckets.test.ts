import { expect, test } from 'vitest'
import { bucketOf, p75, sharesOf, vitalAt } from './vital-buckets.ts'
import { MAX_VITAL, VITALS } from './web-vitals.ts'

test.each([
  ['LCP', 1_630],
  ['INP', 86],
  ['CLS', 0.021],
  ['TTFB', 180],
] as const)('%s of %d is read from its bucket as it was, to five percent', (vital, value) => {
  const read = vitalAt(vital, bucketOf(vital, value))
  expect(Math.abs(read - value) / value).toBeLessThan(0.05)
})

test.each(VITALS)('%s has a bucket the table takes, from nothing to the worst', (vital) => {
  expect(bucketOf(vital, 0)).toBe(0)
  expect(bucketOf(vital, MAX_VITAL[vital] * 9)).toBe(bucketOf(vital, MAX_VITAL[vital]))
  expect(bucketOf(vital, MAX_VITAL[vital])).toBeLessThanOrEqual(200)
})

test('three of four stayed below what is told', () => {
  const counts = [
    { bucket: bucketOf('LCP', 4_400), times: 1 },
    { bucket: bucketOf('LCP', 1_000), times: 2 },
    { bucket: bucketOf('LCP', 2_000), times: 1 },
  ]
  const told = p75('LCP', counts) ?? 0
  expect(told).toBeGreaterThan(1_900)
  expect(told).toBeLessThan(2_100)
  expect(sharesOf('LCP', counts)).toEqual([75, 0, 25])
  expect(p75('LCP', [])).toBeUndefined()
  expect(sharesOf('LCP', [])).toEqual([0, 0, 0])
})
