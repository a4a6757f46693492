// The table of the staff's lists: sorted, chosen from and walked through by keys, the same everywhere.
import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type MouseEvent, useMemo } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { compareValues } from './in-order.ts'
import { SortHead } from './sort-head.tsx'
import { useTableSort } from './use-table-sort.ts'

type DataTableProps<Row> = {
  /** Read out; what the rows are. */
  label: string
  rows: readonly Row[]
  /** The first one opens the row. The same array from one drawing to the next. */
  columns: readonly Column<Row>[]
  idOf(row: Row): number
  current: number | undefined
  /** What is asked for has not come yet; these are the ones before. */
  isStale?: boolean
  onOpen(id: number): void
  selection?: { ids: ReadonlySet<number>; toggle(ids: readonly number[], on: boolean): void }
}

const FEATURES = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
})

function toDefinition<Row extends object>(column: Column<Row>): ColumnDef<typeof FEATURES, Row> {
  return {
    id: column.id,
    accessorFn: (row) => column.sortBy?.(row) ?? 0,
    enableSorting: column.sortBy !== undefined || column.sorts !== undefined,
    ...(column.sorts && { sortDescFirst: column.sorts === 'down' }),
    // Rows the server has sorted stand as they came.
    sortFn: (one, other, id) => (column.sorts ? 0 : compareValues(one.getValue(id), other.getValue(id))),
  }
}

export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  idOf,
  current,
  isStale,
  onOpen,
  selection,
}: DataTableProps<Row>) {
  const t = useT()
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(idOf(row)),
    ...useTableSort(),
  })
  const shown = table.getRowModel().rows.map(({ original }) => original)
  const ids = shown.map(idOf)
  return (
    <table className={`${staff.table} ${styles.table}`} aria-label={label} aria-busy={isStale}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <input
                type="checkbox"
                aria-label={t('staff.selectAll')}
                checked={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
                onChange={({ target }) => selection.toggle(ids, target.checked)}
              />
            </th>
          )}
          {columns.map((column) => (
            <SortHead key={column.id} column={column} head={table.getColumn(column.id)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <DataRow
            key={idOf(row)}
            {...{ row, columns, selection, id: idOf(row) }}
            isCurrent={idOf(row) === current}
            onOpen={() => onOpen(idOf(row))}
          />
        ))}
      </tbody>
    </table>
  )
}

type DataRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection'> & {
  row: Row
  id: number
  isCurrent: boolean
  onOpen(): void
}

function DataRow<Row>({ row, id, columns, selection, isCurrent, onOpen }: DataRowProps<Row>) {
  const t = useT()
  const isChosen = selection?.ids.has(id) ?? false
  const openRow = ({ target }: MouseEvent) => (target as Element).closest('input') === null && onOpen()
  return (
    <tr data-current={isCurrent || undefined} data-chosen={isChosen || undefined} onClick={openRow}>
      {selection && (
        <td className={styles.box}>
          <input
            type="checkbox"
            aria-label={t('staff.select')}
            checked={isChosen}
            onChange={({ target }) => selection.toggle([id], target.checked)}
          />
        </td>
      )}
      {columns.map(({ id: name, title, cell, align, isWide, isExtra, isNamed }, at) => {
        const facts = { 'data-align': align, 'data-wide': isWide, 'data-extra': isExtra }
        if (at > 0)
          return (
            <td key={name} {...facts} data-label={isNamed && t(title)}>
              {cell(row)}
            </td>
          )
        return (
          <th key={name} scope="row" {...facts}>
            <button type="button" className={styles.open}>
              {cell(row)}
            </button>
          </th>
        )
      })}
    </tr>
  )
}
