// Which orders are asked for by a few letters or digits, as SQL about an order `o`.
import { type RawBuilder, sql } from 'kysely'
import { hasPhone } from '#api/db/text/has-phone.ts'
import { likeText } from '#api/db/text/like-text.ts'

/** Numbers are read without their sign and zeros, phones by their digits; words are looked for in names, mail addresses and SKUs. */
export function matchesOrder(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`
  const start = `${likeText(text)}%`
  const name = sql`concat_ws(' ', o.billing_address ->> 'firstname', o.billing_address ->> 'lastname')`
  return sql`(${hasNumber(text)} or o.email ilike ${start} or ${name} ilike ${`%${likeText(text)}%`}
    or ${hasPhone(sql`o.billing_address ->> 'telephone'`, text)}
    or exists (select 1 from shop_order_line l where l.order_id = o.order_id and l.sku ilike ${start}))`
}

function hasNumber(text: string): RawBuilder<boolean> {
  const digits = text.replace(/[\s#]/g, '').replace(/^0+/, '')
  return /^\d+$/.test(digits) ? sql`ltrim(o.number, '0') like ${`${digits}%`}` : sql`false`
}
