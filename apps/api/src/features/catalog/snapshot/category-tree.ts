// The active categories as one frozen tree: who is above, who is below, and how each reads in a language.
import type { Category } from '@vitrine/domain/catalog/product'
import type { Dialect } from '@vitrine/domain/store/dialect'
import { textIn } from '@vitrine/domain/store/text-in'

export type CategoryText = { name: string; description: string; urlKey: string; urlPath: string }
export type CategoryNode = {
  id: number
  parentId: number | null
  level: number
  position: number
  includeInMenu: boolean
  image: string | null
  /** Identifier of the content block its page begins with. */
  block?: string | null
  texts: Partial<Record<Dialect, CategoryText>>
}
/** Products a reader of one store sees in each category, descendants included. */
export type ProductCounts = ReadonlyMap<number, number>

export class CategoryTree {
  readonly #nodes = new Map<number, CategoryNode>()
  readonly #children = new Map<number | null, CategoryNode[]>()

  /** Only active ones are given. What hangs below an inactive one opens at its own address, but no menu leads there. */
  constructor(nodes: readonly CategoryNode[]) {
    const byParent = Map.groupBy(nodes, ({ parentId }) => parentId)
    const active = new Set<number | null>(nodes.map(({ id }) => id))
    const pending = [null, ...[...byParent.keys()].filter((id) => id !== null && !active.has(id))]
    for (const parentId of pending) {
      const children = (byParent.get(parentId) ?? []).sort((a, b) => a.position - b.position || a.id - b.id)
      this.#children.set(parentId, children)
      for (const child of children) {
        this.#nodes.set(child.id, child)
        pending.push(child.id)
      }
    }
  }

  get list(): CategoryNode[] {
    return [...this.#nodes.values()]
  }

  find(id: number): CategoryNode | undefined {
    return this.#nodes.get(id)
  }

  childrenOf(id: number | null): readonly CategoryNode[] {
    return this.#children.get(id) ?? []
  }

  /** Root first, without the category itself. */
  ancestorsOf(id: number): number[] {
    const parent = this.#nodes.get(this.#nodes.get(id)?.parentId ?? Number.NaN)
    return parent === undefined ? [] : [...this.ancestorsOf(parent.id), parent.id]
  }

  /** Each id once, with everything above; ids outside the tree are dropped. */
  withAncestors(ids: readonly number[]): number[] {
    const known = ids.filter((id) => this.#nodes.has(id))
    return [...new Set(known.flatMap((id) => [...this.ancestorsOf(id), id]))]
  }
}

export type CategoryReader = { tree: CategoryTree; dialect: Dialect; counts: ProductCounts }

/** `depth` levels below the category come along in `children_data`. */
export function toCategory(node: CategoryNode, reader: CategoryReader, depth: number): Category {
  const text = textIn(node.texts, reader.dialect)
  const children = depth > 0 ? reader.tree.childrenOf(node.id) : []
  return {
    id: node.id,
    parent_id: node.parentId,
    parent_ids: reader.tree.ancestorsOf(node.id),
    level: node.level,
    name: text?.name ?? '',
    slug: text?.urlKey ?? '',
    url_key: text?.urlKey ?? '',
    url_path: text?.urlPath ?? '',
    position: node.position,
    is_active: true,
    include_in_menu: node.includeInMenu,
    description: text?.description ?? '',
    image: node.image,
    ...(node.block && { block: node.block }),
    product_count: reader.counts.get(node.id) ?? 0,
    children_data: children.map((child) => toCategory(child, reader, depth - 1)),
  }
}
