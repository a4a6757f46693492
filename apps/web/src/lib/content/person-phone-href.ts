import { phoneParts } from '@vitrine/domain/contact/phone'
import { phoneHref } from './phone-href.ts'

/** Of people, who write their extension behind it; the shop's own has none, and its pages need no more than digits. */
export function personPhoneHref(phone: string): string {
  const { number, extension } = phoneParts(phone)
  return phoneHref(number) + (extension === '' ? '' : `;ext=${extension}`)
}
