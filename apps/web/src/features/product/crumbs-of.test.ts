import { expect, it } from 'vitest'
import { crumbsOf } from './crumbs-of.ts'

type Node = Parameters<typeof crumbsOf>[0]['menu'][number]
const node = (id: number, children: Node[] = []): Node => ({ id, name: `C${id}`, path: `/c${id}`, children })
const menu = [node(9), node(1, [node(2, [node(3)])])]
const names = (category_ids: number[]) =>
  crumbsOf({ product: { name: 'Zoe Tank', category_ids }, menu, home: 'Home' }).map(({ name }) => name)

it('names every level on the way, also those the product is not in itself', () => {
  expect(names([3])).toEqual(['Home', 'C1', 'C2', 'C3', 'Zoe Tank'])
})

it('takes the longest way, and stands below Home when the menu leads nowhere', () => {
  expect(names([9, 2])).toEqual(['Home', 'C1', 'C2', 'Zoe Tank'])
  expect(names([77])).toEqual(['Home', 'Zoe Tank'])
})
