import { expect, test } from 'vitest'
import { firstToDo, isPromoted, laneOf } from './lanes.ts'

test.each([
  ['ordered', { delivered: false, promoted_count: 0, archive: false }, 'delivering', false],
  ['arrived', { delivered: true, promoted_count: 0, archive: false }, 'to_promote', false],
  ['shown', { delivered: true, promoted_count: 2, archive: false }, 'promoted', true],
  [
    'shown before anybody noted that it came',
    { delivered: false, promoted_count: 1, archive: false },
    'promoted',
    true,
  ],
  ['put aside unseen', { delivered: false, promoted_count: 0, archive: true }, 'archived', true],
  ['put aside after posts', { delivered: true, promoted_count: 3, archive: true }, 'archived', true],
] as const)('a piece that was %s', (...[, piece, lane, promoted]) => {
  expect([laneOf(piece), isPromoted(piece)]).toEqual([lane, promoted])
})

test('first is what has arrived, then what is on its way, and nothing where all is shown', () => {
  const coming = { delivered: false, promoted_count: 0, archive: false }
  const there = { ...coming, delivered: true }
  const shown = { ...there, promoted_count: 1 }
  expect([[shown, coming, there], [shown, coming], [shown]].map(firstToDo)).toEqual([
    there,
    coming,
    undefined,
  ])
})
