import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Column } from './column.ts'
import { inOrder } from './in-order.ts'

/** For all that goes along a list beside its table: keys, neighbours, files. */
export function useInOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Row[] {
  const [params] = useSearchParams()
  const wish = params.get('sort') ?? ''
  return useMemo(() => inOrder(rows, columns, wish), [rows, columns, wish])
}
