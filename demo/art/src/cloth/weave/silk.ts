import { tileNoise } from '../../chance/tile-noise.ts'
import { cloth } from '../cloth.ts'

const threads = tileNoise(64, 8)

export const silk = cloth({
  size: [64, 64],
  unrest: 1.5,
  loft: 1.1,
  contrast: 1.05,
  gloss: 0.2,
  shininess: 15,
  bend: 3,
  texel: (u, v) => [1 + 0.008 * threads(u, v / 8), 0, 0],
})
