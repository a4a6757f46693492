import { isEmail } from '@vitrine/domain/contact/email'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
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
  // Its reader knows no lines below, and takes any hash for an extension.
  const typed = text.replaceAll('_', ' ').replace(/#+\s*$/, '')
  const guesses = [country?.trim().toUpperCase(), store.defaultCountry]
  for (const guess of guesses) {
    const found = guess ? parsePhoneNumberFromString(typed, guess as CountryCode) : undefined
    if (found?.isValid() && !found.ext) return found.number
  }
  return undefined
}

/** `+49`: what numbers of one country have in common. */
export function dialPrefix(phone: string): string {
  return parsePhoneNumberFromString(phone)?.countryCallingCode ?? phone.slice(0, 3)
}

/** What tells people which number it was. */
export const shownPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

export const contactText = (by: Reached): string => ('email' in by ? by.email : by.phone)
