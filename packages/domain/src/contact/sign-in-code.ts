/** Digits of the code a customer gets, and of the staff's: a form does not know whose it is. */
export const CODE_DIGITS = 4
export const STAFF_CODE_DIGITS = 6
/** From when it was sent. */
export const CODE_LIFE_MS = 5 * 60_000

/** What of a longer code a form checks as if it were a customer's; of one that is no longer nothing is. */
export const startOfCode = (code: string): string =>
  code.length > CODE_DIGITS ? code.slice(0, CODE_DIGITS) : ''
