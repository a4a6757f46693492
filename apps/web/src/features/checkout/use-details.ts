import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRegions } from '#web/engine/addresses/use-regions.ts'
import { useCheckoutDetails } from '#web/engine/use-orders.ts'
import { withField } from '#web/lib/address/address-details.ts'
import type { Regions } from '#web/lib/address/region.ts'
import { useShownProblems } from '#web/lib/address/use-shown-problems.ts'
import { afterPress } from '#web/lib/touch/after-press.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { useIsCarried } from './chosen/use-is-carried.ts'
import { usePlaceOfZip } from './chosen/use-place-of-zip.ts'
import { type Details, emptyDetails, type Field, type Problems, problemsOf } from './details.ts'

export type DetailsForm = {
  details: Details
  regions: Regions
  /** Whether what was typed before has been looked for. */
  isRead: boolean
  shown: Problems
  /** Whether there is a parcel. */
  isCarried: boolean
  set(field: Field | 'billing' | 'comment', value: string): void
  /** By what stands in it at that moment; `isTouched` where something was typed since the page came. */
  fill(more: (current: Details, typed: { isTouched: boolean }) => Partial<Details>): void
  leave(field: Field): void
  check(): boolean
  /** What the shop found wrong stands beside its field until that is changed. */
  refuse(problems: Problems): void
}

export function useDetails(): DetailsForm {
  const { details, isRead, ...typing } = useKeptDetails()
  const [refused, refuse] = useState<Problems>({})
  const regions = useRegions(details.country)
  const isCarried = useIsCarried()
  const set: DetailsForm['set'] = (field, value) => {
    typing.set(field, value)
    refuse(field === 'country' ? {} : (found) => without(found, [field]))
  }
  const fill: DetailsForm['fill'] = (more) => {
    const filled = typing.fill(more)
    refuse((found) => without(found, Object.keys(filled)))
  }
  const unknown: Problems = usePlaceOfZip({ details, fill }) ? { postcode: 'checkout.unknownPostcode' } : {}
  const problems = useShownProblems<Field, NonNullable<Problems[Field]>>(
    { ...unknown, ...problemsOf(details, regions, { isCarried }) },
    details,
  )
  return {
    ...{ details, regions, isRead, isCarried, ...problems, refuse, set, fill },
    shown: { ...refused, ...unknown, ...problems.shown },
  }
}

/**
 * What an answer fills in may meet a field that is being typed in, before either is drawn: everything goes by what was
 * written last, not by what the screen shows.
 */
function useKeptDetails() {
  const stored = useCheckoutDetails()
  const { defaultCountry } = useStore()
  const [details, setDetails] = useState(() => emptyDetails(defaultCountry))
  const [isRead, setRead] = useState(false)
  const latest = useRef(details)
  const typed = useRef<Partial<Details>>({})
  const isTouched = () => Object.keys(typed.current).length > 0
  const show = (next: Details) => {
    latest.current = next
    setDetails(next)
  }
  const keep = (next: Details) => {
    show(next)
    void stored.keep(next)
  }
  const put = useEffectEvent((found: Partial<Details> | undefined) => {
    if (found) (isTouched() ? keep : show)({ ...latest.current, ...found, ...typed.current })
    setRead(true)
  })
  useEffect(() => {
    let isOpen = true
    // Another address of who pays opens fields of its own: what is being pressed below them would move away.
    void stored.read().then((found) => afterPress(() => isOpen && put(found)))
    return () => {
      isOpen = false
    }
  }, [stored])
  return {
    ...{ details, isRead },
    set(field: Field | 'billing' | 'comment', value: string) {
      const next = withField(latest.current, field, value)
      const { region, district } = next
      typed.current = { ...typed.current, ...(field === 'country' && { region, district }), [field]: value }
      keep(next)
    },
    fill(more: Parameters<DetailsForm['fill']>[0]): Partial<Details> {
      const filled = more(latest.current, { isTouched: isTouched() })
      if (Object.keys(filled).length > 0) keep({ ...latest.current, ...filled })
      return filled
    },
  }
}

const without = (found: Problems, fields: string[]): Problems =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !fields.includes(name)))
