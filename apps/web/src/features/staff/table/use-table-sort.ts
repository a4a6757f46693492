import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Column } from './column.ts'
import { inOrder, sortingOf } from './in-order.ts'

type Sorting = { id: string; desc: boolean }[]

/** `sort=total` rises, `sort=-total` falls; it stands in the address like every other wish. */
export function useTableSort() {
  const [params, setParams] = useSearchParams()
  const named = params.get('sort') ?? ''
  const sorting = useMemo((): Sorting => sortingOf(named), [named])
  const onSortingChange = (change: Sorting | ((before: Sorting) => Sorting)) => {
    const [first] = typeof change === 'function' ? change(sorting) : change
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (first) after.set('sort', `${first.desc ? '-' : ''}${first.id}`)
        else after.delete('sort')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { state: { sorting }, onSortingChange }
}

/** For all that goes along a list beside its table: keys, neighbours, files. */
export function useInOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Row[] {
  const [params] = useSearchParams()
  const wish = params.get('sort') ?? ''
  return useMemo(() => inOrder(rows, columns, wish), [rows, columns, wish])
}
