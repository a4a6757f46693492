/**
 * Signs people write numbers with (spec accounts §5), and what they are copied with: dashes of print, wide digits. Whether
 * such a number can exist, the server knows.
 */
const PHONE_PATTERN = /^[\d\s()+\p{Pd}\u2212_.#/]{6,40}$/u

export function isPhoneShape(text: string): boolean {
  return PHONE_PATTERN.test(text.normalize('NFKC').trim())
}
