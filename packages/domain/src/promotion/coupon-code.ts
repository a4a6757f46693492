import { stripInvisible } from '../contact/strip-invisible.ts'

/** As a code is kept: pasted, or typed in wide letters or in parts, it is the same one. */
export const couponCode = (typed: string): string =>
  stripInvisible(typed).toUpperCase().normalize('NFKC').trim()
