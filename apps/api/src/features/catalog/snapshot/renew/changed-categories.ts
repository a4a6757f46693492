import { DIALECTS } from '@vitrine/domain/store/dialect'
import type { CategoryTree } from '../category-tree.ts'

/** Those that stand under others now, are called otherwise themselves or above, came, or went. */
export function changedCategories(before: CategoryTree, after: CategoryTree): number[] {
  const ids = new Set([...before.list, ...after.list].map(({ id }) => id))
  return [...ids].filter((id) => foundBy(before, id) !== foundBy(after, id))
}

function foundBy(tree: CategoryTree, id: number): string {
  const line = [...tree.ancestorsOf(id), id].flatMap((one) => tree.find(one) ?? [])
  return JSON.stringify(
    line.map(({ id: one, texts }) => [one, DIALECTS.map((dialect) => texts[dialect]?.name)]),
  )
}
