import type { ColorName } from '../palette.ts'

/** What a colour of the palette becomes in metal: camel is gold, mist is silver, sand a paler gold. */
export const METAL_TONES = {
  camel: '#C29A4B',
  sand: '#CBB07A',
  mist: '#C4C8CA',
} satisfies Partial<Record<ColorName, string>>
