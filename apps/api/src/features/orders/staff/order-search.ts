// Which orders are asked for by a few letters or digits, as SQL about an order `o`.
import { type RawBuilder, sql } from 'kysely'
import { hasNumber } from '#api/db/text/has-number.ts'
import { hasPhone } from '#api/db/text/has-phone.ts'
import { nameOfAddress } from '#api/db/text/joined-name.ts'
import { likeText } from '#api/db/text/like-text.ts'

/** Who pays and whom it goes to, whose name the list shows. */
const ADDRESSES = [sql`o.billing_address`, sql`o.shipping_address`]

/** Numbers are read without their sign and zeros, phones by their digits; words are looked for in names, mail addresses and SKUs. */
export function matchesOrder(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`
  const start = `${likeText(text)}%`
  const people = ADDRESSES.map(
    (address) => sql`${nameOfAddress(address)} ilike ${`%${likeText(text)}%`}
      or ${hasPhone(sql`${address} ->> 'telephone'`, text)}`,
  )
  return sql`(${hasNumber(sql`o.number`, text)} or o.email ilike ${start} or ${sql.join(people, sql` or `)}
    or exists (select 1 from shop_order_line l where l.order_id = o.order_id and l.sku ilike ${start}))`
}
