import type { DeliveryPlaces, DeliveryWay } from '@vitrine/contract/cart/deliveries'
import type { ShippingRate } from '@vitrine/domain/checkout/delivery'
import { toMajor } from '@vitrine/domain/money/money'
import { type PickupPoint, pointsOf } from '@vitrine/domain/pickup/pickup-point'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { titleOf } from '#api/words.ts'
import { listCountries } from './list-countries.ts'

type Asked = { country?: string | undefined }

/** The table of delivery as a page reads it: countries that share zone, duty and ways stand together. */
export async function listDeliveries(ctx: Context, { country }: Asked): Promise<DeliveryPlaces[]> {
  const { delivery, points } = await commerceOf(ctx)
  const { storeId } = ctx.store
  const groups = new Map<string, DeliveryPlaces>()
  for (const one of await listCountries(ctx)) {
    const place = delivery.countries.find((row) => row.storeId === storeId && row.country === one.code)
    if (!place || (country !== undefined && one.code !== country)) continue
    const ways = delivery.rates
      .filter((rate) => rate.storeId === storeId && rate.zone === place.zone)
      .map((rate) => toWay(ctx, rate, needsPoint(points, rate, one.code)))
    const { duty } = place
    const key = JSON.stringify([place.zone, duty, ways])
    const group = groups.get(key) ?? { countries: [], duty, ways }
    group.countries.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const needsPoint = (
  points: readonly PickupPoint[],
  { carrierCode, methodCode }: ShippingRate,
  country: string,
) => pointsOf(points, { country, carrierCode, methodCode }).length > 0

function toWay({ store }: Context, rate: ShippingRate, needs_point: boolean): DeliveryWay {
  const { carrierCode, methodCode, titles, priceMinor, freeFromMinor, upToGrams, days } = rate
  return {
    carrier_code: carrierCode,
    method_code: methodCode,
    title: titleOf(store, titles, `commerce.way.${carrierCode}.${methodCode}`),
    price: toMajor(priceMinor),
    free_from: freeFromMinor === null ? null : toMajor(freeFromMinor),
    up_to_grams: upToGrams,
    delivery_days: [...days],
    needs_point,
  }
}
