/** Countries whose postcodes have one form; elsewhere three characters are enough (spec §5). */
const FORMS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  DE: /^\d{5}$/,
  UA: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  NL: /^\d{4} ?[A-Za-z]{2}$/,
  RU: /^\d{6}$/,
  CN: /^\d{6}$/,
  GB: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
}

/** As tables hold it: capitals and digits alone. */
export const plainPostcode = (postcode: string): string => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '')

export function isPostcode(country: string, postcode: string): boolean {
  const text = postcode.trim()
  return FORMS[country]?.test(text) ?? text.length >= 3
}
