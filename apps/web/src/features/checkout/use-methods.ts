import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import { toldCartId } from '@vitrine/sync/cart/kept/told-cart'
import { useState } from 'react'
import { useCart } from '#web/lib/bag.tsx'
import { useChosenTotals } from './use-chosen-totals.ts'
import { type Offers, useOffers } from './use-offers.ts'

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

const NONE_YET: Offers = { shipping: [], payment: [] }

/** Ways to deliver and to pay for a country, and what the whole costs with the chosen ones. */
export function useMethods(country: string): Methods {
  const cart = useCart()
  const [wanted, setWanted] = useState<{ shipping?: string; payment?: string }>({})
  const cartId = toldCartId(cart)
  const cartVersion = cart.totals?.cart_version
  const asked = useOffers({ cartId, cartVersion, country })
  const offers = asked.latest ?? NONE_YET
  const shipping = pick(offers.shipping, (one) => shippingKeyOf(one) === wanted.shipping)
  const payment = pick(offers.payment, (one) => one.code === wanted.payment)
  const counted = useChosenTotals({
    cartId,
    cartVersion,
    country,
    shipping,
    payment,
  })
  return {
    ...offers,
    chosenShipping: shipping,
    chosenPayment: payment,
    totals: counted.answer ?? null,
    failed: asked.error !== undefined || counted.error !== undefined,
    chooseShipping: (key) => setWanted((current) => ({ ...current, shipping: key })),
    choosePayment: (code) => setWanted((current) => ({ ...current, payment: code })),
    retry: () => {
      asked.retry()
      counted.retry()
    },
  }
}

/** What was tapped, else the default, else the first. */
function pick<T extends { default: boolean }>(
  offers: readonly T[],
  isWanted: (one: T) => boolean,
): T | undefined {
  return offers.find(isWanted) ?? offers.find((one) => one.default) ?? offers[0]
}
