import { plainPostcode } from '../address/postcode.ts'
import type { PickupPoint } from './pickup-point.ts'

const SHOWN = 5

/**
 * How near a point is, by postcodes alone: the more letters and digits they share from the left, the nearer, for that is how
 * countries divide themselves; of equals the one whose remaining number differs least.
 */
export function nearestPoints(
  points: readonly PickupPoint[],
  postcode: string,
  count = SHOWN,
): PickupPoint[] {
  const wanted = plainPostcode(postcode)
  return points
    .map((point) => ({ point, ...distance(wanted, plainPostcode(point.postcode)) }))
    .toSorted(
      (one, other) =>
        other.shared - one.shared || one.apart - other.apart || (one.point.code < other.point.code ? -1 : 1),
    )
    .slice(0, count)
    .map(({ point }) => point)
}

function distance(one: string, other: string): { shared: number; apart: number } {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return { shared, apart: Math.abs(numberIn(one.slice(shared)) - numberIn(other.slice(shared))) }
}

const numberIn = (rest: string): number => Number.parseInt(rest, 10) || 0
