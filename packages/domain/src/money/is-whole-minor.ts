import { toMajor, toMinor } from './money.ts'

/** So much of a major unit is what floats leave of a sum, such as 3 × 19.99, and nobody's wish. */
const FLOAT_DUST = 1e-6

/** Whether it is a sum (or a share of two decimals) as the shop keeps it; a finer one would be rounded to another. */
export function isWholeMinor(major: number): boolean {
  return Math.abs(major - toMajor(toMinor(major))) < FLOAT_DUST
}
