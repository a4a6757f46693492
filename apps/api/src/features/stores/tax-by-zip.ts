import type { CallReply } from '@vitrine/contract/call'
import type { taxByZip as taxByZipCall } from '@vitrine/contract/cart/places'
import { deliveryZone } from '@vitrine/domain/checkout/delivery-zone'
import { isPostcode } from '@vitrine/domain/checkout/postcode'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { loadTaxRates } from '#api/features/catalog/index.ts'
import { US_STATES } from './regions/us-states.ts'
import { zipState } from './regions/zip-state.ts'

/** Goods; other classes are told by the totals of a cart. */
const GOODS_CLASS = 2

type Place = { zip: string; country: string }

export async function taxByZip(
  ctx: Context,
  { zip, country }: Place,
): Promise<CallReply<typeof taxByZipCall>> {
  const state = country === 'US' ? US_STATES.find(({ code }) => code === zipState(zip)) : undefined
  const isKnown = isPostcode(country, zip) && deliveryZone(ctx.store.defaultCountry, country) !== null
  if (!isKnown || (country === 'US' && !state)) throw new ShopError('TAX_ZIP_UNKNOWN')
  const rateOf = await loadTaxRates(ctx, { country, region: state?.code ?? '' })
  return {
    rate: rateOf(GOODS_CLASS),
    tax_country_id: country,
    tax_region_id: state?.id ?? 0,
    region_name: state?.name ?? '',
    zip,
    taxable_shipping: false,
  }
}
