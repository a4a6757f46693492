/** The zero in brackets of "+49 (0) 40": dialled inside the country, and not after its code. */
const TRUNK_ZERO = /^(\s*(?:\+|00)[\d\s]+)\(\s*0\s*\)/

/** What a phone dials: digits and plus, whatever stands between them (spec accounts §2). */
export const phoneHref = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replace(TRUNK_ZERO, '$1')
    .replace(/[^\d+]/g, '')}`
