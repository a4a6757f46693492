import type { MessageKey } from '@vitrine/i18n/message-key'
import type { AddressField } from './address-details.ts'
import { faultOf } from './address-problems.ts'

type Refusal = { errorCode?: string | undefined; details?: unknown }
type Problems = Partial<Record<AddressField | 'email', MessageKey>>

/** Which fields of the form the shop means, by what it calls them; none where it means something else. */
export function refusedFields({ errorCode, details }: Refusal, country: string): Problems {
  const found: Problems = {}
  for (const { path = '', key } of Array.isArray(details)
    ? (details as { path?: string; key?: string }[])
    : []) {
    const [, name = ''] = /(?:shipping|billing)Address\.(\w+)/.exec(path) ?? []
    Object.assign(found, problemOf(name, { country, isMissing: key === 'REQUIRED', errorCode }))
  }
  return found
}

type Why = { country: string; isMissing: boolean; errorCode: string | undefined }

function problemOf(name: string, { country, isMissing, errorCode }: Why): Problems {
  switch (name) {
    case 'email':
      return { email: 'checkout.wrongEmail' }
    case 'firstname':
    case 'lastname':
      return { name: 'checkout.wrongName' }
    case 'country_id':
      return { country: 'checkout.unknownCountry' }
    case 'street':
    case 'city':
    case 'postcode':
    case 'region':
    case 'telephone':
    case 'vat_id': {
      const unmet = name === 'postcode' && errorCode !== undefined ? POSTCODES[errorCode] : undefined
      const { field, missing, wrong } = faultOf(name, country)
      return { [field]: unmet ?? (isMissing ? missing : wrong) }
    }
    default:
      return {}
  }
}

/** A postcode of the right form that the shop does not know, or does not go to. */
const POSTCODES: Readonly<Record<string, MessageKey>> = {
  TAX_ZIP_UNKNOWN: 'checkout.unknownPostcode',
  SHIPPING_UNAVAILABLE: 'checkout.unreachedPostcode',
}
