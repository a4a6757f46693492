import {
  askShippingMethods,
  listPaymentMethods,
  type PaymentMethod,
  type ShippingMethod,
} from '@vitrine/contract/cart/checkout'
import { useEffect, useState } from 'react'
import { useBag } from '#web/lib/bag.tsx'

type Offers = { shipping: readonly ShippingMethod[]; payment: readonly PaymentMethod[] }
/** Null while the cart is unknown or still being sent. */
type Ask = { cartId: string | null; country: string; attempt: number; onFailure(): void }

/** The ways to deliver to a country and to pay. */
export function useOffers({ cartId, country, attempt, onFailure }: Ask): Offers {
  const { client } = useBag()
  const [offers, setOffers] = useState<Offers>({ shipping: [], payment: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    if (cartId === null) return
    let isCurrent = true
    const query = { cartId }
    Promise.all([
      client.call(askShippingMethods, { query, body: { address: { country_id: country } } }),
      client.call(listPaymentMethods, { query }),
    ]).then(
      ([shipping, payment]) =>
        isCurrent && setOffers({ shipping: shipping.filter((one) => one.available), payment }),
      () => isCurrent && onFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [client, cartId, country, attempt])
  return offers
}
