import { useEffect, useState } from 'react'
import { useCheckoutDetails } from '#web/engine/use-orders.ts'
import { useShownProblems } from '#web/lib/address/use-shown-problems.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { type Details, emptyDetails, type Field, type Problems, problemsOf } from './details.ts'

export type DetailsForm = {
  details: Details
  /** Whether what was typed before has been looked for. */
  isRead: boolean
  shown: Problems
  set(field: Field, value: string): void
  fill(details: Partial<Details>): void
  leave(field: Field): void
  check(): boolean
}

export function useDetails(): DetailsForm {
  const stored = useCheckoutDetails()
  const { defaultCountry } = useStore()
  const [details, setDetails] = useState(() => emptyDetails(defaultCountry))
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    void stored.read().then((found) => {
      if (found) setDetails((current) => ({ ...current, ...found }))
      setRead(true)
    })
  }, [stored])
  const fill = (more: Partial<Details>) => {
    const next = { ...details, ...more }
    setDetails(next)
    void stored.keep(next)
  }
  return {
    details,
    isRead,
    ...useShownProblems<Field, NonNullable<Problems[Field]>>(problemsOf(details), details),
    set: (field, value) => fill({ [field]: value }),
    fill,
  }
}
