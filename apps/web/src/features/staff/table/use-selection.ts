import { useState } from 'react'

/** Which rows are chosen; those that have left the list are no longer. */
export function useSelection(shown: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = new Set(shown.filter((id) => chosen.has(id)))
  const toggle = (some: readonly number[], on: boolean) =>
    setChosen(on ? new Set([...ids, ...some]) : new Set([...ids].filter((id) => !some.includes(id))))
  return { ids, toggle, clear: () => setChosen(new Set()) }
}
