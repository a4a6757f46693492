import { deliveryCountries } from '@vitrine/domain/checkout/delivery'
import { commerceOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { Address } from './address-queries.ts'

/** An address no store delivers to is of no use to anybody; one for another store is. */
export async function assertDeliverable(ctx: Context, { country_id }: Address): Promise<void> {
  const { delivery } = await commerceOf(ctx)
  const stores = new Map(delivery.countries.map(({ storeId }) => [storeId, { storeId }]))
  if ([...stores.values()].some((store) => deliveryCountries(delivery, store).includes(country_id))) return
  const message = 'is a country nothing is delivered to'
  throw new ShopError('VALIDATION', {
    message: `country_id: ${message}`,
    details: [{ path: 'country_id', key: 'REFUSED', message }],
  })
}
