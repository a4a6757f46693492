// The tree as rows one below the other, and where each may go from there.
import type { EditedCategoryTree } from '@vitrine/contract/catalog/editing/categories'
import { type CategoryMove, childrenAfterMove } from '@vitrine/domain/catalog/editing/category-places'

export type TreeItem = EditedCategoryTree['items'][number]
export type TreeRow = TreeItem & { level: number; hasChildren: boolean }
export type Step = 'up' | 'down' | 'in' | 'out'
/** Above a row, into it, or below it. */
export type Side = 'above' | 'inside' | 'below'

/** Branches that are folded are left out. */
export function rowsOf(items: readonly TreeItem[], folded: ReadonlySet<number> = new Set()): TreeRow[] {
  const children = Map.groupBy(items, ({ parent_id }) => parent_id)
  const below = (parent: number | null, level: number): TreeRow[] =>
    (children.get(parent) ?? []).flatMap((item) => [
      { ...item, level, hasChildren: children.has(item.id) },
      ...(folded.has(item.id) ? [] : below(item.id, level + 1)),
    ])
  return below(null, 1)
}

/** Up and down in its row, in under the one above it, out behind its parent; undefined where it cannot. */
export function stepOf(items: readonly TreeItem[], id: number, step: Step): CategoryMove | undefined {
  const item = items.find((one) => one.id === id)
  if (!item) return undefined
  const row = items.filter(({ parent_id }) => parent_id === item.parent_id).map((one) => one.id)
  const at = row.indexOf(id)
  switch (step) {
    case 'up':
      return at > 0 ? { id, parent: item.parent_id, before: row[at - 1] ?? null } : undefined
    case 'down':
      return at < row.length - 1 ? { id, parent: item.parent_id, before: row[at + 2] ?? null } : undefined
    case 'in':
      return sound(items, at > 0 ? { id, parent: row[at - 1] ?? null, before: null } : undefined)
    case 'out':
      return outOf(items, item)
  }
}

function outOf(items: readonly TreeItem[], { id, parent_id }: TreeItem): CategoryMove | undefined {
  const parent = items.find((one) => one.id === parent_id)
  if (!parent) return undefined
  return { id, parent: parent.parent_id, before: nextOf(items, parent) }
}

/** Onto a row: before it, as its last child, or behind it. */
export function dropOf(items: readonly TreeItem[], id: number, { on, side }: { on: number; side: Side }) {
  const target = items.find((one) => one.id === on)
  if (!target || on === id) return undefined
  if (side === 'inside') return sound(items, { id, parent: on, before: null })
  const before = side === 'above' ? on : nextOf(items, target)
  return sound(items, {
    id,
    parent: target.parent_id,
    before: before === id ? nextOf(items, { ...target, id }) : before,
  })
}

function nextOf(items: readonly TreeItem[], { id, parent_id }: TreeItem): number | null {
  const row = items.filter((one) => one.parent_id === parent_id).map((one) => one.id)
  return row[row.indexOf(id) + 1] ?? null
}

const sound = (items: readonly TreeItem[], move: CategoryMove | undefined) =>
  move && 'order' in childrenAfterMove(items, move) ? move : undefined

/** `Women › Dresses`. */
export function nameWithParents(items: readonly TreeItem[], id: number | null): string {
  const item = items.find((one) => one.id === id)
  if (!item) return ''
  return [nameWithParents(items, item.parent_id), item.name].filter(Boolean).join(' › ')
}
