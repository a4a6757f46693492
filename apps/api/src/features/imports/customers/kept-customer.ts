// What the columns of a customers' table have no room for, in one cell as JSON: further addresses, since when, and in which
// stores the newsletter was asked for. No password and no role ever stands there, nor would be read from there.
import { AddressSchema } from '@vitrine/contract/order'
import { STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'

const PlaceSchema = AddressSchema.omit({ email: true })
export type Place = z.output<typeof PlaceSchema>

const KeptSchema = z.object({
  v: z.literal(1),
  since: z.iso.datetime(),
  city: z.string().max(100),
  postcode: z.string().max(20),
  country: z.string().max(2),
  letters: z.array(z.enum(STORE_CODES)),
  /** The one in the columns beside it, as it is stored; then the others. */
  places: z.array(z.unknown()).max(100),
})
export type Kept = Omit<z.output<typeof KeptSchema>, 'v' | 'places'> & { places: Place[] }

/** Undefined for a cell that somebody has damaged. */
export function readKept(cell: string): Kept | undefined {
  const found = KeptSchema.safeParse(jsonIn(cell)).data
  return found && { ...found, places: found.places.flatMap((one) => readPlace(one) ?? []) }
}

export const readPlace = (given: unknown): Place | undefined => PlaceSchema.safeParse(given).data

export type PlaceFault = { field: string; is: 'missing' | 'wrong' }

/** The field that is wrong with it, by name. */
export function faultOfPlace(given: Readonly<Record<string, unknown>>): PlaceFault {
  const [issue] = PlaceSchema.safeParse(given).error?.issues ?? []
  const field = String(issue?.path[0])
  return { field, is: [given[field]].flat().join('').trim() === '' ? 'missing' : 'wrong' }
}

export const writeKept = (kept: Omit<Kept, 'places'> & { places: readonly unknown[] }): string =>
  JSON.stringify({ v: 1, ...kept })

function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}
