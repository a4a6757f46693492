import { type RawBuilder, sql } from 'kysely'

/** Whether an order's number begins as it was typed, with its sign and zeros or without. What is no number finds none. */
export function hasNumber(number: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const digits = numberDigits(typed)
  return digits === '' ? sql`false` : sql`ltrim(${number}, '0') like ${`${digits}%`}`
}

/** Empty where it is no number. */
export function numberDigits(typed: string): string {
  const digits = typed.replace(/[\s#]/g, '').replace(/^0+/, '')
  return /^\d+$/.test(digits) ? digits : ''
}
