import type { Database } from '@vitrine/api/db/client'
import { sql } from 'kysely'

/** How many of each kind: what is reduced since it was wished for, what costs the same, what is sold out by now. */
const WISHED = { reduced: 2, same: 3, out: 1 } as const
const DAYS_AGO = 20

/** What the demo customer would like to have, at the prices of the day it was wished for; the goods may be others than the demo's. */
export async function makeDemoWishes(db: Database, customerId: number): Promise<void> {
  await sql`insert into wishlist (customer_id) values (${customerId}) on conflict do nothing`.execute(db)
  await sql`
    with sold as (
      select p.sku, r.price_minor, s.currency_code, case
        when not exists (select from product_variant v join stock_item i on i.product_id = v.child_id
          where v.parent_id = p.product_id and i.qty > 0) then 'out'
        when r.special_minor < r.price_minor and r.special_to > now() then 'reduced'
        when r.special_minor is null then 'same' end as kind
      from product p join product_price r using (product_id) join store s on s.store_id = r.store_id and s.code = 'us'
      where p.type_id = 'configurable' and p.visibility > 1 and p.status < 2
        and not coalesce((p.flags ->> 'only_promo')::boolean, false)),
    chosen as (select *, row_number() over (partition by kind order by sku) as nth from sold)
    insert into wishlist_item (customer_id, sku, added_at, price_minor, currency_code)
    select ${customerId}, sku, now() - make_interval(days => ${DAYS_AGO}, mins => nth::int), price_minor, currency_code
    from chosen where nth <= (${JSON.stringify(WISHED)}::jsonb ->> kind)::int
    on conflict do nothing`.execute(db)
}
