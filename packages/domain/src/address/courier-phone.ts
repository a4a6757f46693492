import { phoneParts } from '../contact/phone.ts'

// Countries whose couriers bring nothing to whom they cannot call.
type CourierPhone = {
  example: string
  /** Called from inside the country; a number from elsewhere comes with its +. */
  isCallable(telephone: string): boolean
}

const MOBILES: Readonly<Record<string, { code: string; mobile: RegExp; example: string }>> = {
  CN: { code: '86', mobile: /^1[3-9]\d{9}$/, example: '138 0013 8000' },
}

export function courierPhoneOf(country: string): CourierPhone | undefined {
  const known = MOBILES[country]
  if (!known) return undefined
  const { code, mobile, example } = known
  return {
    example,
    isCallable(telephone) {
      const number = phoneParts(telephone)
        .number.replace(/[^\d+]/g, '')
        .replace(/^00/, '+')
      const isForeign = /^\+\d{8,15}$/.test(number) && !number.startsWith(`+${code}`)
      return (
        isForeign ||
        mobile.test(
          number
            .replace(/^\+/, '')
            .replace(new RegExp(`^${code}`), '')
            .replace(/^0/, ''),
        )
      )
    },
  }
}
