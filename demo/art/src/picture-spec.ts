import { decodeGarment, encodeGarment } from './spec/garment-path.ts'
import type { GarmentSpec } from './spec/garment-spec.ts'
import { decodeSeed, encodeSeed } from './spec/seed-word.ts'

/** Up to three garments laid out together: behind right, in front left, and an accessory lower left. */
export type OutfitSpec = { items: GarmentSpec[]; seed: string }

export type PictureSpec = GarmentSpec | OutfitSpec

const OUTFIT = 'outfit/'
const AND = '/and/'
const ALL = '/all-'
const MAX_ITEMS = 3

/**
 * The picture's path, without extension: `tee/jersey-breton/chalk-navy/front-a2`. Canonical: options and pieces
 * are sorted, an absent view is written as front.
 */
export function encodeSpec(spec: PictureSpec): string {
  if (!('items' in spec)) return encodeGarment(spec)
  return `${OUTFIT}${spec.items.map(encodeGarment).join(AND)}${ALL}${encodeSeed(spec.seed)}`
}

/** The spec a path stands for, or undefined for a path that encodeSpec would not write. Never throws. */
export function decodeSpec(path: string): PictureSpec | undefined {
  const spec = path.startsWith(OUTFIT) ? decodeOutfit(path.slice(OUTFIT.length)) : decodeGarment(path)
  return spec && encodeSpec(spec) === path ? spec : undefined
}

function decodeOutfit(path: string): OutfitSpec | undefined {
  const end = path.lastIndexOf(ALL)
  if (end < 0) return undefined
  const seed = decodeSeed(path.slice(end + ALL.length))
  const items = path.slice(0, end).split(AND).map(decodeGarment)
  const known = items.filter((item) => item !== undefined)
  if (seed === undefined || known.length !== items.length || items.length > MAX_ITEMS) return undefined
  return { items: known, seed }
}
