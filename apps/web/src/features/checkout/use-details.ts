import { useEffect, useState } from 'react'
import { useBag } from '#web/lib/bag.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import { type Details, emptyDetails, type Field, type Problems, problemsOf } from './details.ts'

export type DetailsForm = {
  details: Details
  /** Only of fields that were left once, or all after a try to order. */
  shown: Problems
  set(field: Field, value: string): void
  leave(field: Field): void
  /** True when all is right; otherwise everything wrong is shown. */
  check(): boolean
}

export function useDetails(): DetailsForm {
  const { details: kept } = useBag()
  const { defaultCountry } = useStore()
  const [details, setDetails] = useState(() => emptyDetails(defaultCountry))
  const [left, setLeft] = useState<ReadonlySet<Field> | 'all'>(new Set<Field>())
  useEffect(() => {
    void kept.read().then((found) => found && setDetails((current) => ({ ...current, ...found })))
  }, [kept])
  const problems = problemsOf(details)
  const isShown = ([field]: [string, unknown]) => left === 'all' || left.has(field as Field)
  return {
    details,
    shown: Object.fromEntries(Object.entries(problems).filter(isShown)),
    set(field, value) {
      const next = { ...details, [field]: value }
      setDetails(next)
      void kept.keep(next)
    },
    leave: (field) =>
      setLeft((current) =>
        current === 'all' || details[field] === '' ? current : new Set([...current, field]),
      ),
    check() {
      setLeft('all')
      return Object.keys(problems).length === 0
    },
  }
}
