// Which orders are asked for by a few letters or digits, as SQL about an order `o`.
import { type RawBuilder, sql } from 'kysely'
import { hasNumber } from '#api/db/text/has-number.ts'
import { hasPhone } from '#api/db/text/has-phone.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { hasPairs, mayHold, orderPairs } from '#api/db/text/may-hold.ts'
import { nameOfAddress } from '#api/db/text/name-sql.ts'

/** Numbers are read without their sign and zeros, phones by their digits; words are looked for in names, mail addresses and SKUs. */
export function matchesOrder(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`
  const hasSku = sql`lower(l.sku) like lower(${`${likeText(text)}%`})`
  if (!hasPairs(text))
    return sql`(${says('o', text)} or exists (select from shop_order_line l where l.order_id = o.order_id and ${hasSku}))`
  return sql`o.order_id in (
    select f.order_id from shop_order f where ${mayHold(orderPairs('f'), text)} and ${says('f', text)}
    union all select l.order_id from shop_order_line l where ${hasSku})`
}

/** Of a table `shop_order` by its alias: who pays and whom it goes to, whose name the list shows. */
function says(alias: string, text: string): RawBuilder<boolean> {
  const addresses = ['billing_address', 'shipping_address'].map((column) => sql.ref(`${alias}.${column}`))
  const people = addresses.map(
    (address) => sql`${nameOfAddress(address)} ilike ${`%${likeText(text)}%`}
      or ${hasPhone(sql`${address} ->> 'telephone'`, text)}`,
  )
  return sql`(${sql.ref(`${alias}.email`)} ilike ${`${likeText(text)}%`}
    or ${hasNumber(sql.ref(`${alias}.number`), text)} or ${sql.join(people, sql` or `)})`
}
