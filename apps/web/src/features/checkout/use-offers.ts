import {
  askShippingMethods,
  listPaymentMethods,
  type PaymentMethod,
  type ShippingMethod,
} from '@vitrine/contract/cart/checkout'
import { useClient } from '#web/engine/use-client.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'

export type Offers = { shipping: readonly ShippingMethod[]; payment: readonly PaymentMethod[] }

type Order = {
  cartId: string | null
  /** What delivery costs depends on what is in the cart. */
  cartVersion: number | undefined
  country: string
  /** Some parts of a country are reached by fewer ways; undefined until it has one. */
  postcode: string | undefined
}

/** The ways to deliver to an address and to pay; none asked while the cart is unknown or still being sent. */
export function useOffers({ cartId, cartVersion, country, postcode }: Order): Question<Offers> {
  const client = useClient()
  return useAnswer(cartId && `${cartId} ${cartVersion} ${country} ${postcode ?? ''}`, async () => {
    const query = { cartId: cartId ?? '' }
    const [shipping, payment] = await Promise.all([
      client.call(askShippingMethods, { query, body: { address: { country_id: country, postcode } } }),
      client.call(listPaymentMethods, { query }),
    ])
    return { shipping: shipping.filter((one) => one.available), payment }
  })
}
