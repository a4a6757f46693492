import type { Product } from '@vitrine/domain/catalog/product'
import type { Crumb } from '#web/ui/crumbs.tsx'

type MenuNode = { id: number; name: string; path: string; children: MenuNode[] }
type Ask = { product: Pick<Product, 'name' | 'category_ids'>; menu: readonly MenuNode[]; home: string }

/** The longest way through the menu to a category the product stands in. */
export function crumbsOf({ product, menu, home }: Ask): Crumb[] {
  const ids = new Set(product.category_ids)
  const way = longestWay(menu, ids)
  return [
    { name: home, to: '/' },
    ...way.map(({ name, path }) => ({ name, to: path })),
    { name: product.name },
  ]
}

function longestWay(nodes: readonly MenuNode[], ids: ReadonlySet<number>): MenuNode[] {
  const ways = nodes.flatMap((node) => {
    const below = longestWay(node.children, ids)
    return below.length > 0 || ids.has(node.id) ? [[node, ...below]] : []
  })
  return ways.reduce((longest, way) => (way.length > longest.length ? way : longest), [])
}
