import type { Context } from '#api/context.ts'
import type { TaxPlace } from '#api/features/catalog/index.ts'

/** Whether tax on top is due on what delivery costs, too. */
export async function isShippingTaxed(ctx: Context, { country, region }: TaxPlace): Promise<boolean> {
  return (await shippingTaxesOf(ctx, country))(region)
}

/** Of all regions of a country at once; the table says it of the whole country or of a region. */
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
