import type { Column } from './column.ts'

/** A number within words counts as one: size 9 before size 10; large letters and dots come after. */
const words = new Intl.Collator(undefined, { numeric: true })

/** Sums as sums: text would have 93.25 behind 93.5. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1
  return words.compare(String(one), String(other))
}

/** `total` rises, `-total` falls; what is no wish, or none of a column that sorts, is nobody's order. */
export function sortingOf(wish: string): { id: string; desc: boolean }[] {
  return wish === '' ? [] : [{ id: wish.replace(/^-/, ''), desc: wish.startsWith('-') }]
}

/** The rows as the table shows them, so that keys and neighbours go the way the eye does. */
export function inOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], wish: string): Row[] {
  const [sorting] = sortingOf(wish)
  const sortBy = columns.find(({ id }) => id === sorting?.id)?.sortBy
  if (!sorting || !sortBy) return [...rows]
  const turn = sorting.desc ? -1 : 1
  return rows.toSorted((one, other) => turn * compareValues(sortBy(one), sortBy(other)))
}
