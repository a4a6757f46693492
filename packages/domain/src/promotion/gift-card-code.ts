import { couponCode } from './coupon-code.ts'

/** Without letters and digits that look alike: 32 signs, so a byte of chance gives one. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits: nobody finds one by trying. */
export const CODE_LENGTH = 16
const CODE = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`)

/** From as many random bytes as it has signs. */
export function codeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** As it is read out: `ABCD-EFGH-JKLM-NPQR`. */
export function spellCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** What somebody typed, without the blanks and dashes between; undefined where no code looks so. */
export function readCode(typed: string): string | undefined {
  const code = couponCode(typed).replace(/[\s\p{Pd}]/gu, '')
  return CODE.test(code) ? code : undefined
}

/** What tells a card from another one without giving it away. */
export const codeEnd = (code: string): string => code.slice(-4)
