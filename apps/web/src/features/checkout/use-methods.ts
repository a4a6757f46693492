import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import { useState } from 'react'
import { useCart } from '#web/lib/bag.tsx'
import { useChosenTotals } from './use-chosen-totals.ts'
import { useOffers } from './use-offers.ts'

export type Methods = {
  shipping: readonly ShippingMethod[]
  payment: readonly PaymentMethod[]
  chosenShipping: ShippingMethod | undefined
  chosenPayment: PaymentMethod | undefined
  /** Of the server, for exactly this choice; null while it is being counted. */
  totals: Totals | null
  failed: boolean
  chooseShipping(key: string): void
  choosePayment(code: string): void
  retry(): void
}

export const shippingKeyOf = (method: ShippingMethod) => `${method.carrier_code}/${method.method_code}`

/** Ways to deliver and to pay for a country, and what the whole costs with the chosen ones. */
export function useMethods(country: string): Methods {
  const cart = useCart()
  const [wanted, setWanted] = useState<{ shipping?: string; payment?: string }>({})
  const [{ attempt, failed }, setTry] = useState({ attempt: 0, failed: false })
  // While operations wait, the server's cart is not yet the one on the screen.
  const cartId = cart.waiting.length === 0 ? cart.cartId : null
  const onFailure = () => setTry((current) => ({ ...current, failed: true }))
  const offers = useOffers({ cartId, country, attempt, onFailure })
  const chosenShipping = pick(offers.shipping, (one) => shippingKeyOf(one) === wanted.shipping)
  const chosenPayment = pick(offers.payment, (one) => one.code === wanted.payment)
  const totals = useChosenTotals({
    cartId,
    country,
    shipping: chosenShipping,
    payment: chosenPayment,
    attempt,
    onFailure,
  })
  return {
    ...offers,
    chosenShipping,
    chosenPayment,
    totals,
    failed,
    chooseShipping: (shipping) => setWanted((current) => ({ ...current, shipping })),
    choosePayment: (payment) => setWanted((current) => ({ ...current, payment })),
    retry: () => setTry((current) => ({ attempt: current.attempt + 1, failed: false })),
  }
}

/** What was tapped, else the default, else the first. */
function pick<T extends { default: boolean }>(
  offers: readonly T[],
  isWanted: (one: T) => boolean,
): T | undefined {
  return offers.find(isWanted) ?? offers.find((one) => one.default) ?? offers[0]
}
