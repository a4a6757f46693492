import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@vitrine/contract/cart/checkout'
import { isPostcode } from '@vitrine/domain/checkout/postcode'
import { syncedCartId } from '@vitrine/sync/cart/stored/synced-cart'
import { useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
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
  /** The shop has answered, and no way leads to the address. */
  isOutOfReach: boolean
  chooseShipping(key: string): void
  choosePayment(code: string): void
  retry(): void
}

export const shippingKeyOf = (method: ShippingMethod) => `${method.carrier_code}/${method.method_code}`

const NONE_YET: Offers = { shipping: [], payment: [] }

/** Ways to deliver and to pay for a country, and what the whole costs with the chosen ones. */
export function useMethods({ country, postcode }: { country: string; postcode: string }): Methods {
  const cart = useCart()
  const [wanted, setWanted] = useState<{ shipping?: string; payment?: string }>({})
  // On arrival the version comes after the cart: asked before it is known, everything would be counted twice.
  const cartVersion = cart.totalsStale ? undefined : cart.totals?.cart_version
  const cartId = cartVersion === undefined ? null : syncedCartId(cart)
  const whole = isPostcode(country, postcode) ? postcode.trim() : undefined
  const asked = useOffers({ cartId, cartVersion, country, postcode: whole })
  const offers = asked.latest ?? NONE_YET
  const shipping = pick(offers.shipping, (one) => shippingKeyOf(one) === wanted.shipping)
  const payment = pick(offers.payment, (one) => one.code === wanted.payment)
  const counted = useChosenTotals({
    cartId,
    cartVersion,
    country,
    postcode: whole,
    shipping,
    payment,
  })
  return {
    ...offers,
    chosenShipping: shipping,
    chosenPayment: payment,
    totals: counted.answer ?? null,
    isOutOfReach: asked.answer?.shipping.length === 0,
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
