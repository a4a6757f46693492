import { expect, test } from 'vitest'
import { compareTimes } from './compare-times.ts'

/** The same noise each time; `late` adds what a slow branch would. */
function times(seed: number, late = 0): number[] {
  let state = seed
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const noise = () => chance() + chance() + chance() + chance()
  return Array.from({ length: 500 }, () => 5 + noise() + late + (chance() > 0.98 ? 80 : 0))
}

test('the same work is told apart by nobody, however rough the day', () => {
  expect(compareTimes(times(1), times(2)).chance).toBeGreaterThan(0.01)
})

test('a fifth of a millisecond more is seen', () => {
  const { difference, chance } = compareTimes(times(1, 0.2), times(2))
  expect(difference).toBeGreaterThan(0.1)
  expect(chance).toBeLessThan(0.001)
})
