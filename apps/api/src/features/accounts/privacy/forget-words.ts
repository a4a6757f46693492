import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** An answer in words of one's own. Of an option the shop has given up nobody knows any more, so it counts as one. */
const isInWords = sql`not exists (select from custom_option c
  where c.option_id::text = a.answer ->> 'option_id' and c.type not in ('field', 'area'))`
const answers = sql`jsonb_array_elements(coalesce(l.product_option #> '{extension_attributes,custom_options}', '[]'))
  with ordinality a(answer, place)`

/**
 * What somebody had written on a piece or a gift card, and what the staff noted about their orders, names people. That there was
 * something stays: pieces made for one do not come back.
 */
export async function forgetWords(db: Database, customerId: number): Promise<void> {
  await sql`delete from staff_note n using shop_order o
    where n.order_id = o.order_id and o.customer_id = ${customerId}`.execute(db)
  await sql`update shop_order_line l set
      product_option = jsonb_set(l.product_option, '{extension_attributes,custom_options}', (
        select jsonb_agg(case when ${isInWords} then a.answer || '{"option_value": ""}' else a.answer end order by a.place)
        from ${answers})),
      options = (select coalesce(jsonb_agg(p.part order by p.place), '[]')
        from jsonb_array_elements(l.options) with ordinality p(part, place)
        where not exists (select from ${answers} where ${isInWords}
          and p.part ->> 'value' = a.answer ->> 'option_value'))
    from shop_order o where o.order_id = l.order_id and o.customer_id = ${customerId}
      and exists (select from ${answers} where ${isInWords})`.execute(db)
}
