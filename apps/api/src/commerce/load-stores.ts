// The rows of `store`: what a store is called and how it writes, as an owner may change it.
import { SHOP_NAME } from '@vitrine/domain/store/shop-name'
import { STORE_IDENTITIES } from '@vitrine/domain/store/store-identity'
import { CURRENCY_CODES, LANGUAGES, STORE_CODES, type StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#api/db/client.ts'
import { CountrySchema, listOf, parseRows, type Table } from './read-table.ts'

const FIXED = ['storeId', 'language', 'currencyCode'] as const

export const StoreSchema = z
  .object({
    storeId: z.int(),
    code: z.enum(STORE_CODES),
    name: z.string().trim().min(1).max(60),
    shopName: z.string().trim().min(1).catch(SHOP_NAME),
    enabled: z.boolean(),
    language: z.enum(LANGUAGES),
    locale: z.string().refine(isLocale, 'is no locale'),
    currencyCode: z.enum(CURRENCY_CODES),
    currencySign: z.string().min(1).max(5),
    pricePattern: z.string().regex(/\{amount\}/),
    dateFormat: z.string(),
    defaultCountry: CountrySchema,
    pricesIncludeTax: z.boolean(),
  })
  .superRefine((store, ctx) => {
    const identity = STORE_IDENTITIES[store.code]
    for (const field of FIXED)
      if (store[field] !== identity[field])
        ctx.addIssue({ code: 'custom', path: [field], message: `is ${identity[field]} for ever` })
  })

/** As its owner has set it, else as the block of settings came with it. */
const OWN_NAME = sql`coalesce(
  (select value #>> '{}' from shop_setting where key = 'name' and store_id = 0 and language = '*'),
  (select json ->> 'name' from cms_block where identifier = 'cms_settings' and store_id = 0 and json ->> 'name' <> ''
    order by language = 'en' desc, language limit 1))`

export const STORE_TABLE: Table = {
  table: 'store',
  query: sql`select store_id as "storeId", code, name, enabled, language, locale, currency_code as "currencyCode",
    currency_sign as "currencySign", price_pattern as "pricePattern", date_format as "dateFormat",
    default_country as "defaultCountry", prices_include_tax as "pricesIncludeTax", ${OWN_NAME} as "shopName"
    from store order by position, store_id`,
}

/** For who has no copy of the tables: commands, jobs, and the catalogue, which goes by those of its own moment. */
export async function loadStores(db: Database): Promise<readonly StoreView[]> {
  const { rows } = await sql<{ stores: unknown }>`select ${listOf(STORE_TABLE)} as stores`.execute(db)
  return parseRows(STORE_TABLE, StoreSchema, rows[0]?.stores)
}

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length === 1
  } catch {
    return false
  }
}
