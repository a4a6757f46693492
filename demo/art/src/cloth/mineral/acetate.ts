import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const clouds = tileNoise(12, 12)
const veins = tileNoise(24, 24)

/** Polished acetate, milled from a block in which two tones were pressed together. */
export const acetate = cloth({
  size: [144, 144],
  unrest: 0,
  contrast: 0.95,
  gloss: 0.2,
  shininess: 26,
  bend: 0,
  texel: (u, v) => {
    const cloud = clouds(u / 12, v / 12 + 0.3) + 0.5 * veins(u / 6 + 3, v / 6)
    return [1 + 0.05 * cloud, Math.max(0, Math.min(0.24, 0.4 * (cloud - 0.12))), 0]
  },
})
