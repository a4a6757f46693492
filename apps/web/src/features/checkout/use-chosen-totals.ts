import type { Totals } from '@vitrine/contract/cart'
import {
  type PaymentMethod,
  type ShippingMethod,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { useRef } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'

type Choice = {
  cartId: string | null
  /** Of the cart on the screen: one changed elsewhere is counted anew. */
  cartVersion: number | undefined
  country: string
  /** Where it decides the tax; undefined while there is none that could. */
  postcode: string | undefined
  shipping: ShippingMethod | undefined
  payment: PaymentMethod | undefined
}

/** Tells the server the choice and shows what it counts for exactly this choice. */
export function useChosenTotals({
  cartId,
  cartVersion,
  country,
  postcode,
  shipping,
  payment,
}: Choice): Question<Totals> {
  const client = useClient()
  const addressInformation = {
    shippingAddress: { countryId: country, postcode },
    shippingCarrierCode: shipping?.carrier_code,
    shippingMethodCode: shipping?.method_code,
    paymentMethodCode: payment?.code,
  }
  const canAsk = cartId !== null && payment !== undefined
  const key = canAsk ? JSON.stringify([cartId, cartVersion, addressInformation]) : null
  // Two on their way could overtake each other: the cart would stand at the older choice, in a version nobody saw.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  return useAnswer(key, async () => {
    const query = { cartId: cartId ?? '' }
    const asked = turn.current.then(() =>
      client.call(setShippingInformation, { query, body: { addressInformation } }),
    )
    turn.current = asked.catch(() => undefined)
    return (await asked).totals
  })
}
