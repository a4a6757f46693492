import { encodeSpec, type PictureSpec } from '@vitrine/art/picture-spec'

export type GarmentSpec = Extract<PictureSpec, { garment: unknown }>
export type View = NonNullable<GarmentSpec['view']>

/** Where the shop serves the picture a spec describes. */
export const picturePath = (spec: PictureSpec): string => `/art/${encodeSpec(spec)}.webp`
