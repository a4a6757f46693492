import { type RawBuilder, sql } from 'kysely'

/** Fewer would be found in the phones of half the shop. */
const PHONE_DIGITS = 5
/** A whole number without its country; what is shorter could be the end of anybody's. */
export const WHOLE_PHONE_DIGITS = 8

/**
 * Whether a kept phone is the one that was typed: however each was written, with the code of the country, with the zero that
 * stands for it, or with neither: what is left without zeros is a part of the other. What is no phone finds none.
 */
export function hasPhone(phone: RawBuilder<string | null>, typed: string): RawBuilder<boolean> {
  const digits = phoneDigits(typed)
  if (digits === '') return sql`false`
  // Read once, for it is dearer than all that is asked of it.
  return sql`(select kept.digits like ${`%${digits}%`}
      or (length(kept.digits) >= ${WHOLE_PHONE_DIGITS} and ${digits} like '%' || kept.digits)
    from (select ltrim(regexp_replace(${phone}, '\\(0\\)|\\D', '', 'g'), '0') as digits offset 0) kept)`
}

/** Empty where it is no phone. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
  return /^[\d\s()+\-_.#/]+$/.test(typed) && digits.length >= PHONE_DIGITS ? digits : ''
}
