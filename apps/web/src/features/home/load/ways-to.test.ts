import type { Category } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { nameApart, waysTo } from './ways-to.ts'

const category = (name: string, url_path: string, children_data: Category[] = []) =>
  ({
    ...{ name, url_path, children_data, product_count: 7 },
    ...{ is_active: true, include_in_menu: true, slug: url_path },
  }) as unknown as Category
const womens = category('Knitwear', 'women/knitwear')
const dresses = category('Dresses', 'women/dresses')
const TREE = [
  category('Women', 'women', [womens, dresses]),
  category('Men', 'men', [category('Knitwear', 'men/knitwear')]),
  category('Hidden', 'archive', [{ ...category('Dresses', 'archive/dresses'), include_in_menu: false }]),
]

describe('"Knitwear" on the home page was women\'s without saying so', () => {
  it('names whose it is, and leads to the men, too', () => {
    expect(waysTo(TREE, womens)).toEqual([
      { name: 'Women', path: '/women/knitwear', count: 7 },
      { name: 'Men', path: '/men/knitwear', count: 7 },
    ])
    expect(nameApart(TREE, womens)).toBe('Knitwear\u00a0· Women')
  })

  it('leads from a heading to all of it, whatever is called like it below the others', () => {
    const shoes = category('Shoes', 'shoes')
    const below = ['women', 'men'].map((who) => category(who, who, [category('Shoes', `${who}/shoes`)]))
    expect(waysTo([shoes, ...below], shoes)).toEqual([])
  })

  it('leaves a name alone that only one heading shows', () => {
    expect([waysTo(TREE, dresses), nameApart(TREE, dresses)]).toEqual([[], 'Dresses'])
  })
})
