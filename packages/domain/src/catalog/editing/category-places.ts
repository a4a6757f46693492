// Where categories stand under each other. The screen offers what the server takes.

import { type CatalogueFault, catalogueFault } from './refusals.ts'

export type PlacedCategory = { id: number; parent_id: number | null }
/** Under which one, and in front of which of its children; behind them all without one. */
export type CategoryMove = { id: number; parent: number | null; before: number | null }

/** An address has a part for each. */
export const MAX_CATEGORY_LEVELS = 10

/** Given in their order; answers the children of the new parent in theirs, or what is wrong. */
export function childrenAfterMove(
  tree: readonly PlacedCategory[],
  { id, parent, before }: CategoryMove,
): { order: number[] } | CatalogueFault {
  const ids = new Set(tree.map((one) => one.id))
  if (!ids.has(id)) return catalogueFault('id', 'NO_CATEGORY')
  if (parent !== null && !ids.has(parent)) return catalogueFault('parent', 'NO_CATEGORY')
  if (parent !== null && lineOf(tree, parent).includes(id)) return catalogueFault('parent', 'BELOW_ITSELF')
  const others = tree.filter((one) => one.parent_id === parent && one.id !== id).map((one) => one.id)
  const at = before === null ? others.length : others.indexOf(before)
  if (at < 0) return catalogueFault('before', 'NO_CHILD')
  const levels = (parent === null ? 0 : lineOf(tree, parent).length) + heightOf(tree, id)
  if (levels > MAX_CATEGORY_LEVELS)
    return catalogueFault('parent', 'TOO_DEEP', { levels: MAX_CATEGORY_LEVELS })
  return { order: others.toSpliced(at, 0, id) }
}

/** The category and all above it, itself first. */
export function lineOf(tree: readonly PlacedCategory[], id: number): number[] {
  const parents = new Map(tree.map((one) => [one.id, one.parent_id]))
  const line: number[] = []
  for (
    let at: number | null | undefined = id;
    typeof at === 'number' && !line.includes(at);
    at = parents.get(at)
  )
    line.push(at)
  return line
}

/** Itself and the levels below it. */
function heightOf(tree: readonly PlacedCategory[], id: number): number {
  const below = tree.filter((one) => one.parent_id === id).map((one) => heightOf(tree, one.id))
  return 1 + Math.max(0, ...below)
}
