// Store views and taxes a catalogue needs before its first price. What people set later (enabled, settings) stays.
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { rowsOf } from './bulk/rows-of.ts'

const TAX_CLASSES = [
  { tax_class_id: 1, name: 'None' },
  { tax_class_id: 2, name: 'Taxable Goods' },
]

/** Value added tax in per cent by country; shelf prices hold it. In the United States the shelf price holds none. */
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

const RANGES = { USD: [0, 50, 100, 150], EUR: [0, 50, 100, 150], RUB: [0, 5000, 10000, 15000] }

export async function writeStores(db: Database): Promise<void> {
  const rows = STORE_VIEWS.map((view, position) => ({
    ...view,
    position,
    settings: { priceRanges: RANGES[view.currencyCode] },
  }))
  await sql`
    insert into store (store_id, code, name, position, enabled, language, locale, currency_code, currency_sign,
      price_pattern, date_format, default_country, prices_include_tax, settings)
    select "storeId", code, name, position, enabled, language, locale, "currencyCode", "currencySign",
      "pricePattern", "dateFormat", "defaultCountry", "pricesIncludeTax", settings
    from ${rowsOf(
      rows,
      `"storeId" int, code text, name text, position int, enabled boolean, language text, locale text,
       "currencyCode" text, "currencySign" text, "pricePattern" text, "dateFormat" text,
       "defaultCountry" text, "pricesIncludeTax" boolean, settings jsonb`,
    )} r
    on conflict (store_id) do nothing`.execute(db)
  await writeTaxes(db)
}

async function writeTaxes(db: Database): Promise<void> {
  await sql`insert into tax_class (tax_class_id, name)
    select tax_class_id, name from ${rowsOf(TAX_CLASSES, 'tax_class_id int, name text')} r
    on conflict do nothing`.execute(db)
  await sql`insert into tax_rule (code, product_tax_class_ids) values ('VAT', '{2}') on conflict do nothing`.execute(
    db,
  )
  const rates = Object.entries(RATES).map(([country, rate]) => ({ country, rate }))
  await sql`insert into tax_rate (tax_rule_id, country, rate)
    select (select tax_rule_id from tax_rule where code = 'VAT'), country, rate
    from ${rowsOf(rates, 'country text, rate numeric')} r on conflict do nothing`.execute(db)
}
