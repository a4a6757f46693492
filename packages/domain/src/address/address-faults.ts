// What keeps an address from being used, beside its field. The page says it at once, the server again.

import { isPhoneShape } from '../contact/phone.ts'
import { isTaxId } from '../tax-id/vat-number.ts'
import { addressFormOf, hasPart } from './address-form.ts'
import { courierPhoneOf } from './courier-phone.ts'
import { isPostcode } from './postcode.ts'

export type CheckedAddress = {
  country_id: string
  street: readonly string[]
  city: string
  postcode: string
  region: string
  telephone: string
  vat_id: string
}
export type AddressFaults = Partial<
  Record<'street' | 'city' | 'postcode' | 'region' | 'telephone' | 'vat_id', 'missing' | 'wrong'>
>

/** `isCarried`: a courier goes there, and may have to call. */
export function addressFaults(address: CheckedAddress, { isCarried }: { isCarried: boolean }): AddressFaults {
  const form = addressFormOf(address.country_id)
  const faults: AddressFaults = {}
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''
  if (isEmpty(address.street[0])) faults.street = 'missing'
  if (isEmpty(address.city)) faults.city = 'missing'
  if (hasPart(form, 'Z') && isEmpty(address.postcode)) faults.postcode = 'missing'
  else if (!isPostcode(address.country_id, address.postcode)) faults.postcode = 'wrong'
  if (form.region !== undefined && isEmpty(address.region)) faults.region = 'missing'
  const phone = phoneFault(address, isCarried)
  if (phone) faults.telephone = phone
  if (!isEmpty(address.vat_id) && !isTaxId(address.country_id, address.vat_id)) faults.vat_id = 'wrong'
  return faults
}

function phoneFault(
  { country_id, telephone }: CheckedAddress,
  isCarried: boolean,
): 'missing' | 'wrong' | undefined {
  const courier = isCarried ? courierPhoneOf(country_id) : undefined
  if (telephone.trim() === '') return courier && 'missing'
  if (!isPhoneShape(telephone)) return 'wrong'
  return courier && !courier.isCallable(telephone) ? 'wrong' : undefined
}
