import { expect, it, test } from 'vitest'
import { childrenAfterMove, lineOf, MAX_CATEGORY_LEVELS } from './category-places.ts'

// 1 women: 2 dresses (3 midi), 4 coats; 5 men
const TREE = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 4, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 5, parent_id: null },
]

test.each([
  ['in front of another', { id: 4, parent: 1, before: 2 }, { order: [4, 2] }],
  ['behind all others', { id: 2, parent: 1, before: null }, { order: [4, 2] }],
  ['under another one', { id: 2, parent: 5, before: null }, { order: [2] }],
  ['to the top', { id: 3, parent: null, before: 5 }, { order: [1, 3, 5] }],
  ['below itself', { id: 1, parent: 3, before: null }, { path: 'parent', message: /below the category/ }],
  ['into itself', { id: 1, parent: 1, before: null }, { path: 'parent', message: /below the category/ }],
  ['under nothing', { id: 1, parent: 99, before: null }, { path: 'parent', message: /no category/ }],
  ['as nothing', { id: 99, parent: 1, before: null }, { path: 'id', message: /no category/ }],
  ['before a stranger', { id: 4, parent: 1, before: 5 }, { path: 'before', message: /none of its/ }],
  ['before itself', { id: 4, parent: 1, before: 4 }, { path: 'before', message: /none of its/ }],
])('a category is moved %s', (_, wish, told) => {
  const after = childrenAfterMove(TREE, wish)
  if ('order' in after) expect(after).toEqual(told)
  else expect(after).toMatchObject({ path: (told as { path: string }).path })
})

it('a branch is not moved so deep that its lowest category would have no address', () => {
  const deep = Array.from({ length: MAX_CATEGORY_LEVELS - 1 }, (_, at) => ({
    id: 10 + at,
    parent_id: at ? 9 + at : null,
  }))
  const lowest = deep.at(-1)?.id ?? 0
  const tree = [...deep, ...TREE]
  expect(childrenAfterMove(tree, { id: 5, parent: lowest, before: null })).toEqual({ order: [5] })
  expect(childrenAfterMove(tree, { id: 2, parent: lowest, before: null })).toMatchObject({ path: 'parent' })
})

it('a line that leads in a circle ends', () => {
  const circle = [
    { id: 1, parent_id: 2 },
    { id: 2, parent_id: 1 },
  ]
  expect(lineOf(circle, 1)).toEqual([1, 2])
})
