import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** Guests and customers without a group of their own. */
const DEFAULT_CUSTOMER_CLASS = 3

export type TaxPlace = { country: string; region: string }
/** Percent by product tax class; a class without a rule or rate is not taxed. */
export type TaxRates = (taxClassId: number) => number

/** First rule by priority that has the class; in it the exact region beats the country as a whole. */
export async function loadTaxRates({ db }: Context, { country, region }: TaxPlace): Promise<TaxRates> {
  const { rows } = await sql<{ tax_class_id: number; rate: number }>`
    select distinct on (c.tax_class_id) c.tax_class_id, coalesce(t.rate, 0) as rate
    from tax_rule r
    cross join unnest(r.product_tax_class_ids) as c(tax_class_id)
    left join tax_rate t on t.tax_rule_id = r.tax_rule_id and t.country = ${country}
      and t.region in ('', ${region}) and t.postcode = '*'
    where ${DEFAULT_CUSTOMER_CLASS} = any(r.customer_tax_class_ids)
    order by c.tax_class_id, r.priority, r.tax_rule_id, t.region = '' `.execute(db)
  const rates = new Map(rows.map((row) => [row.tax_class_id, row.rate]))
  return (taxClassId) => rates.get(taxClassId) ?? 0
}
