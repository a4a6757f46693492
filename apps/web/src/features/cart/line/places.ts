// What was taken back stands where it stood; for the shop it is a new line, the last one. Kept for as long as the tab is
// open, so that a reload moves nothing.
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { listIn, tabStorage } from '#web/lib/browser-storage.ts'

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

export const readPlaces = (): readonly Place[] => listIn(tabStorage.read(KEY)).filter(isPlace)

export const keepPlaces = (places: readonly Place[]): void =>
  tabStorage.write(KEY, JSON.stringify(places.slice(-MAX_PLACES)))

function isPlace(one: unknown): one is Place {
  const { key, place } = (one ?? {}) as Partial<Place>
  return typeof key === 'string' && Number.isInteger(place)
}
