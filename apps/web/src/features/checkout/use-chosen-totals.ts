import type { Totals } from '@vitrine/contract/cart'
import {
  type PaymentMethod,
  type ShippingMethod,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { type Asked, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useBag } from '#web/lib/bag.tsx'

type Choice = {
  cartId: string | null
  /** Of the cart on the screen: one changed elsewhere is counted anew. */
  cartVersion: number | undefined
  country: string
  shipping: ShippingMethod | undefined
  payment: PaymentMethod | undefined
}

/** Tells the server the choice and shows what it counts for exactly this choice. */
export function useChosenTotals({ cartId, cartVersion, country, shipping, payment }: Choice): Asked<Totals> {
  const { client } = useBag()
  const addressInformation = {
    shippingAddress: { countryId: country },
    shippingCarrierCode: shipping?.carrier_code,
    shippingMethodCode: shipping?.method_code,
    paymentMethodCode: payment?.code,
  }
  const canAsk = cartId !== null && payment !== undefined
  const key = canAsk ? JSON.stringify([cartId, cartVersion, addressInformation]) : null
  return useAnswer(key, async () => {
    const query = { cartId: cartId ?? '' }
    const { totals } = await client.call(setShippingInformation, { query, body: { addressInformation } })
    return totals
  })
}
