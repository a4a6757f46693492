import { useState } from 'react'

type Shown<F extends string, P> = {
  /** Only of fields that were left once, or all after a try to send. */
  shown: Partial<Record<F, P>>
  leave(field: F): void
  /** True when all is right; otherwise everything wrong is shown. */
  check(): boolean
}

/** Nobody is told off before they have finished a field. */
export function useShownProblems<F extends string, P>(
  problems: Partial<Record<F, P>>,
  values: Record<F, string>,
): Shown<F, P> {
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set<string>())
  const isShown = ([field]: [string, unknown]) => left === 'all' || left.has(field)
  return {
    shown: Object.fromEntries(Object.entries(problems).filter(isShown)) as Partial<Record<F, P>>,
    leave: (field) =>
      setLeft((current) =>
        current === 'all' || values[field] === '' ? current : new Set([...current, field]),
      ),
    check() {
      setLeft('all')
      return Object.keys(problems).length === 0
    },
  }
}
