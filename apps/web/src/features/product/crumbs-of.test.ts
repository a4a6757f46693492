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

it('leads to a bag by way of the bags, not of what is new this week', () => {
  const headings = [node(1, [node(10)]), node(5, [node(32), node(33)])]
  const product = { name: 'Tote', category_ids: [1, 5, 10, 32] }
  const crumbs = crumbsOf({ product, menu: headings, home: 'Home' })
  expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'C5', 'C32', 'Tote'])
})
