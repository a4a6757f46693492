// An address between its columns and the shop.
import { isDeepStrictEqual } from 'node:util'
import { addressFaults } from '@vitrine/domain/address/address-faults'
import type { Context } from '#api/context.ts'
import { completeRegion } from '#api/features/stores/index.ts'
import { PLACE_FIELDS, type PlaceCells } from './columns.ts'
import { faultOfPlace, type Place, type PlaceFault, readPlace } from './kept-customer.ts'

type Written = { place: Place; isEdited: boolean } | { fault: PlaceFault } | undefined
type Given = { cells: PlaceCells; kept: Place | undefined; person: { firstname: string; lastname: string } }

export const cellsOfPlace = (place: Place): PlaceCells => ({
  ...{ company: place.company, street: place.street[0] ?? '', street2: place.street.slice(1).join(', ') },
  ...{ city: place.city, region: place.region_code || place.region, country_id: place.country_id },
  ...{ postcode: place.postcode, telephone: place.telephone, vat_id: place.vat_id },
})

/** As it is kept beside the columns, but for cells that say otherwise; undefined where there is none. */
export async function placeOf(ctx: Context, { cells, kept, person }: Given): Promise<Written> {
  const said = kept && cellsOfPlace(kept)
  const edits = Object.fromEntries(
    PLACE_FIELDS.filter((field) => cells[field] !== '' && cells[field] !== said?.[field]).map((field) => [
      field,
      cells[field],
    ]),
  ) as Partial<PlaceCells>
  if (kept && Object.keys(edits).length === 0) return { place: kept, isEdited: false }
  // Many a shop writes the country of somebody who has never told an address.
  if (!kept && cells.street === '' && cells.city === '' && cells.postcode === '') return undefined
  const { region, street, street2, ...plain } = edits
  const lines = kept?.street ?? []
  const unplaced = {
    ...{ ...person, ...kept, ...plain },
    country_id: (plain.country_id ?? kept?.country_id ?? '').toUpperCase(),
    street: [street ?? lines[0] ?? '', ...(street2 === undefined ? lines.slice(1) : [street2])],
  }
  const whole = region === undefined ? unplaced : await withRegion(ctx, unplaced, region)
  const place = readPlace(whole)
  if (!place) return { fault: faultOfPlace(whole) }
  const faults = Object.entries(addressFaults(place, { isCarried: false }))
  const [fault] = faults.map(([field, is]) => ({ field, is }))
  return fault ? { fault } : { place, isEdited: kept !== undefined }
}

/** A code, or the name in one of our languages; else as it is written. */
async function withRegion<T extends object>(
  ctx: Context,
  place: T & Pick<Place, 'country_id'>,
  said: string,
) {
  const bare = { postcode: '', ...place, region_id: 0, region: '' }
  const found = await completeRegion(ctx, { ...bare, region_code: said })
  return found.region === '' ? { ...bare, region: said, region_code: '' } : found
}

/** What stands in the shop may be older than some of today's fields. */
export const isSamePlace = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(readPlace(one) ?? one, readPlace(other) ?? other)
