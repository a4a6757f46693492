import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { joinName } from '@vitrine/domain/checkout/split-name'

type Address = Omit<SavedAddress, 'id' | 'is_default'>

/** As somebody would write it on a parcel, without the name: company, street, place, country. */
export function addressText(address: Address, locale: string): { name: string; lines: string[] } {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country_id)
  return {
    name: joinName(address),
    lines: [
      address.company,
      ...address.street,
      [address.postcode, address.city].join(' '),
      country ?? address.country_id,
    ].filter((line) => line.trim() !== ''),
  }
}
