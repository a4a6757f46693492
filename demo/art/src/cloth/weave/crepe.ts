import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const pebbles = tileNoise(96, 96)
const twists = tileNoise(32, 64)

/** Overtwisted yarn: it falls like silk, and its pebbled face scatters the light that silk would throw back. */
export const crepe = cloth({
  size: [96, 96],
  unrest: 1.4,
  loft: 1.1,
  contrast: 0.98,
  gloss: 0.03,
  shininess: 6,
  bend: 2.6,
  texel: (u, v) => [1 + 0.02 * pebbles(u, v) + 0.012 * twists(u / 3, v / 1.5), 0, 0],
})
