import type { CallParsed } from '@vitrine/contract/call'
import type { saveStoreTable } from '@vitrine/contract/desk/stores'
import { toMinor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { json } from '#api/db/json.ts'

type Rows = CallParsed<typeof saveStoreTable>['body']['stores']

/** Only rows that say something else are touched: each that is, is told to every process. */
export async function writeStores(db: Database, stores: Rows): Promise<void> {
  const rows = json(stores.map(({ step, ...store }) => ({ ...store, step_minor: toMinor(step) })))
  const given = sql`jsonb_to_recordset(${rows})
    as n(code text, open boolean, rate numeric, step_minor integer, price_ranges jsonb)`
  await sql`update store s set enabled = n.open,
      settings = s.settings || jsonb_build_object('priceRanges', n.price_ranges)
    from ${given} where s.code = n.code and (s.enabled <> n.open
      or s.settings -> 'priceRanges' is distinct from n.price_ranges)`.execute(db)
  await sql`insert into price_conversion (store_id, rate, step_minor)
    select s.store_id, n.rate, n.step_minor from ${given} join store s using (code)
    on conflict (store_id) do update set rate = excluded.rate, step_minor = excluded.step_minor
    where (price_conversion.rate, price_conversion.step_minor) is distinct from (excluded.rate, excluded.step_minor)`.execute(
    db,
  )
}
