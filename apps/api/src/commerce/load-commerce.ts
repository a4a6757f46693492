// The tables of commerce, checked on their way in: what somebody wrote into them by hand is input, too.
import type { DeliveryTable } from '@vitrine/domain/checkout/delivery'
import type { PaymentOffer } from '@vitrine/domain/checkout/methods'
import { readHours } from '@vitrine/domain/pickup/opening-hours'
import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import type { PriceConversion } from '@vitrine/domain/store/price-conversion'
import { LANGUAGES, STORE_CODES, type StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#api/db/client.ts'
import { STORE_TABLE, StoreSchema } from './load-stores.ts'
import { CountrySchema, listOf, parseRows, type Table } from './read-table.ts'

/** What the shop sells by besides goods, as its tables held it at one moment. */
export type Commerce = {
  stores: readonly StoreView[]
  delivery: DeliveryTable
  points: readonly PickupPoint[]
  /** In their order; the first of a store is its default. */
  payments: readonly PaymentOffer[]
  conversions: ReadonlyMap<StoreView['code'], PriceConversion>
}

const MinorSchema = z.int().min(0)
const TitlesSchema = z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(80))

const CountryRowSchema = z.object({
  storeId: z.int(),
  country: CountrySchema,
  zone: z.string(),
  duty: z.enum(['none', 'recipient']),
})
const PostcodeSchema = z.object({
  storeId: z.int(),
  country: CountrySchema,
  prefix: z.string().regex(/^[A-Z0-9]{1,10}$/),
  zone: z.string().nullable(),
})
const RateSchema = z.object({
  storeId: z.int(),
  zone: z.string(),
  carrierCode: z.string(),
  methodCode: z.string(),
  titles: TitlesSchema,
  carrierTitles: TitlesSchema,
  priceMinor: MinorSchema,
  freeFromMinor: MinorSchema.nullable(),
  upToGrams: z.int().positive().nullable(),
  days: z.tuple([z.int().min(0), z.int().max(365)]),
})
const PointSchema = z.object({
  code: z.string(),
  country: CountrySchema,
  carrierCode: z.string(),
  methodCode: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  hours: z.string().refine((text) => readHours(text) !== undefined, 'is no line of opening hours'),
})
const PaymentSchema = z.object({
  storeId: z.int(),
  id: z.int(),
  code: z.string(),
  titles: TitlesSchema,
  discountPercent: z.number().min(0).max(100),
  roundingMinor: MinorSchema,
  minimumMinor: MinorSchema,
  feeMinor: MinorSchema,
  provider: z.string().nullable(),
})
const ConversionSchema = z.object({
  code: z.enum(STORE_CODES),
  rate: z.number().positive(),
  stepMinor: z.int().positive(),
})

/**
 * All of one moment. Throws where a row makes no sense, naming table and field. Ways to pay through a service count only
 * where this program has it set up.
 */
export async function loadCommerce(
  db: Database,
  providers: ReadonlySet<string> = new Set(),
): Promise<Commerce> {
  const { rows } = await sql<Record<keyof typeof TABLES, unknown>>`
    select ${sql.join(Object.entries(TABLES).map(([name, table]) => sql`${listOf(table)} as ${sql.ref(name)}`))}`.execute(
    db,
  )
  const read = <S extends z.ZodType>(name: keyof typeof TABLES, schema: S): z.output<S>[] =>
    parseRows(TABLES[name], schema, rows[0]?.[name])
  return {
    stores: read('stores', StoreSchema),
    delivery: {
      countries: read('countries', CountryRowSchema),
      postcodes: read('postcodes', PostcodeSchema),
      rates: read('rates', RateSchema),
    },
    points: read('points', PointSchema),
    payments: read('payments', PaymentSchema).filter(
      ({ provider }) => provider === null || providers.has(provider),
    ),
    conversions: new Map(read('conversions', ConversionSchema).map(({ code, ...one }) => [code, one])),
  }
}

const TABLES = {
  stores: STORE_TABLE,
  countries: {
    table: 'delivery_country',
    query: sql`select store_id as "storeId", country, zone, duty from delivery_country order by store_id, country`,
  },
  postcodes: {
    table: 'delivery_postcode',
    query: sql`select store_id as "storeId", country, prefix, zone from delivery_postcode
      order by store_id, country, prefix`,
  },
  rates: {
    table: 'shipping_rate',
    query: sql`select store_id as "storeId", zone, carrier_code as "carrierCode", method_code as "methodCode", titles,
      carrier_titles as "carrierTitles", price_minor as "priceMinor", free_from_minor as "freeFromMinor",
      up_to_grams as "upToGrams",
      jsonb_build_array(days_min, days_max) as days
      from shipping_rate join shipping_method using (method_id) where enabled order by store_id, zone, position, method_id,
        up_to_grams nulls last`,
  },
  points: {
    table: 'pickup_point',
    query: sql`select code, country, carrier_code as "carrierCode", method_code as "methodCode", name, street, postcode,
      city, hours from pickup_point join shipping_method using (method_id) order by code`,
  },
  payments: {
    table: 'payment_terms',
    query: sql`select store_id as "storeId", method_id as id, code, titles, discount_percent as "discountPercent",
      rounding_minor as "roundingMinor", minimum_minor as "minimumMinor", fee_minor as "feeMinor", provider
      from payment_terms join payment_method using (method_id) where enabled and offered order by store_id, position, method_id`,
  },
  conversions: {
    table: 'price_conversion',
    query: sql`select code, rate, step_minor as "stepMinor" from price_conversion join store using (store_id)
      order by store_id`,
  },
} satisfies Record<string, Table>
