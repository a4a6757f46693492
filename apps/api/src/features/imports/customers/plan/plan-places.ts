import { MAX_ADDRESSES } from '@vitrine/contract/user/addresses'
import type { Context } from '#api/context.ts'
import { type Told, told } from '#api/refusal/told.ts'
import type { Place } from '../kept-customer.ts'
import type { Known } from '../known.ts'
import { isSamePlace, placeOf } from '../places.ts'
import type { GivenCustomer } from '../read-customers.ts'

type Moved = { id: number; place: Place }
type Finding = { found: Known | undefined; remarks: Told[] }

/** Addresses to write anew, and those to add: whoever has one keeps it once. */
export async function placesOf(
  ctx: Context,
  given: GivenCustomer,
  { found, remarks }: Finding,
): Promise<{ moved: Moved[]; added: Place[] }> {
  const stored = found?.places ?? []
  const [kept, ...others] = given.kept?.places ?? []
  const first = await placeOf(ctx, { cells: given.cells, kept, person: personOf(given, found) })
  if (first && 'fault' in first) remarks.push(told('ADDRESS_PASSED', first.fault))
  const place = first && 'place' in first ? first : undefined
  const former = place?.isEdited ? stored.find((one) => isSamePlace(one.place, kept)) : undefined
  const moved = former && place ? [{ id: former.id, place: place.place }] : []
  const wanted = [...(place && !former ? [place.place] : []), ...others]
  const added = unknownOf(wanted, [...stored, ...moved])
  const room = Math.max(0, MAX_ADDRESSES - stored.length)
  if (added.length > room)
    remarks.push(told('ADDRESSES_FULL', { limit: MAX_ADDRESSES, count: added.length - room }))
  return { moved, added: added.slice(0, room) }
}

const personOf = (given: GivenCustomer, found: Known | undefined) => ({
  firstname: given.firstname || (found?.firstname ?? ''),
  lastname: given.lastname || (found?.lastname ?? ''),
})

function unknownOf(wanted: readonly Place[], held: readonly { place: unknown }[]): Place[] {
  const known = held.map(({ place }) => place)
  const added: Place[] = []
  for (const place of wanted)
    if (![...known, ...added].some((one) => isSamePlace(one, place))) added.push(place)
  return added
}
