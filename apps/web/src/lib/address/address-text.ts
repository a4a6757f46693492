import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { placeLines } from '@vitrine/domain/address/address-lines'
import { joinName } from '@vitrine/domain/address/split-name'

type Address = Omit<SavedAddress, 'id' | 'is_default'>

/** As somebody would write it on a parcel, the name by itself. */
export function addressText(address: Address, locale: string): { name: string; lines: string[] } {
  return { name: joinName(address), lines: placeLines(address, locale) }
}
