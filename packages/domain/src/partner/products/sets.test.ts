import { expect, test } from 'vitest'
import { barOf, inSetOrder, pairOf, setOf } from './sets.ts'
import { slotOf } from './slots.ts'

const JUMPER = { id: 1, type_type: 'top' } as const
const SHIRT = { id: 2, type_type: 'top' } as const
const SKIRT = { id: 3, type_type: 'bottom' } as const
const BOOTS = { id: 4, type_type: 'shoes' } as const
const SETS = [{ id: 9, parts: [1, 3] }]

test('a tile that cannot be chosen says why', () => {
  expect(barOf(BOOTS, { chosen: [], sets: [] })).toEqual({ why: 'not_for_sets' })
  expect(barOf(SHIRT, { chosen: [JUMPER], sets: [] })).toEqual({ why: 'type_chosen' })
  expect(barOf(SKIRT, { chosen: [JUMPER], sets: SETS })).toEqual({ why: 'exists', setId: 9 })
  expect(barOf(SKIRT, { chosen: [SHIRT], sets: SETS })).toBeUndefined()
})

test('what is chosen can be taken out again', () => {
  expect(barOf(JUMPER, { chosen: [JUMPER], sets: SETS })).toBeUndefined()
})

test('a set is the same one whichever piece was chosen first', () => {
  expect(setOf([SKIRT, JUMPER], SETS)?.id).toBe(9)
  expect(setOf([SKIRT, SHIRT], SETS)).toBeUndefined()
})

test('only a top with a bottom is saved, the top first', () => {
  expect(pairOf([SKIRT, JUMPER])).toEqual({ top: 1, bottom: 3 })
  expect(pairOf([JUMPER, SHIRT])).toBe('type_chosen')
  expect(pairOf([JUMPER, BOOTS])).toBe('not_for_sets')
  expect(pairOf([JUMPER])).toBe('incomplete')
})

test('sets stand first, then their parts, then tops, bottoms, shoes', () => {
  const piece = { is_set: false, parts: [] }
  const shown = [
    { ...BOOTS, ...piece },
    { ...SHIRT, ...piece },
    { ...SKIRT, ...piece },
    { ...JUMPER, ...piece },
    { id: 9, type_type: 'other' as const, is_set: true, parts: [1, 3] },
    { id: 5, type_type: 'bottom' as const, ...piece },
  ]
  expect(inSetOrder(shown).map(({ id }) => id)).toEqual([9, 1, 3, 2, 5, 4])
})

test('a kind tells the part of an outfit; one nobody knows is none', () => {
  expect(['jumper', 'jeans', 'boots', 'coat', 'constructor', null].map(slotOf)).toEqual([
    ...['top', 'bottom', 'shoes'],
    ...['other', 'other', 'other'],
  ])
})
