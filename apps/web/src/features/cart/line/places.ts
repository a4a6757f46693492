// What was taken back stands where it stood; for the shop it is a new line, the last one. Kept for as long as the tab is
// open, so that a reload moves nothing.
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartLine } from '@vitrine/sync/cart/cart-state'

export type Place = { key: string; place: number }

const KEY = 'shop/cart/places'
const MAX_PLACES = 20

/** From the first place on: each was told by all that stood before it. A line that came back twice stands where it stood last. */
export function inTheirPlaces(lines: readonly CartLine[], places: readonly Place[]): readonly CartLine[] {
  const placeOf = new Map(places.map(({ key, place }) => [key, place]))
  const shown = lines.filter((line) => !placeOf.has(lineKey(line)))
  const back = lines.flatMap((line) => {
    const place = placeOf.get(lineKey(line))
    return place === undefined ? [] : [{ line, place }]
  })
  for (const { line, place } of back.sort((one, other) => one.place - other.place))
    shown.splice(place, 0, line)
  return shown
}

export function readPlaces(): readonly Place[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

/** A full or closed storage costs a convenience only. */
export function keepPlaces(places: readonly Place[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(places.slice(-MAX_PLACES)))
  } catch {}
}

const isPlace = (one: Partial<Place> | null): one is Place =>
  typeof one?.key === 'string' && Number.isInteger(one.place)
