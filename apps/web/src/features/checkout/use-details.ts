import { useEffect, useState } from 'react'
import { useRegions } from '#web/engine/addresses/use-regions.ts'
import { useCheckoutDetails } from '#web/engine/use-orders.ts'
import { withField } from '#web/lib/address/address-details.ts'
import type { Regions } from '#web/lib/address/region.ts'
import { useShownProblems } from '#web/lib/address/use-shown-problems.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useIsCarried } from './chosen/use-is-carried.ts'
import { usePlaceOfZip } from './chosen/use-place-of-zip.ts'
import { type Details, emptyDetails, type Field, type Problems, problemsOf } from './details.ts'

export type DetailsForm = {
  details: Details
  regions: Regions
  /** Whether what was typed before has been looked for. */
  isRead: boolean
  /** Whether something was typed since the page came. */
  isTouched: boolean
  shown: Problems
  /** Whether there is a parcel. */
  isCarried: boolean
  set(field: Field | 'billing' | 'comment', value: string): void
  fill(details: Partial<Details>): void
  leave(field: Field): void
  check(): boolean
  /** What the shop found wrong stands beside its field until that is changed. */
  refuse(problems: Problems): void
}

export function useDetails(): DetailsForm {
  const stored = useCheckoutDetails()
  const { defaultCountry } = useStore()
  const [details, setDetails] = useState(() => emptyDetails(defaultCountry))
  const [isRead, setRead] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [refused, refuse] = useState<Problems>({})
  const regions = useRegions(details.country)
  const isCarried = useIsCarried()
  useEffect(() => {
    void stored.read().then((found) => {
      if (found) setDetails((current) => ({ ...current, ...found }))
      setRead(true)
    })
  }, [stored])
  const keep = (next: Details) => {
    setDetails(next)
    void stored.keep(next)
  }
  const set = (field: Field | 'billing' | 'comment', value: string) => {
    setTouched(true)
    keep(withField(details, field, value))
    refuse(field === 'country' ? {} : (found) => without(found, field))
  }
  const unknown: Problems = usePlaceOfZip({ details, set }) ? { postcode: 'checkout.unknownPostcode' } : {}
  const problems = useShownProblems<Field, NonNullable<Problems[Field]>>(
    { ...unknown, ...problemsOf(details, regions, { isCarried }) },
    details,
  )
  return {
    ...{ details, regions, isRead, isTouched, isCarried, ...problems, refuse },
    shown: { ...refused, ...unknown, ...problems.shown },
    set,
    fill(more) {
      keep({ ...details, ...more })
      refuse({})
    },
  }
}

const without = (found: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name !== field))
