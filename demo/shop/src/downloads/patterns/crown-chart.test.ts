import { expect, test } from 'vitest'
import { ROUNDS, stitchesOf, TAKES } from './crown-chart.ts'

test('every round of the crown takes what the one before has left, until one stitch is', () => {
  for (const [at, round] of ROUNDS.slice(1).entries()) {
    const taken = round.reduce((sum, stitch) => sum + TAKES[stitch], 0)
    expect(taken, `round ${at + 1}`).toBe(stitchesOf(ROUNDS[at] ?? []))
  }
  expect(stitchesOf(ROUNDS.at(-1) ?? [])).toBe(1)
})
