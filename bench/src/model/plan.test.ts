import { expect, it } from 'vitest'
import { COSTS } from './costs.ts'
import { planFor, ratesOf } from './plan.ts'

const at = (ordersPerMinute: number, more: object = {}) => planFor({ ordersPerMinute, costs: COSTS, ...more })

it('needs one of each for a small shop', () => {
  expect(at(10)).toMatchObject({ processes: 1, databaseCores: 1, searchCores: 0 })
})

it('needs in the long run a hundred times as much for a hundred times the orders, and no more', () => {
  const [some, many] = [at(1_000), at(100_000)]
  expect(many.processes / some.processes).toBeGreaterThan(90)
  expect(many.processes / some.processes).toBeLessThanOrEqual(100)
})

it('has a CDN answer kept pages alone, and search nodes for lists and words alone', () => {
  expect(ratesOf(60, 0.9).kept).toBeCloseTo(ratesOf(60).kept / 10)
  expect(ratesOf(60, 0.9).made).toBe(ratesOf(60).made)
  expect(at(100_000, { cdn: 0.95 }).processes).toBeLessThan(at(100_000).processes)
  expect(at(1_000, { isElsewhere: true }).searchCores).toBeGreaterThan(0)
})
