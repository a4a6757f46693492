import { encodeSpec, type PictureSpec } from '@vitrine/art/picture-spec'
import { toneOf } from '@vitrine/art/tone/tone-of'
import type { MediaRecord } from '@vitrine/domain/catalog/records'

export type GarmentSpec = Extract<PictureSpec, { garment: unknown }>
export type View = NonNullable<GarmentSpec['view']>

/** Where the shop serves the picture a spec describes. */
export const picturePath = (spec: PictureSpec): string => `/art/${encodeSpec(spec)}.webp`

/** Where the shop serves the film made of a picture. */
export const filmPath = (picture: string): string => `/media/film${picture.replace(/webp$/, 'webm')}`

/** A drawn picture of a product; `colorKey` where it shows one colour only. */
export const drawn = (spec: PictureSpec, colorKey?: string): MediaRecord => ({
  path: picturePath(spec),
  kind: 'image',
  tone: toneOf(spec),
  ...(colorKey !== undefined && { colorKey }),
})
