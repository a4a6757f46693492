import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import type { Estimates } from '@vitrine/contract/cart/estimates'
import { usualWay } from '@vitrine/domain/pickup/usual-way'
import { isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import type { Context } from '#api/context.ts'
import { loadCountryRates } from '#api/features/catalog/index.ts'
import { zipTaxTitle } from '#api/words.ts'
import { shippingTaxesOf } from '../is-shipping-taxed.ts'
import { listDeliveries } from '../list-deliveries.ts'
import { ZIP_RANGES } from '../regions/zip-state.ts'
import { GOODS_CLASS } from '../tax-by-zip.ts'

/**
 * By the rules an order that waited is counted by: the usual way, and the rate of the state. What a heavy parcel or a part of
 * a country costs more is not told; the shop asks then.
 */
export async function listEstimates(ctx: Context): Promise<Estimates> {
  const places = await listDeliveries(ctx, {})
  return { deliveries: places.flatMap(usualOf), taxes: await listTaxes(ctx) }
}

function usualOf({ countries, ways }: DeliveryPlaces): Estimates['deliveries'] {
  const way = usualWay(ways, ({ needs_point, price }) => ({ needsPoint: needs_point, cost: price }))
  if (!way) return []
  const { price, free_from } = way
  return [{ countries: countries.map(({ code }) => code), price, free_from }]
}

async function listTaxes(ctx: Context): Promise<Estimates['taxes']> {
  const { store } = ctx
  const country = store.defaultCountry
  if (!isTaxedByZip(store, country)) return []
  const [ratesOf, taxesShipping] = await Promise.all([
    loadCountryRates(ctx, country),
    shippingTaxesOf(ctx, country),
  ])
  const taxOf = (region: string) => {
    const percent = ratesOf(region)(GOODS_CLASS)
    return { title: zipTaxTitle(store, { region, percent }), percent, taxes_shipping: taxesShipping(region) }
  }
  return ZIP_RANGES.map(({ first, last, state }) => ({ first, last, ...taxOf(state) }))
}
