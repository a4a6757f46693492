/** A place of a carrier where parcels wait to be fetched. */
export type PickupPoint = {
  code: string
  country: string
  carrierCode: string
  methodCode: string
  name: string
  street: string
  postcode: string
  city: string
  /** As `Mo-Fr 09:00-19:00; Sa 10:00-14:00`; empty where nobody has told. */
  hours: string
}

type Way = { country: string; carrierCode: string; methodCode: string }

/** Those of a way in a country. A way that has none there needs none: the carrier says where the parcel waits. */
export function pointsOf(points: readonly PickupPoint[], way: Way): PickupPoint[] {
  return points.filter(
    (point) =>
      point.country === way.country &&
      point.carrierCode === way.carrierCode &&
      point.methodCode === way.methodCode,
  )
}
