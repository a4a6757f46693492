import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'

type SortHeadProps<Row> = {
  column: Pick<Column<Row>, 'title' | 'align' | 'isExtra'>
  head: { getCanSort(): boolean; getIsSorted(): false | 'asc' | 'desc'; toggleSorting(): void } | undefined
}

/** The arrow stands on the sorted column alone. */
export function SortHead<Row>({ column: { title, align, isExtra }, head }: SortHeadProps<Row>) {
  const t = useT()
  const sorted = head?.getIsSorted() || undefined
  const facts = { 'data-align': align, 'data-extra': isExtra }
  if (!head?.getCanSort())
    return (
      <th scope="col" {...facts}>
        {t(title)}
      </th>
    )
  return (
    <th scope="col" {...facts} aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" className={styles.sort} onClick={() => head.toggleSorting()}>
        {t(title)}
        {sorted && <Icon name={sorted === 'asc' ? 'up' : 'down'} size="tiny" />}
      </button>
    </th>
  )
}
