import { expect, test } from 'vitest'
import { dropOf, nameWithParents, type Side, stepOf } from './tree-rows.ts'

const item = (id: number, parent_id: number | null) => ({
  ...{ id, parent_id, name: `n${id}`, key: String(id), is_active: true, include_in_menu: true, products: 0 },
})
// 1 (2 (5), 3), 4
const ITEMS = [item(1, null), item(2, 1), item(3, 1), item(4, null), item(5, 2)]

test.each<[Side, [number, number], object | undefined]>([
  ['above', [3, 2], { id: 3, parent: 1, before: 2 }],
  ['inside', [4, 2], { id: 4, parent: 2, before: null }],
  ['below', [4, 2], { id: 4, parent: 1, before: 3 }],
  ['below', [3, 2], { id: 3, parent: 1, before: null }],
  ['below', [2, 3], { id: 2, parent: 1, before: null }],
  ['inside', [1, 5], undefined],
  ['above', [2, 5], undefined],
  ['above', [2, 2], undefined],
])('dropped %s: %j', (side, [id, on], move) => {
  expect(dropOf(ITEMS, id, { on, side })).toEqual(move)
})

test('steps go up, down, in and out, and end at the ends', () => {
  expect(stepOf(ITEMS, 3, 'up')).toEqual({ id: 3, parent: 1, before: 2 })
  expect(stepOf(ITEMS, 2, 'down')).toEqual({ id: 2, parent: 1, before: null })
  expect(stepOf(ITEMS, 3, 'in')).toEqual({ id: 3, parent: 2, before: null })
  expect(stepOf(ITEMS, 5, 'out')).toEqual({ id: 5, parent: 1, before: 3 })
  expect([stepOf(ITEMS, 1, 'up'), stepOf(ITEMS, 4, 'out'), stepOf(ITEMS, 2, 'in')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a category is told by all it stands under', () => {
  expect(nameWithParents(ITEMS, 5)).toBe('n1 › n2 › n5')
})
