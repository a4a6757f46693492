import { expect, test } from 'vitest'
import { pairOf } from './sets.ts'
import { slotOf } from './slots.ts'

const JUMPER = { id: 1, type_type: 'top' } as const
const SHIRT = { id: 2, type_type: 'top' } as const
const SKIRT = { id: 3, type_type: 'bottom' } as const
const BOOTS = { id: 4, type_type: 'shoes' } as const

test('only a top with a bottom is saved, the top first', () => {
  expect(pairOf([SKIRT, JUMPER])).toEqual({ top: 1, bottom: 3 })
  expect(pairOf([JUMPER, SHIRT])).toBe('type_chosen')
  expect(pairOf([JUMPER, BOOTS])).toBe('not_for_sets')
  expect(pairOf([JUMPER])).toBe('incomplete')
})

test('a kind tells the part of an outfit; one nobody knows is none', () => {
  expect(['jumper', 'jeans', 'boots', 'coat', 'constructor', null].map(slotOf)).toEqual([
    ...['top', 'bottom', 'shoes'],
    ...['other', 'other', 'other'],
  ])
})
