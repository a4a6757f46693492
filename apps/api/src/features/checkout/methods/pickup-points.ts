import type { PickupPoint as WirePoint } from '@vitrine/contract/cart/checkout'
import type { PickedPoint } from '@vitrine/contract/order'
import { hasPostcodes } from '@vitrine/domain/address/postcode'
import type { Parcel } from '@vitrine/domain/checkout/delivery'
import { nearestPoints } from '@vitrine/domain/pickup/nearest-points'
import { pickPoint } from '@vitrine/domain/pickup/pick-point'
import { type PickupPoint, pointsOf } from '@vitrine/domain/pickup/pickup-point'
import type { Offering } from '#api/commerce/commerce.ts'
import { invalidInput, ShopError } from '#api/errors.ts'

type Way = { carrierCode: string; methodCode: string }
export type OfferedPoints = { needsPoint: boolean; points: PickupPoint[] }

/** Where no postcode ever says which are nearest: more than anybody looks through, and enough for a city. */
const OF_A_CITY = 30

/** Whether a way asks for a point, and the nearest ones once a postcode says where; where there are none, those there are. */
export function offerPoints(
  points: readonly PickupPoint[],
  { carrierCode, methodCode }: Way,
  { country, postcode = '' }: Parcel,
): OfferedPoints {
  const own = pointsOf(points, { country, carrierCode, methodCode })
  const isPlaced = postcode.trim() !== ''
  if (!isPlaced && !hasPostcodes(country))
    return { needsPoint: own.length > 0, points: nearestPoints(own, '', OF_A_CITY) }
  return { needsPoint: own.length > 0, points: isPlaced ? nearestPoints(own, postcode) : [] }
}

export const toWirePoint = ({ code, name, street, postcode, city, hours }: PickupPoint): WirePoint => ({
  ...{ code, name, street, postcode, city, hours },
})

type Wish = {
  code: string | undefined
  wasDelayed: boolean
  way: Way
  to: { country_id: string; postcode: string }
}

/** Where the parcel of an order waits, as the order keeps it; null where its way has no points. */
export function getPoint({ commerce }: Offering, { code, wasDelayed, way, to }: Wish): PickedPoint | null {
  const { carrierCode, methodCode } = way
  const own = pointsOf(commerce.points, { country: to.country_id, carrierCode, methodCode })
  const picked = pickPoint(own, { code, postcode: to.postcode, wasDelayed })
  if (!picked.ok) throw refusePoint(picked.problem)
  return picked.point && { ...toWirePoint(picked.point), chosen_by_shop: picked.chosenByShop }
}

function refusePoint(problem: 'missing' | 'unknown'): ShopError {
  const path = 'addressInformation.shippingExtraFields.pickup_point'
  if (problem === 'missing') return invalidInput([{ path, key: 'REQUIRED', message: 'is missing' }])
  const details = [{ path, key: 'REFUSED', message: 'is no point of this way any more' }]
  return new ShopError('SHIPPING_UNAVAILABLE', { details })
}
