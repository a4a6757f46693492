import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const nap = tileNoise(48, 48)
const strokes = tileNoise(12, 24)

/** Brushed hide: no gloss, the nap lies now this way, now that. */
export const suede = cloth({
  size: [96, 96],
  unrest: 0.3,
  contrast: 0.92,
  bend: 0.6,
  texel: (u, v) => [1 + 0.03 * nap(u / 2, v / 2) + 0.03 * strokes(u / 8, v / 4), 0, 0],
})
