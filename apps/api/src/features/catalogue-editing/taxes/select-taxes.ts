import type { TaxTable } from '@vitrine/contract/desk/taxes'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** The version is a sum of all that stands there, so that whoever changed it by another way counts, too. */
export async function selectTaxes({ db }: Context): Promise<TaxTable> {
  const { rows } = await sql<TaxTable>`
    with one as (
      select r.code as rule, country, region, postcode, rate::float8, taxes_shipping
      from tax_rate join tax_rule r using (tax_rule_id) order by r.priority, r.tax_rule_id, country, region, postcode),
    rates as (select coalesce(json_agg(one), '[]') as all from one)
    select md5(rates.all::text) as version, rates.all as rates,
      (select coalesce(json_agg(code order by priority, tax_rule_id), '[]') from tax_rule) as rules
    from rates`.execute(db)
  const [table] = rows
  if (!table) throw new Error('The table of taxes answered nothing.')
  return table
}
