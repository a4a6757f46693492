import { type DeliveryPlaces, listDeliveries } from '@vitrine/contract/cart/deliveries'
import type { ShopRequest } from '#web/lib/request-context.ts'

/** The table of delivery, or its part for a country; a page without it is a page all the same. */
export async function loadDeliveries(shop: ShopRequest, country?: string): Promise<DeliveryPlaces[]> {
  try {
    return await shop.client.call(listDeliveries, { query: { country } })
  } catch (error) {
    shop.log(error)
    return []
  }
}
