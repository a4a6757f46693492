import { describe, expect, it } from 'vitest'
import { type CategoryNode, CategoryTree, toCategory } from './category-tree.ts'

const aNode = (id: number, parentId: number | null, more: Partial<CategoryNode> = {}): CategoryNode => ({
  id,
  parentId,
  level: 1,
  position: 0,
  includeInMenu: true,
  image: null,
  texts: {},
  ...more,
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

describe('a menu', () => {
  const text = (name: string) => ({
    name,
    description: '',
    urlKey: name.toLowerCase(),
    urlPath: `x/${name.toLowerCase()}`,
  })
  const tree = new CategoryTree([
    aNode(1, null, { position: 2, texts: { en: text('Men') } }),
    aNode(2, null, { position: 1, texts: { en: text('Women'), de: text('Damen') } }),
    aNode(5, 2, { position: 1, texts: { en: text('Shoes') } }),
    aNode(4, 2, { position: 1, texts: { en: text('Hats'), 'en-US': text('Caps') } }),
    aNode(3, 4, { includeInMenu: false, block: 'winter', image: 'a.jpg' }),
  ])
  const counts = new Map([[4, 7]])
  const read = (id: number, depth: number, dialect: 'en' | 'de' | 'en-US' = 'en') => {
    const node = tree.find(id)
    if (!node) throw new Error(`${id} is not in the tree`)
    return toCategory(node, { tree, dialect, counts }, depth)
  }

  it('stands in the order somebody gave it, the older before the newer', () => {
    expect(tree.childrenOf(null).map(({ id }) => id)).toEqual([2, 1])
    expect(tree.childrenOf(2).map(({ id }) => id)).toEqual([4, 5])
  })

  it('reads in the language of the store, in English where that has no word, and at no word at all', () => {
    expect(read(2, 0, 'de')).toMatchObject({ name: 'Damen', url_path: 'x/damen' })
    expect(read(5, 0, 'de')).toMatchObject({ name: 'Shoes' })
    expect(read(4, 0, 'en-US')).toMatchObject({ name: 'Caps' })
    expect(read(3, 0)).toMatchObject({ name: '', slug: '', url_path: '' })
  })

  it('goes as deep as it is asked to', () => {
    const ids = (depth: number) => JSON.stringify(read(2, depth)).match(/"id":\d+/g)
    expect([0, 1, 2, 9].map((depth) => ids(depth)?.length)).toEqual([1, 3, 4, 4])
  })

  it('tells how many goods stand there, none where nobody has counted, and who is above', () => {
    expect(read(4, 1)).toMatchObject({
      product_count: 7,
      parent_ids: [2],
      children_data: [{ product_count: 0, parent_ids: [2, 4] }],
    })
    expect(read(3, 0)).toMatchObject({ include_in_menu: false, block: 'winter', image: 'a.jpg' })
    expect(read(4, 0)).not.toHaveProperty('block')
  })
})
