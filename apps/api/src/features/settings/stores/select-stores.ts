import type { StoreTable } from '@vitrine/contract/desk/stores'
import { toMajor } from '@vitrine/domain/money/money'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

type Row = Omit<StoreTable['stores'][number], 'step'> & { step_minor: number }

/** The version is a sum of all that stands there, so that whoever changed it by another way counts, too. */
export async function selectStores({ db }: Pick<Context, 'db'>): Promise<StoreTable> {
  const { rows } = await sql<{ version: string; stores: Row[] }>`
    with told as (
      select s.position, s.store_id, jsonb_build_object('code', s.code, 'name', s.name, 'currency', s.currency_code,
        'open', s.enabled, 'rate', coalesce(c.rate, 1)::float8, 'step_minor', coalesce(c.step_minor, 1),
        'price_ranges', coalesce((select jsonb_agg(edge order by edge::numeric)
          from jsonb_array_elements(case jsonb_typeof(s.settings -> 'priceRanges') when 'array'
            then s.settings -> 'priceRanges' else '[]' end) edge
          where jsonb_typeof(edge) = 'number' and edge::numeric > 0), '[50, 100, 150]')) as one
      from store s left join price_conversion c using (store_id)),
    list as (select coalesce(jsonb_agg(one order by position, store_id), '[]') as stores from told)
    select md5(stores::text) as version, stores from list`.execute(db)
  const { version = '', stores = [] } = rows[0] ?? {}
  return {
    version,
    stores: stores.map(({ step_minor, ...store }) => ({ ...store, step: toMajor(step_minor) })),
  }
}
