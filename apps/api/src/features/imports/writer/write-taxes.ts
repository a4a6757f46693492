// Taxes a catalogue needs before its first price. What people set later stays.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { rowsOf } from './bulk/rows-of.ts'
import { US_TAXES } from './us-taxes.ts'

const TAX_CLASSES = [
  { tax_class_id: 1, name: 'None' },
  { tax_class_id: 2, name: 'Taxable Goods' },
]

/** Value added tax in per cent by country; shelf prices hold it. In the United States they hold none: the state decides. */
const RATES: Record<string, number> = {
  AT: 20,
  BE: 21,
  CN: 13,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
  PL: 23,
  RU: 20,
  UA: 20,
  US: 0,
}

export async function writeTaxes(db: Database): Promise<void> {
  await sql`insert into tax_class (tax_class_id, name)
    select tax_class_id, name from ${rowsOf(TAX_CLASSES, 'tax_class_id int, name text')} r
    on conflict do nothing`.execute(db)
  await sql`insert into tax_rule (code, product_tax_class_ids) values ('VAT', '{2}') on conflict do nothing`.execute(
    db,
  )
  const everywhere = { region: '', postcode: '*', taxes_shipping: false }
  const rates = [
    ...Object.entries(RATES).map(([country, rate]) => ({ ...everywhere, country, rate })),
    ...US_TAXES,
  ]
  await sql`insert into tax_rate (tax_rule_id, country, region, postcode, rate, taxes_shipping)
    select (select tax_rule_id from tax_rule where code = 'VAT'), country, region, postcode, rate, taxes_shipping
    from ${rowsOf(rates, 'country text, region text, postcode text, rate numeric, taxes_shipping boolean')} r on conflict do nothing`.execute(
    db,
  )
}
