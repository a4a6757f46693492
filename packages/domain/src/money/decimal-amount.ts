import { toMajor } from './money.ts'

/** Minor units as files of other programs spell an amount, whatever the language: 1250 becomes "12.50". */
export const decimalAmount = (minor: number): string => toMajor(minor).toFixed(2)
