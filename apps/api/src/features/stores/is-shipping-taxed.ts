import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { TaxPlace } from '#api/features/catalog/index.ts'

/** Whether tax on top is due on what delivery costs, too; the table says it of a whole country or of a region. */
export async function isShippingTaxed({ db }: Context, { country, region }: TaxPlace): Promise<boolean> {
  const { rows } = await sql<{ is_taxed: boolean }>`
    select coalesce(bool_or(taxes_shipping), false) as is_taxed from tax_rate
    where country = ${country} and region in ('', ${region})`.execute(db)
  return rows[0]?.is_taxed ?? false
}

/** Of all regions of a country at once. */
export async function shippingTaxesOf(
  { db }: Context,
  country: string,
): Promise<(region: string) => boolean> {
  const rows = await db
    .selectFrom('tax_rate')
    .select('region')
    .where('country', '=', country)
    .where('taxes_shipping', '=', true)
    .execute()
  const taxing = new Set(rows.map(({ region }) => region))
  return (region) => taxing.has('') || taxing.has(region)
}
