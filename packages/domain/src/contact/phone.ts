/** Signs people write numbers with (spec accounts §5); whether such a number can exist, the server knows. */
const PHONE_PATTERN = /^[\d\s()+\-_.#/]{6,40}$/

export function isPhoneShape(text: string): boolean {
  return PHONE_PATTERN.test(text.trim())
}
