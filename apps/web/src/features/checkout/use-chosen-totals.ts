import type { Totals } from '@vitrine/contract/cart'
import {
  type PaymentMethod,
  type ShippingMethod,
  setShippingInformation,
} from '@vitrine/contract/cart/checkout'
import { useEffect, useState } from 'react'
import { useBag } from '#web/lib/bag.tsx'

type Ask = {
  cartId: string | null
  country: string
  shipping: ShippingMethod | undefined
  payment: PaymentMethod | undefined
  attempt: number
  onFailure(): void
}

/** Tells the server the choice and shows what it counts; null until its answer for exactly this choice is there. */
export function useChosenTotals({
  cartId,
  country,
  shipping,
  payment,
  attempt,
  onFailure,
}: Ask): Totals | null {
  const { client } = useBag()
  const [totals, setTotals] = useState<Totals | null>(null)
  const { carrier_code: carrier, method_code: method } = shipping ?? {}
  const paymentCode = payment?.code
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    setTotals(null)
    if (cartId === null || paymentCode === undefined) return
    let isCurrent = true
    const addressInformation = {
      shippingAddress: { countryId: country },
      shippingCarrierCode: carrier,
      shippingMethodCode: method,
      paymentMethodCode: paymentCode,
    }
    client.call(setShippingInformation, { query: { cartId }, body: { addressInformation } }).then(
      (answer) => isCurrent && setTotals(answer.totals),
      () => isCurrent && onFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [client, cartId, country, carrier, method, paymentCode, attempt])
  return totals
}
