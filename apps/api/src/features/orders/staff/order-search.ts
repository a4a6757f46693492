// Which orders are asked for by a few letters or digits, as SQL about an order `o`.
import { type RawBuilder, sql } from 'kysely'
import { likeText } from '#api/db/text/like-text.ts'

/** Fewer would be found in the phones of half the shop. */
const PHONE_DIGITS = 5
/** A whole number without its country; what is shorter could be the end of anybody's. */
const WHOLE_PHONE_DIGITS = 8

/** Numbers are read without their sign and zeros, phones by their digits; words are looked for in names, mail addresses and SKUs. */
export function matchesOrder(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`
  const start = `${likeText(text)}%`
  const name = sql`concat_ws(' ', o.billing_address ->> 'firstname', o.billing_address ->> 'lastname')`
  return sql`(${hasNumber(text)} or o.email ilike ${start} or ${name} ilike ${`%${likeText(text)}%`}
    or ${hasPhone(text)}
    or exists (select 1 from shop_order_line l where l.order_id = o.order_id and l.sku ilike ${start}))`
}

function hasNumber(text: string): RawBuilder<boolean> {
  const digits = text.replace(/[\s#]/g, '').replace(/^0+/, '')
  return /^\d+$/.test(digits) ? sql`ltrim(o.number, '0') like ${`${digits}%`}` : sql`false`
}

/**
 * However each was typed, with the code of the country, with the zero that stands for it, or with neither: what is left
 * without zeros is a part of the other.
 */
function hasPhone(text: string): RawBuilder<boolean> {
  const digits = text.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
  if (!/^[\d\s()+\-_.#/]+$/.test(text) || digits.length < PHONE_DIGITS) return sql`false`
  const kept = sql<string>`ltrim(regexp_replace(o.billing_address ->> 'telephone', '\\(0\\)|\\D', '', 'g'), '0')`
  return sql`(${kept} like ${`%${digits}%`}
    or (length(${kept}) >= ${WHOLE_PHONE_DIGITS} and ${digits} like '%' || ${kept}))`
}
