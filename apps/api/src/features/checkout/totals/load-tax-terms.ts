import { isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import type { Context } from '#api/context.ts'
import { loadTaxRates, type TaxPlace, type TaxRates } from '#api/features/catalog/index.ts'
import { isShippingTaxed, regionOfZip } from '#api/features/stores/index.ts'

export type Destination = Omit<TaxPlace, 'region'>
export type TaxTerms = {
  rateOf: TaxRates
  /** Where prices hold none and the postcode decides; null elsewhere. */
  byZip: { region: string | null; isShippingTaxed: boolean } | null
}

/**
 * Of an address as far as it is known: before there is a postcode nothing can be put on top. Its region follows from that, and
 * only where the store collects the tax of regions: what an address says of one is its own words, and no cart asks for them.
 */
export async function loadTaxTerms(ctx: Context, place: Destination): Promise<TaxTerms> {
  if (!isTaxedByZip(ctx.store, place.country))
    return { rateOf: await loadTaxRates(ctx, { ...place, region: '' }), byZip: null }
  const region = regionOfZip(place.postcode ?? '')?.code ?? null
  if (region === null) return { rateOf: () => 0, byZip: { region, isShippingTaxed: false } }
  const known = { ...place, region }
  return {
    rateOf: await loadTaxRates(ctx, known),
    byZip: { region, isShippingTaxed: await isShippingTaxed(ctx, known) },
  }
}
