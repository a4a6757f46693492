import { describe, expect, it } from 'vitest'
import { type CategoryNode, CategoryTree } from './category-tree.ts'

const aNode = (id: number, parentId: number | null): CategoryNode => ({
  id,
  parentId,
  level: 1,
  position: 0,
  includeInMenu: true,
  image: null,
  texts: {},
})

describe('the category tree', () => {
  const tree = new CategoryTree([aNode(1, null), aNode(2, 1), aNode(3, 2), aNode(8, 7), aNode(9, 8)])

  it('knows who stands above', () => {
    expect(tree.ancestorsOf(3)).toEqual([1, 2])
    expect(tree.withAncestors([3, 2, 99])).toEqual([1, 2, 3])
  })

  it('opens what hangs below an inactive category, without showing the way there', () => {
    expect(tree.find(9)).toMatchObject({ id: 9 })
    expect(tree.childrenOf(null).map(({ id }) => id)).toEqual([1])
    expect(tree.ancestorsOf(9)).toEqual([8])
  })
})
