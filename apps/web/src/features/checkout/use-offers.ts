import {
  askShippingMethods,
  listPaymentMethods,
  type PaymentMethod,
  type ShippingMethod,
} from '@vitrine/contract/cart/checkout'
import { type Asked, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useBag } from '#web/lib/bag.tsx'

export type Offers = { shipping: readonly ShippingMethod[]; payment: readonly PaymentMethod[] }

type Order = {
  cartId: string | null
  /** What delivery costs depends on what is in the cart. */
  cartVersion: number | undefined
  country: string
}

/** The ways to deliver to a country and to pay; none asked while the cart is unknown or still being sent. */
export function useOffers({ cartId, cartVersion, country }: Order): Asked<Offers> {
  const { client } = useBag()
  return useAnswer(cartId && `${cartId} ${cartVersion} ${country}`, async () => {
    const query = { cartId: cartId ?? '' }
    const [shipping, payment] = await Promise.all([
      client.call(askShippingMethods, { query, body: { address: { country_id: country } } }),
      client.call(listPaymentMethods, { query }),
    ])
    return { shipping: shipping.filter((one) => one.available), payment }
  })
}
