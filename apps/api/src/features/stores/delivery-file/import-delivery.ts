import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { loadCommerce } from '#api/commerce/load-commerce.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { readDeliveryFile } from './read-file.ts'
import type { DeliveryFile, Row, RowKind } from './row-schemas.ts'

type Counts = Record<RowKind, number>

/**
 * The tables of delivery as the file says, whole: what it does not name goes. All in one transaction, after which every
 * process reads them anew; of two at once, the second waits. Throws DeliveryFileInvalid and leaves everything as it was.
 */
export async function importDelivery(ctx: Context, text: string): Promise<Counts> {
  assertMay(ctx, 'commerce:change')
  const file = readDeliveryFile(text)
  return inTransaction(ctx, async (ctx) => {
    await sql`lock table shipping_method in share row exclusive mode`.execute(ctx.db)
    const before = await countRows(ctx)
    await writeWays(ctx, file.way)
    await writeRest(ctx, file)
    // Read as every process will read it.
    await loadCommerce(ctx.db)
    const after = await countRows(ctx)
    await audit(ctx, {
      may: 'commerce:change',
      entity: 'delivery',
      id: 'file',
      before,
      after: { ...after, replaced: true },
    })
    return after
  })
}

/** A way keeps its number: orders and rates know it by that. */
async function writeWays({ db }: Context, ways: readonly Row<'way'>[]): Promise<void> {
  const rows = ways.map((way) => ({
    ...way,
    titles: wordsOf(way, 'title'),
    carrier_titles: wordsOf(way, 'carrier_title'),
  }))
  await sql`
    with told as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(carrier text, method text,
      position int, enabled bool, titles jsonb, carrier_titles jsonb)),
    gone as (delete from shipping_method m where not exists (
      select from told where carrier = m.carrier_code and method = m.method_code))
    insert into shipping_method (method_id, carrier_code, method_code, position, enabled, titles, carrier_titles)
    select coalesce((select max(method_id) from shipping_method), 0) + row_number() over (), carrier, method, position,
      enabled, titles, carrier_titles from told
    on conflict (carrier_code, method_code) do update set position = excluded.position, enabled = excluded.enabled,
      titles = excluded.titles, carrier_titles = excluded.carrier_titles`.execute(db)
}

function wordsOf(way: Row<'way'>, prefix: 'title' | 'carrier_title'): Record<string, string> {
  const words = LANGUAGES.map((language) => [language, way[`${prefix}_${language}`]] as const)
  return Object.fromEntries(words.filter(([, said]) => said !== ''))
}

async function writeRest({ db }: Context, { country, postcode, rate, point }: DeliveryFile): Promise<void> {
  for (const table of ['pickup_point', 'shipping_rate', 'delivery_postcode', 'delivery_country'] as const)
    await db.deleteFrom(table).execute()
  const rows = (list: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)`
  await sql`insert into delivery_country (store_id, country, zone, duty)
    select store_id, r.country, r.zone, r.duty from ${rows(country)} as r(store text, country text, zone text, duty text)
    join store s on s.code = r.store`.execute(db)
  await sql`insert into delivery_postcode (store_id, country, prefix, zone)
    select store_id, r.country, r.prefix, r.zone
    from ${rows(postcode)} as r(store text, country text, prefix text, zone text)
    join store s on s.code = r.store`.execute(db)
  await sql`insert into shipping_rate (store_id, zone, method_id, price_minor, free_from_minor, up_to_grams, days_min,
      days_max)
    select store_id, r.zone, method_id, r.price, r.free_from, r.up_to_grams, r.days_min, r.days_max
    from ${rows(rate)} as r(store text, zone text, carrier text, method text, up_to_grams int, price bigint,
      free_from bigint, days_min int, days_max int)
    join store s on s.code = r.store
    join shipping_method m on m.carrier_code = r.carrier and m.method_code = r.method`.execute(db)
  await sql`insert into pickup_point (method_id, country, code, name, street, postcode, city, hours)
    select method_id, r.country, r.code, r.name, r.street, r.postcode, r.city, r.hours
    from ${rows(point)} as r(carrier text, method text, country text, code text, name text, street text, postcode text,
      city text, hours text)
    join shipping_method m on m.carrier_code = r.carrier and m.method_code = r.method`.execute(db)
}

async function countRows({ db }: Context): Promise<Counts> {
  const { rows } = await sql<Counts>`select (select count(*)::int from shipping_method) as way,
    (select count(*)::int from delivery_country) as country, (select count(*)::int from delivery_postcode) as postcode,
    (select count(*)::int from shipping_rate) as rate, (select count(*)::int from pickup_point) as point`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('The tables of delivery cannot be counted.')
  return counts
}
