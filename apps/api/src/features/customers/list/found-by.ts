// Who is searched for by a text, as SQL: `c` is the customer, `p` what is known of them.
import { type RawBuilder, sql } from 'kysely'
import { hasPhone } from '#api/db/text/has-phone.ts'
import { likeText } from '#api/db/text/like-text.ts'
import { customerPairs, hasPairs, mayHold, orderPairs } from '#api/db/text/may-hold.ts'
import { nameOfAddress, ownNameSql } from '#api/db/text/name-sql.ts'

/** As the list shows them: who has told no name, by how they signed their last order. */
const SHOWN_NAME = sql`coalesce(${ownNameSql('c')},
  (select ${nameOfAddress(sql`o.billing_address`)}
    from shop_order o where o.order_id = p.last_order_id))`

/** Letters of a name, the beginning of an address, a phone. */
export function foundBy(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`
  return sql`(${hasPairs(text) ? sql`c.customer_id in (${once(mayBe(text))})` : sql`true`} and (${SHOWN_NAME} ilike ${`%${likeText(text)}%`}
    or c.email ilike ${`${likeText(text)}%`} or ${hasPhone(sql`c.phone`, text)}))`
}

const mayBe = (text: string) => sql`
  select f.customer_id from customer f where ${mayHold(customerPairs('f'), text)}
  union all select o.customer_id from shop_order o
    where o.customer_id is not null and ${mayHold(orderPairs('o'), text)}`

/** Of the mailboxes from which anything was ordered by such words. */
export const guestsFoundBy = (text: string): RawBuilder<boolean> =>
  hasPairs(text)
    ? sql`lower(o.email) in (${once(sql`select lower(f.email) from shop_order f
        where f.customer_id is null and ${mayHold(orderPairs('f'), text)}`)})`
    : sql`true`

/** Of a table it has not counted yet the database would look for them anew with each row. */
const once = (rows: RawBuilder<unknown>) => sql`with found as materialized (${rows}) select * from found`
