import { nearestPoints } from './nearest-points.ts'
import type { PickupPoint } from './pickup-point.ts'

type Wish = {
  /** The code the shopper chose; undefined where none was. */
  code: string | undefined
  postcode: string
  /** An order that waited on a device cannot be asked any more. */
  wasDelayed: boolean
}

export type Picked =
  | { ok: true; point: PickupPoint | null; chosenByShop: boolean }
  | { ok: false; problem: 'missing' | 'unknown' }

/**
 * Where the parcel of an order waits, of the points its way has in the country. The shopper chooses; an order that waited
 * without a choice, or for a point that closed meanwhile, is not lost: it goes to the nearest, and its mail says so.
 */
export function pickPoint(points: readonly PickupPoint[], { code, postcode, wasDelayed }: Wish): Picked {
  if (points.length === 0) return { ok: true, point: null, chosenByShop: true }
  const point = points.find((one) => one.code === code)
  if (point) return { ok: true, point, chosenByShop: false }
  if (wasDelayed)
    return { ok: true, point: nearestPoints(points, postcode, 1)[0] ?? null, chosenByShop: true }
  return { ok: false, problem: code ? 'unknown' : 'missing' }
}
