import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

type Sorting = { id: string; desc: boolean }[]

/** `sort=total` rises, `sort=-total` falls; it stands in the address like every other wish. */
export function useTableSort() {
  const [params, setParams] = useSearchParams()
  const named = params.get('sort') ?? ''
  const sorting = useMemo(
    (): Sorting => (named === '' ? [] : [{ id: named.replace(/^-/, ''), desc: named.startsWith('-') }]),
    [named],
  )
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
