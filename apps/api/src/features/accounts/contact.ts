import { isEmail } from '@vitrine/domain/contact/email'
import { isPhoneShape, phoneParts } from '@vitrine/domain/contact/phone'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { ShopError } from '#api/errors.ts'
import type { Reached } from '#api/features/sessions/index.ts'

/** A place as libphonenumber knows it. */
type CountryCode = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]>
type Where = { store: Pick<StoreView, 'defaultCountry'>; country: string | undefined }

/** However it was spelled: one mailbox, or one number of the whole world. */
export function readContact(text: string, where: Where): Reached {
  const email = text.trim().toLowerCase()
  if (isEmail(email)) return { email }
  const phone = readPhone(text, where)
  if (phone === undefined) throw new ShopError('INCORRECT_PHONE_OR_EMAIL')
  return { phone }
}

/** As E.164. Without its country's code it is one of where the visitor is, else of the store. */
export function readPhone(text: string, { store, country }: Where): string | undefined {
  if (!isPhoneShape(text)) return undefined
  const { number, extension } = phoneParts(text)
  if (extension !== '') return undefined
  // Its reader knows no lines below, and takes any hash for an extension.
  const typed = number.replaceAll('_', ' ').replace(/#+\s*$/, '')
  const abroad = readAbroad(typed)
  if (abroad?.isValid()) return abroad.number
  const guesses = [country?.trim().toUpperCase(), store.defaultCountry]
  for (const guess of guesses) {
    const found = guess ? parsePhoneNumberFromString(atHome(typed, guess), guess as CountryCode) : undefined
    if (found?.isValid() && !found.ext) return found.number
  }
  return undefined
}

/** National numbers end below; what is longer and begins with no zero has lost its plus. */
const LONGER_THAN_NATIONAL = 12

function readAbroad(typed: string) {
  const digits = typed.replace(/\D/g, '')
  const isFull = !/[+#]/.test(typed) && !digits.startsWith('0') && digits.length >= LONGER_THAN_NATIONAL
  return isFull ? parsePhoneNumberFromString(`+${digits}`) : undefined
}

/** As it was dialled in Ukraine until 2009, and is still printed. */
const FORMER_EIGHT = /^\s*8[\s\p{Pd}(]*(?=0)/u

const atHome = (typed: string, country: string) =>
  country === 'UA' ? typed.replace(FORMER_EIGHT, '') : typed

/** `+49`: what numbers of one country have in common. */
export function dialPrefix(phone: string): string {
  return parsePhoneNumberFromString(phone)?.countryCallingCode ?? phone.slice(0, 3)
}

/** What tells people which number it was. */
export const shownPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

export const contactText = (by: Reached): string => ('email' in by ? by.email : by.phone)
