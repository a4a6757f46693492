import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, PickupPoint, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { Estimates } from '@vitrine/contract/cart/estimates'
import { isPostcode } from '@vitrine/domain/address/postcode'
import { syncedCartId } from '@vitrine/sync/cart/stored/synced-cart'
import { useState } from 'react'
import { useCart } from '#web/engine/use-cart.ts'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { usualShipping } from '#web/lib/delivery/usual-shipping.ts'
import { useIsCarried } from './chosen/use-is-carried.ts'
import { useKeptChoices } from './chosen/use-kept-choices.ts'
import { useIsAway } from './offline/use-is-away.ts'
import { useOfflineOffers } from './offline/use-offline-offers.ts'
import { useOfflineTotals } from './offline/use-offline-totals.ts'
import { useChosenTotals } from './use-chosen-totals.ts'
import { type Offers, useOffers } from './use-offers.ts'

export type Methods = {
  shipping: readonly ShippingMethod[]
  payment: readonly PaymentMethod[]
  chosenShipping: ShippingMethod | undefined
  chosenPayment: PaymentMethod | undefined
  /** Where the parcel waits, if the chosen way asks for that. */
  chosenPoint: PickupPoint | undefined
  /** Said after a try to order. */
  isPointMissing: boolean
  /** What was chosen is not offered here. */
  isWayGone: boolean
  /** Of the server, for exactly this choice; null while it is being counted. */
  totals: Totals | null
  /** They are this page's own, as the shop could not be asked. */
  isEstimate: boolean
  failed: boolean
  /** The shop has not said yet what it offers. */
  isComing: boolean
  /** The shop has answered, and no way leads to the address. */
  isOutOfReach: boolean
  chooseShipping(key: string): void
  choosePayment(code: string): void
  choosePoint(code: string): void
  /** True when nothing more is to be chosen; else what is missing is said. */
  check(): boolean
  retry(): void
}

export const shippingKeyOf = (method: ShippingMethod) => `${method.carrier_code}/${method.method_code}`

type Place = { country: string; postcode: string }

const NONE_YET: Offers = { shipping: [], payment: [] }

/** Ways to deliver and to pay for a country, and what the whole costs with the chosen ones. */
export function useMethods({ country, postcode }: Place, estimates: Estimates): Methods {
  const cart = useCart()
  const { wanted, isRead, want } = useKeptChoices()
  const [isChecked, setChecked] = useState(false)
  // On arrival the version comes after the cart: asked before it is known, everything would be counted twice.
  const cartVersion = cart.totalsStale ? undefined : cart.totals?.cart_version
  const cartId = cartVersion === undefined || !isRead ? null : syncedCartId(cart)
  const whole = (isPostcode(country, postcode) && postcode.trim()) || undefined
  const asked = useOffers({ cartId, cartVersion, country, postcode: whole })
  const isCarried = useIsCarried()
  const offered = useOffersOr(asked, useOfflineOffers(estimates, country))
  const isStandIn = offered.shipping.some(({ offline }) => offline)
  const offers = forWhat(offered, { isCarried })
  const isWanted = (one: ShippingMethod) => shippingKeyOf(one) === wanted.shipping
  const shipping = offers.shipping.find(isWanted) ?? usualShipping(offers.shipping, cart.totals)
  const payment = pickPayment(offers.payment, wanted.payment)
  const point = shipping?.pickup_points.find(({ code }) => code === wanted.point)
  const needsPoint = shipping?.needs_point === true && point === undefined
  const estimated = useOfflineTotals(estimates, { country, postcode })({ shipping, payment })
  const counted = useChosenTotals({
    ...{ cartVersion, country, shipping, payment, postcode: whole },
    // What stands in is nothing to tell the shop.
    cartId: isStandIn ? null : cartId,
  })
  // The browser may have lost its line after the ways were told: another of them can still be chosen.
  const isUncounted = useIsAway(counted) || isStandIn
  return {
    ...offers,
    isComing: isComing(offered, asked),
    chosenShipping: shipping,
    chosenPayment: payment,
    chosenPoint: point,
    isPointMissing: isChecked && needsPoint,
    isWayGone: isGone(wanted.shipping, shipping),
    ...sumsOf({ asked, counted }, isUncounted ? estimated : null),
    isOutOfReach: isCarried && asked.answer?.shipping.length === 0,
    chooseShipping: (key) => want({ shipping: key }),
    choosePayment: (code) => want({ payment: code }),
    choosePoint: (code) => want({ point: code }),
    check() {
      setChecked(true)
      return !needsPoint
    },
    retry: () => {
      asked.retry()
      counted.retry()
    },
  }
}

const isComing = (offered: Offers, { error }: Question<Offers>) => offered === NONE_YET && error === undefined

/** What is mailed needs no way, whatever the shop offers to the address. */
const forWhat = (offers: Offers, { isCarried }: { isCarried: boolean }): Offers =>
  isCarried ? offers : { ...offers, shipping: [] }

type Asked = { asked: Question<Offers>; counted: Question<Totals> }

/** What the shop counts, else what is counted here; where it can be neither, that it failed is told. */
function sumsOf({ asked, counted }: Asked, estimated: Totals | null) {
  const agreed = sumToAgreeTo(asked, counted)
  const totals = agreed ?? estimated
  const error = asked.error ?? counted.error
  return { totals, isEstimate: agreed === null, failed: totals === null && error !== undefined }
}

/** Another address may have other ways: until they are known, no sum is one to agree to. */
function sumToAgreeTo(asked: Question<Offers>, { answer }: Question<Totals>): Totals | null {
  const isKnown = asked.answer !== undefined || asked.error !== undefined
  return (isKnown && answer) || null
}

/** What the shop offers; where it cannot be asked, what stands in. Where it names no way to pay, its content does (spec §5). */
function useOffersOr(asked: Question<Offers>, standIns: Offers): Offers {
  const isAway = useIsAway(asked)
  const known = isAway ? asked.answer : asked.latest
  if (!known) return isAway ? standIns : NONE_YET
  return known.payment.length > 0 ? known : { ...known, payment: standIns.payment }
}

const isGone = (wanted: string | undefined, got: ShippingMethod | undefined): boolean =>
  wanted !== undefined && got?.offline === false && shippingKeyOf(got) !== wanted

/** What was tapped, else the default, else the first. */
const pickPayment = (offers: readonly PaymentMethod[], wanted: string | undefined) =>
  offers.find(({ code }) => code === wanted) ?? offers.find((one) => one.default) ?? offers[0]
