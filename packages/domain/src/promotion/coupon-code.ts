import { withoutUnseen } from '../contact/without-unseen.ts'

/** As a code is kept: pasted, or typed in wide letters or in parts, it is the same one. */
export const couponCode = (typed: string): string =>
  withoutUnseen(typed).toUpperCase().normalize('NFKC').trim()
