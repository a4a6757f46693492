import type { MessageKey } from '@vitrine/i18n/message-key'
import { useRegions } from '#web/engine/addresses/use-regions.ts'
import {
  type AddressDetails,
  type AddressField,
  emptyAddress,
  toAddress,
  withField,
} from '#web/lib/address/address-details.ts'
import { addressProblems } from '#web/lib/address/address-problems.ts'
import type { AddressForm } from '#web/lib/address/use-field.ts'
import { useShownProblems } from '#web/lib/address/use-shown-problems.ts'

/** `billing`: what was typed of another address, kept as text with the rest; empty where it is the same. */
type Typed = {
  details: { country: string; billing?: string }
  isCarried: boolean
  set(field: 'billing', value: string): void
}
export type Billing = {
  isSame: boolean
  setSame(isSame: boolean): void
  form: AddressForm
  check(): boolean
  address: ReturnType<typeof toAddress> | undefined
}

/** Who pays may live elsewhere: the invoice goes by this address, the parcel by the other. */
export function useBilling({ details, isCarried, set }: Typed): Billing {
  const own = details.billing && isCarried ? (JSON.parse(details.billing) as AddressDetails) : undefined
  const typed = own ?? emptyAddress(details.country)
  const regions = useRegions(typed.country)
  const { check, ...problems } = useShownProblems<AddressField, MessageKey>(
    own ? addressProblems(typed, regions, { isCarried: false }) : {},
    typed,
  )
  const keep = (next: AddressDetails) => set('billing', JSON.stringify(next))
  return {
    isSame: own === undefined,
    setSame: (isSame) => (isSame ? set('billing', '') : keep(typed)),
    form: {
      ...{ details: typed, regions, ...problems },
      set: (field, value) => keep(withField(typed, field, value)),
    },
    check,
    address: own && toAddress(own, regions),
  }
}
