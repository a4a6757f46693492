import { describe, expect, test } from 'vitest'
import { stepsReached } from './order-progress.ts'

describe('the steps of an order', () => {
  test('each has the moment it was first reached, whatever the sequence they come in', () => {
    const reached = stepsReached([
      { state: 'shipped', at: '2026-01-04T08:00:00.000Z' },
      { state: 'placed', at: '2026-01-01T08:00:00.000Z' },
      { state: 'placed', at: '2026-01-01T09:00:00.000Z' },
      { state: 'packed', at: '2026-01-03T08:00:00.000Z' },
    ])
    expect(reached).toEqual([
      { stage: 1, at: '2026-01-01T08:00:00.000Z' },
      { stage: 2, at: '2026-01-03T08:00:00.000Z' },
      { stage: 3, at: '2026-01-04T08:00:00.000Z' },
    ])
  })

  test('one that was skipped, and the end of a canceled or returned one, has none', () => {
    const at = '2026-01-01T08:00:00.000Z'
    const stages = (['placed', 'delivered', 'returned', 'canceled'] as const).map((state) => ({ state, at }))
    expect(stepsReached(stages).map(({ stage }) => stage)).toEqual([1, 5])
  })
})
