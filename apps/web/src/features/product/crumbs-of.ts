import type { Product } from '@vitrine/domain/catalog/product'
import type { Crumb } from '#web/ui/crumbs.tsx'

type MenuNode = { id: number; name: string; path: string; children: MenuNode[] }
type Ask = { product: Pick<Product, 'name' | 'category_ids'>; menu: readonly MenuNode[]; home: string }

/**
 * The longest way through the menu to a category the product stands in. Of two as long the one below the heading that
 * divides more finely: bags, hats and scarves tell more of a thing than what is new or reduced.
 */
export function crumbsOf({ product, menu, home }: Ask): Crumb[] {
  const way = longestWay(menu, new Set(product.category_ids))
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
  return ways.sort((one, other) => other.length - one.length || fineness(other) - fineness(one))[0] ?? []
}

const fineness = ([heading]: MenuNode[]) => heading?.children.length ?? 0
