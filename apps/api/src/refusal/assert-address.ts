import {
  type AddressFaults,
  addressFaults,
  type CheckedAddress,
} from '@vitrine/domain/address/address-faults'
import { invalidInput } from '#api/errors.ts'

type Asked = {
  /** Where it stands in the body. */
  path?: string
  /** A courier goes there. */
  isCarried: boolean
}

const WRONG: Readonly<Record<keyof AddressFaults, string>> = {
  street: 'is no street',
  city: 'is no city',
  postcode: 'does not fit the country',
  region: 'is no region of the country',
  telephone: 'is no number a courier can call',
  vat_id: 'taxId: is no VAT number of the country',
}

/** By the form of its country; a refusal names every field that is missing or wrong. */
export function assertAddress(address: CheckedAddress, { path, isCarried }: Asked): void {
  const faults = Object.entries(addressFaults(address, { isCarried })) as [keyof AddressFaults, string][]
  if (faults.length === 0) return
  throw invalidInput(
    faults.map(([field, fault]) => ({
      path: [path, field].filter(Boolean).join('.'),
      ...(fault === 'missing'
        ? { key: 'REQUIRED' as const, message: 'is missing' }
        : { message: WRONG[field] }),
    })),
  )
}
