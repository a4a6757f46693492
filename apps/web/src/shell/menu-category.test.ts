import type { MenuCategory as Category } from '@vitrine/contract/catalog'
import { expect, it } from 'vitest'
import { countedIn, toMenu } from './menu-category.ts'

type Counts = { product_count: number; approved_count: number; sale_count?: number }

const aCategory = (name: string, counts: Counts, children_data: Category[] = []) =>
  ({
    ...{ id: 1, name, url_path: name, is_active: true, include_in_menu: true, children_data },
    ...counts,
  }) as unknown as Category
const COATS = aCategory('coats', { product_count: 9, approved_count: 4 })
const BELTS = aCategory('belts', { product_count: 5, approved_count: 0 })
const EMPTY = aCategory('empty', { product_count: 0, approved_count: 0 })
const WOMEN = aCategory('women', { product_count: 14, approved_count: 4 }, [COATS, BELTS, EMPTY])
const listed = (categories: Category[], isChosen: boolean) =>
  toMenu(categories, countedIn(categories, isChosen)).map(({ name, count, children }) => [
    name,
    count,
    children.map((child) => child.name),
  ])

it('a menu lists what has products', () => {
  expect(listed([WOMEN, EMPTY], false)).toEqual([['women', 14, ['coats', 'belts']]])
})

it('where the shop chooses its products, a menu lists what has approved ones', () => {
  expect(listed([WOMEN, BELTS], true)).toEqual([['women', 14, ['coats']]])
})

it('where nothing is approved yet, choosing leaves the menu as it was', () => {
  expect(listed([BELTS, EMPTY], true)).toEqual([['belts', 5, []]])
})

it('what holds other categories is listed for their sake', () => {
  const shoes = aCategory('shoes', { product_count: 0, approved_count: 0 }, [COATS])
  expect(listed([shoes, COATS], true)).toEqual([
    ['shoes', 0, ['coats']],
    ['coats', 9, []],
  ])
})

it('the way to what is reduced was as dark as the others: it has the colour of reduced prices, when all in it is', () => {
  const reduced = aCategory('reduced', { product_count: 3, approved_count: 0, sale_count: 3 })
  const partly = aCategory('new', { product_count: 3, approved_count: 0, sale_count: 2 })
  const shoes = aCategory('shoes', { product_count: 0, approved_count: 0, sale_count: 0 }, [reduced])
  expect(toMenu([reduced, partly, shoes]).map(({ tone }) => tone)).toEqual([
    'tone-sale',
    undefined,
    undefined,
  ])
})
