import type { CallReply } from '@vitrine/contract/call'
import type { taxByZip as taxByZipCall } from '@vitrine/contract/cart/places'
import { isPostcode } from '@vitrine/domain/address/postcode'
import { deliveriesTo } from '@vitrine/domain/checkout/delivery'
import { isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { loadTaxRates } from '#api/features/catalog/index.ts'
import { isShippingTaxed } from './is-shipping-taxed.ts'
import { cityOfZip } from './regions/us-cities.ts'
import { regionOfZip } from './regions/zip-state.ts'

/** Goods; other classes are told by the totals of a cart. */
export const GOODS_CLASS = 2

type Place = { zip: string; country: string }

export async function taxByZip(
  ctx: Context,
  { zip, country }: Place,
): Promise<CallReply<typeof taxByZipCall>> {
  const state = country === 'US' ? regionOfZip(zip) : undefined
  const { delivery } = await commerceOf(ctx)
  const isKnown =
    isPostcode(country, zip) && deliveriesTo(delivery, ctx.store, { country, postcode: zip }).length > 0
  if (!isKnown || (country === 'US' && !state)) throw new ShopError('TAX_ZIP_UNKNOWN')
  // What a shop elsewhere sends there is taxed by no state.
  const region = (isTaxedByZip(ctx.store, country) && state?.code) || ''
  const place = { country, region, postcode: zip }
  const rateOf = await loadTaxRates(ctx, place)
  return {
    rate: rateOf(GOODS_CLASS),
    tax_country_id: country,
    tax_region_id: state?.id ?? 0,
    region_name: state?.name ?? '',
    zip,
    city: country === 'US' ? await cityOfZip(zip) : '',
    taxable_shipping: await isShippingTaxed(ctx, place),
  }
}
