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
      const number = telephone
        .normalize('NFKC')
        .replace(/[^\d+]/g, '')
        .replace(/^00/, '+')
      const digits = number.startsWith(`+${code}`) ? number.slice(code.length + 1) : number
      return mobile.test(digits) || (number === digits && /^\+\d{8,15}$/.test(digits))
    },
  }
}
