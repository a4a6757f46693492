import { type RawBuilder, sql } from 'kysely'

/** Fewer would be found in the phones of half the shop. */
const PHONE_DIGITS = 5
/** A whole number without its country; what is shorter could be the end of anybody's. */
const WHOLE_PHONE_DIGITS = 8

/**
 * Whether a kept phone is the one that was typed: however each was written, with the code of the country, with the zero that
 * stands for it, or with neither: what is left without zeros is a part of the other. What is no phone finds none.
 */
export function hasPhone(phone: RawBuilder<string | null>, typed: string): RawBuilder<boolean> {
  const digits = typed.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
  if (!/^[\d\s()+\-_.#/]+$/.test(typed) || digits.length < PHONE_DIGITS) return sql`false`
  const kept = sql<string>`ltrim(regexp_replace(${phone}, '\\(0\\)|\\D', '', 'g'), '0')`
  return sql`(${kept} like ${`%${digits}%`}
    or (length(${kept}) >= ${WHOLE_PHONE_DIGITS} and ${digits} like '%' || ${kept}))`
}
